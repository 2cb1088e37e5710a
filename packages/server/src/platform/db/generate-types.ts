import type { Queryable } from './database.ts';

interface Column {
  table_name: string;
  column_name: string;
  /** Name of the type in pg_type, e.g. `timestamptz`, `_text` for an array of text. */
  udt_name: string;
  is_nullable: 'YES' | 'NO';
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
  timestamptz: 'number',
  jsonb: 'unknown',
  tsvector: 'string',
  _text: 'string[]',
  _int4: 'number[]',
};

const HEAD = `// Generated from a migrated database; never edited by hand.

/** Rows as statements read them, by table: \`timestamptz\` in milliseconds since 1970 (UTC), \`date\` as YYYY-MM-DD, \`jsonb\` parsed. */
export interface Tables {`;

/** Types of columns in which text of a person may stand. */
const TEXTS: ReadonlySet<string> = new Set(['text', 'varchar', 'json', 'jsonb', '_text']);

/**
 * Columns of the database's tables and which of them are text (the areas say of each who may read it), as the text of
 * `db/types.gen.ts`: the same database gives the same text. Throws on a column whose type is not known yet.
 */
export async function generateTypes(db: Queryable): Promise<string> {
  const { rows } = await db.query<Column>(
    `select c.table_name, c.column_name, c.udt_name, c.is_nullable
       from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      order by c.table_name collate "C", c.ordinal_position`,
  );
  const tables = Map.groupBy(rows, (row) => row.table_name);
  const columnsOf = [...tables].map(([table, columns]) => {
    const lines = columns.map((column) => `    ${column.column_name}: ${columnType(column)};`);
    return [`  ${table}: {`, ...lines, '  };'].join('\n');
  });
  const texts = [...tables].map(([table, columns]) => {
    const names = columns.filter((one) => TEXTS.has(one.udt_name)).map((one) => `'${one.column_name}'`);
    return `  ${table}: ${names.join(' | ') || 'never'};`;
  });
  return [
    HEAD,
    ...columnsOf,
    '}\n',
    '/** Columns of text, by table. */\nexport interface TextColumns {',
    ...texts,
    '}\n',
  ].join('\n');
}

function columnType({ table_name, column_name, udt_name, is_nullable }: Column): string {
  const known = TYPE[udt_name];
  if (!known) throw new Error(`${table_name}.${column_name}: type ${udt_name} is not known`);
  return is_nullable === 'YES' && known !== 'unknown' ? `${known} | null` : known;
}
