import type { RosterPart, World } from '@torre/demo';
import type pg from 'pg';
import { copyRows, onConnection } from '../platform/db/index.ts';
import type { Database } from '../platform/db/index.ts';

export interface LoadWorldOptions {
  /** Name of the world; the database is marked as demo with it, so that its accounts may sign in. */
  readonly kind: string;
  /** Hash of the demo password, given to every account of the demo. */
  readonly passwordHash: string;
  /** Rows of further tables, loaded after those of the world. */
  readonly more?: Readonly<Record<string, readonly object[]>>;
  /** Rosters beside those of the world itself, loaded part by part as they are built. */
  readonly rosters?: Iterable<RosterPart>;
  /** Hears of every part. */
  readonly onPart?: (part: RosterPart) => void;
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

/** Tables of which a large world brings its rows part by part. */
const PARTED = [
  'day_shift',
  'shift_history',
  'absence',
  'absence_history',
  'activity',
  'punch',
  'day_timetable',
] as const;

/**
 * Loads a demo world into the database, opened as its owner, in one transaction and marks it as demo: whoever stops it
 * half-way leaves the database empty. Throws DatabaseNotEmpty when there is any plant or person.
 */
export async function loadWorld(db: Database, world: World, options: LoadWorldOptions): Promise<void> {
  const tables = {
    ...world,
    account: world.account.map((row) => ({
      ...row,
      password_hash: row.is_demo ? options.passwordHash : null,
    })),
    ...options.more,
  };
  await onConnection(db.pool, 'begin', async (client) => {
    await refuseUnlessEmpty(client);
    for (const [table, rows] of Object.entries(tables)) await loadRows(client, table, rows);
    for (const part of options.rosters ?? []) {
      for (const table of PARTED) await loadRows(client, table, part[table]);
      options.onPart?.(part);
    }
    await client.query(
      "insert into meta (key, value) values ('demo', $1) on conflict (key) do update set value = excluded.value",
      [options.kind],
    );
    // the planner would take the fresh tables for empty until the statistics come by themselves
    for (const table of Object.keys(tables)) await client.query(`analyze ${table}`);
  });
}

async function refuseUnlessEmpty(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ plants: number; people: number }>(
    'select (select count(*) from plant) as plants, (select count(*) from employee) as people',
  );
  const { plants, people } = rows[0]!;
  if (plants > 0 || people > 0) throw new DatabaseNotEmpty(plants);
}

/** Rows that leave the same columns to their defaults go together. */
async function loadRows(client: pg.PoolClient, table: string, rows: readonly object[]): Promise<void> {
  for (const alike of Map.groupBy(rows, (row) => Object.keys(row).join()).values())
    await copyRows(client, table, Object.keys(alike[0]!), alike);
}
