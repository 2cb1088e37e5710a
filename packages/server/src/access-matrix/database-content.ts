import { AREAS } from '../app.ts';
import { describeWalls } from '../platform/area/described-walls.ts';
import type { Database } from '../platform/db/index.ts';
import { SESSION_ROWS } from '../testing/table-states.ts';

/** A mark of the rows of each table. */
export type TableMarks = Readonly<Record<string, string>>;

const walls = describeWalls(AREAS);

/** The sealer writes them a little after each audited change, which `audit` shows; who is present is nobody's change. */
const FOLLOWS = new Set(['audit_batch', 'audit_seal']);

/**
 * How many rows, and the sum of the transactions that wrote them: a later one has a higher number, so an insert, an
 * update and a delete, each or together, change one of the two. A tenth of the cost of reading what is in the rows, which
 * is done of sessions alone: any call may write when they were last used.
 */
const digest = (table: string, where = 'true'): string => {
  const mark = table === 'session' ? SESSION_ROWS : "count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0)";
  return `(select ${mark} from ${table} t where ${where}) as ${table.replace('.', '_')}`;
};

/** By database, what was read last and of which snapshot. */
const lastRead = new WeakMap<Database, { readonly asked: string; readonly marks: TableMarks }>();

/**
 * Whoever writes a row takes a number of transaction, and a snapshot says which are taken and which under way: as long as it is
 * the same, so is every row, and no table is read again.
 */
async function read(db: Database, columns: readonly string[]): Promise<TableMarks> {
  const { rows } = await db.query<{ now: string }>('select pg_current_snapshot()::text as now');
  const asked = `${rows[0]!.now} ${columns.join(', ')}`;
  const last = lastRead.get(db);
  if (last?.asked === asked) return last.marks;
  const marks = (await db.query<Record<string, string>>(`select ${columns.join(', ')}`)).rows[0]!;
  lastRead.set(db, { asked, marks });
  return marks;
}

/** A mark of the content of every table, by its name: two readings are equal where nothing changed. */
export function everyTable(db: Database): Promise<TableMarks> {
  const tables = [...walls.guarded, ...walls.shared].map(({ table }) => table);
  const compared = tables.filter((table) => !FOLLOWS.has(table));
  return read(db, [...compared.map((table) => digest(table)), digest('pgboss.job')]);
}

/** As `everyTable`, of the rows that are not the person's: what is written in the own name does not count. */
export function rowsOfOthers(
  db: Database,
  who: { readonly employeeId: string; readonly userName: string },
): Promise<TableMarks> {
  const guarded = walls.guarded.filter(({ table }) => !FOLLOWS.has(table) && table !== 'outbox');
  return read(db, [
    ...guarded.map(({ table, foreign, by }) =>
      digest(table, foreign.replaceAll('$1', `'${who[by]}'`).replace(' limit 100', '')),
    ),
    ...walls.shared.map(({ table }) => digest(table)),
  ]);
}
