import type { World } from '@torre/demo';
import { inTransaction } from '../platform/db/index.ts';
import type { Database, Tx } from '../platform/db/index.ts';

export interface LoadWorldOptions {
  /** Name of the world; the database is marked as demo with it, so that its accounts may sign in. */
  readonly kind: string;
  /** Hash of the demo password, given to every account. */
  readonly passwordHash: string;
}

/** The database already holds an organisation: a world is loaded into an empty one only. */
export class DatabaseNotEmpty extends Error {
  constructor(plants: number) {
    super(
      `La base di dati contiene già ${plants} impianti: un mondo dimostrativo si carica solo in una base di dati vuota.`,
    );
    this.name = 'DatabaseNotEmpty';
  }
}

/** Rows of one statement: a few megabytes of JSON. */
const ROWS_AT_ONCE = 10_000;

/**
 * Loads a demo world into the database, opened as its owner, in one transaction and marks it as demo.
 * Throws DatabaseNotEmpty when there is any plant or person.
 */
export async function loadWorld(db: Database, world: World, options: LoadWorldOptions): Promise<void> {
  const tables = {
    ...world,
    account: world.account.map((row) => ({ ...row, password_hash: options.passwordHash })),
  };
  await inTransaction(db, async (tx) => {
    await refuseUnlessEmpty(tx);
    for (const [table, rows] of Object.entries(tables)) await insertRows(tx, table, rows);
    await tx.query(
      "insert into meta (key, value) values ('demo', $1) on conflict (key) do update set value = excluded.value",
      [options.kind],
    );
    // the planner would take the fresh tables for empty until the statistics come by themselves
    for (const table of Object.keys(tables)) await tx.query(`analyze ${table}`);
  });
}

async function refuseUnlessEmpty(tx: Tx): Promise<void> {
  const { rows } = await tx.query<{ plants: number; people: number }>(
    'select (select count(*) from plant) as plants, (select count(*) from employee) as people',
  );
  const { plants, people } = rows[0]!;
  if (plants > 0 || people > 0) throw new DatabaseNotEmpty(plants);
}

/** Rows that leave the same columns to their defaults go together; table and columns are names of the program. */
async function insertRows(tx: Tx, table: string, rows: readonly object[]): Promise<void> {
  for (const [columns, alike] of Map.groupBy(rows, (row) => Object.keys(row).join(', '))) {
    for (let first = 0; first < alike.length; first += ROWS_AT_ONCE) {
      await tx.query(
        `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`,
        [JSON.stringify(alike.slice(first, first + ROWS_AT_ONCE))],
      );
    }
  }
}
