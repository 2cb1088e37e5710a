import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { openDatabase } from '../platform/db/index.ts';
import type { Database } from '../platform/db/index.ts';
import { dataFolder } from '../platform/embedded/data-folder.ts';
import { clusterProcesses, postmasterPid } from '../platform/embedded/orphans.ts';
import { openRunningDatabase } from '../testing/running-database.ts';
import { sampleSize } from '../testing/sample-size.ts';
import { startTorreProcess } from '../testing/torre-process.ts';
import type { TorreProcess } from '../testing/torre-process.ts';
import { chance, seedChance } from './chance.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { SavingActors } from './saving-actors.ts';
import type { SavedCell } from './saving-actors.ts';
import { findBrokenSaves } from './whole-saves.ts';

const KILLS = Number(process.env['RELIABILITY_KILLS'] ?? sampleSize({ ci: 2, planted: 6, soak: 500 }));
const ACTORS = 6;
const TODAY = '2026-11-14';
const ORPHAN_MS = 10_000;
vi.setConfig({ testTimeout: 60_000 + KILLS * 20_000, hookTimeout: 60_000 });

let data: string;
let running: TorreProcess | null = null;

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'torre-kill-'));
});

afterEach(async () => {
  await running?.end('SIGKILL').catch(() => undefined);
  running = null;
  await noDatabaseLeft();
  rmSync(data, { recursive: true, force: true });
});

async function noDatabaseLeft(): Promise<void> {
  await expect.poll(databaseProcesses, { timeout: 60_000 }).toEqual([]);
}

const databaseProcesses = (): number[] => clusterProcesses(dataFolder(data).cluster);

async function start(env: Readonly<Record<string, string>> = {}): Promise<TorreProcess> {
  running = await startTorreProcess({ TORRE_DATA: data, TORRE_TODAY: TODAY, TORRE_DEMO: 'small', ...env });
  return running;
}

/** Cells of the coming weeks, one a hand, that no other kill touched. */
async function untouchedCells(db: Database, kill: number): Promise<SavedCell[]> {
  const { rows } = await db.query<{ employee_id: string; date: string; turn: string }>(
    `select employee_id, to_char(day, 'YYYYMMDD') as date, turn from day_shift
      where icao = 'LIRR' and day > $1::date and version = 1 and turn in ('M', 'P', 'N', 'R')
      order by md5(employee_id || day || $2) limit $3`,
    [TODAY, String(kill), ACTORS],
  );
  expect(rows).toHaveLength(ACTORS);
  return rows.map(({ employee_id: employeeId, date, turn }) => ({
    employeeId,
    date,
    turn,
    version: 1,
    asked: null,
  }));
}

async function withDatabase<T>(open: () => Promise<Database>, act: (db: Database) => Promise<T>): Promise<T> {
  const db = await open();
  try {
    return await act(db);
  } finally {
    await db.close();
  }
}

/** A long run says how far it is: whoever stops it knows what it has proven. */
function say(kill: number): void {
  if ((kill + 1) % 25 === 0) console.log(`${kill + 1} kills, nothing lost`);
}

/** Saves with all hands and strikes in the middle of them; the hands know what was acknowledged. */
async function killInSaves(
  torre: TorreProcess,
  open: () => Promise<Database>,
  kill: number,
  strike: () => Promise<unknown>,
): Promise<SavingActors> {
  const cells = await withDatabase(open, (db) => untouchedCells(db, kill));
  const actors = await SavingActors.at(torre.url, cells);
  await actors.saveUntil(1 + chance(40), async () => void (await strike()));
  expect(actors.acknowledged).toBeGreaterThan(0);
  return actors;
}

test(`killed ${KILLS} times in the middle of saves, no acknowledged change is lost, none is half done, and what had no answer is sent again and done once`, async () => {
  seedChance(process.env['RELIABILITY_SEED']);
  let torre = await start();
  for (let kill = 0; kill < KILLS; kill++) {
    // By turns the server alone, and the database with it: then nobody says goodbye to the disk either.
    const actors = await killInSaves(
      torre,
      () => openRunningDatabase(data),
      kill,
      async () => {
        const postmaster = postmasterPid(dataFolder(data).cluster);
        if (kill % 2 === 1 && postmaster !== null) process.kill(postmaster, 'SIGKILL');
        await torre.end('SIGKILL');
      },
    );
    torre = await start();
    const broken = () =>
      withDatabase(
        () => openRunningDatabase(data),
        (db) => findBrokenSaves(db, actors.cells),
      );
    expect(await broken()).toEqual([]);
    await actors.repeatUnanswered(torre.url);
    expect(await broken()).toEqual([]);
    say(kill);
  }
  await torre.end('SIGKILL');
  running = null;
  // Nobody starts again: the supervisor alone clears up.
  await expect.poll(databaseProcesses, { timeout: ORPHAN_MS }).toEqual([]);
});

test(`with DATABASE_URL, killed ${KILLS} times in the middle of saves, nothing acknowledged is lost or half done`, async () => {
  seedChance(process.env['RELIABILITY_SEED']);
  const database = await freshDatabase(inject('postgresUrl'));
  const open = async (): Promise<Database> => openDatabase(database.url);
  try {
    for (let kill = 0; kill < KILLS; kill++) {
      const torre = await start({ DATABASE_URL: database.url });
      const { cells } = await killInSaves(torre, open, kill, () => torre.end('SIGKILL'));
      expect(await withDatabase(open, (db) => settled(db, cells))).toEqual([]);
      expect(databaseProcesses()).toEqual([]);
      say(kill);
    }
  } finally {
    await database.drop();
  }
});

/** A statement that was under way when its server fell may still commit: wait until nobody of it is left. */
async function settled(db: Database, cells: readonly SavedCell[]): Promise<string[]> {
  const others = async (): Promise<number> =>
    (
      await db.query<{ count: number }>(
        `select count(*) from pg_stat_activity
          where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
      )
    ).rows[0]!.count;
  await expect.poll(others, { timeout: ORPHAN_MS }).toBe(0);
  return findBrokenSaves(db, cells);
}
