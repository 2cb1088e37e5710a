import type { Database } from '../platform/db/index.ts';
import type { DescribedTable, PersonalClass } from '../platform/area/described-table.ts';

export interface Canary {
  /** `table.column` */
  readonly column: string;
  readonly text: string;
  /** As the area describes the column. */
  readonly class: PersonalClass;
}

/** What a canary of a column reads like: a word that stands nowhere else. */
export function canaryOf(column: string): string {
  return `Canarino${column.replaceAll(/[^a-z]/g, '')}Giallo`;
}

/** Puts a canary into every personal field of a person; the fields of which there is no row are left out. */
export async function plantCanaries(
  owner: Database,
  employeeId: string,
  userName: string,
  tables: readonly DescribedTable[],
): Promise<readonly Canary[]> {
  const planted: Canary[] = [];
  const json = await jsonColumns(owner);
  for (const one of tables) {
    for (const [field, textClass] of Object.entries(one.text)) {
      // In the place of a secret it would only keep the person from signing in.
      if (textClass === 'PLAIN' || textClass === 'SECRET') continue;
      if (!('about' in one)) throw new Error(`${one.table}.${field} is about nobody`);
      const column = `${one.table}.${field}`;
      const text = canaryOf(column);
      const { rowCount } = await owner.query(
        `update ${one.table} set ${field} = ${json.has(column) ? 'to_jsonb($1::text)' : '$1'} where (${one.about}) and ($2::text, $3::text) is not null`,
        [text, employeeId, userName],
      );
      if (rowCount) planted.push({ column, text, class: textClass });
    }
  }
  return planted;
}

/** Columns that hold JSON, as `table.column`. */
async function jsonColumns(db: Database): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and data_type = 'jsonb'`,
  );
  return new Set(rows.map(({ name }) => name));
}

/** Text columns of all tables, as `table.column`. */
export async function textColumns(db: Database): Promise<readonly string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select c.table_name || '.' || c.column_name as name
       from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
        and c.data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY')
      order by 1`,
  );
  return rows.map((row) => row.name);
}
