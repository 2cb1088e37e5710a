import type { Database } from '../platform/db/index.ts';
import { PERSONAL_COLUMNS } from './personal-columns.ts';

export interface Canary {
  /** `table.column` */
  readonly column: string;
  readonly text: string;
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
): Promise<readonly Canary[]> {
  const planted: Canary[] = [];
  for (const [column, { where }] of Object.entries(PERSONAL_COLUMNS)) {
    const [table, field] = column.split('.');
    const text = canaryOf(column);
    const { rowCount } = await owner.query(
      `update ${table} set ${field} = $1 where (${where}) and ($2::text, $3::text) is not null`,
      [text, employeeId, userName],
    );
    if (rowCount) planted.push({ column, text });
  }
  return planted;
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
