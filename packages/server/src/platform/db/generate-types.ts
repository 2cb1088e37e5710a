import type { Queryable } from './database.ts';

interface Column {
  table_name: string;
  column_name: string;
  /** Name of the type in pg_type, e.g. `timestamptz`, `_text` for an array of text. */
  udt_name: string;
  is_nullable: 'YES' | 'NO';
  has_default: boolean;
}

/** As the parsers of `database.ts` deliver them. */
const TYPE: Readonly<Record<string, string>> = {
  text: 'string',
  uuid: 'string',
  xid8: 'string',
  date: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  numeric: 'string',
  bool: 'boolean',
  bytea: 'Buffer',
  timestamptz: 'Timestamp',
  jsonb: 'Json',
  _text: 'string[]',
  _int4: 'number[]',
};

const HEAD = `// Generated from a migrated database; never edited by hand.
import type { ColumnType, Generated } from 'kysely';

/** Read as milliseconds since 1970, written as ISO 8601 text. */
export type Timestamp = ColumnType<number, string, string>;

/** Read as a value, written as JSON text. */
export type Json = ColumnType<unknown, string, string>;
`;

/** Types of columns in which text of a person may stand. */
const TEXTS: ReadonlySet<string> = new Set(['text', 'varchar', 'json', 'jsonb', '_text']);

/**
 * Kysely types of the database's tables and the names of their text columns (the areas say of each who may read it), as the text of `db/types.gen.ts`: the same database gives the same text.
 * Throws on a column whose type is not known yet.
 */
export async function generateTypes(db: Queryable): Promise<string> {
  const { rows } = await db.query<Column>(
    `select c.table_name, c.column_name, c.udt_name, c.is_nullable, c.column_default is not null as has_default
       from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      order by c.table_name collate "C", c.ordinal_position`,
  );
  const tables = Map.groupBy(rows, (row) => row.table_name);
  const interfaces = [...tables].map(([table, columns]) => {
    const lines = columns.map((column) => `  ${column.column_name}: ${columnType(column)};`);
    return `export interface ${interfaceName(table)} {\n${lines.join('\n')}\n}\n`;
  });
  const index = [...tables.keys()].map((table) => `  ${table}: ${interfaceName(table)};`);
  const texts = [...tables].map(([table, columns]) => {
    const names = columns.filter((one) => TEXTS.has(one.udt_name)).map((one) => `'${one.column_name}'`);
    return `  ${table}: ${names.join(' | ') || 'never'};`;
  });
  return [
    HEAD,
    ...interfaces,
    `export interface DB {\n${index.join('\n')}\n}\n`,
    `/** Columns of text, by table. */\nexport interface TextColumns {\n${texts.join('\n')}\n}\n`,
  ].join('\n');
}

function columnType(column: Column): string {
  const known = TYPE[column.udt_name];
  if (!known)
    throw new Error(`${column.table_name}.${column.column_name}: type ${column.udt_name} is not known`);
  const type = column.is_nullable === 'YES' ? `${known} | null` : known;
  return column.has_default ? `Generated<${type}>` : type;
}

function interfaceName(table: string): string {
  const name = table.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return `${name}Table`;
}
