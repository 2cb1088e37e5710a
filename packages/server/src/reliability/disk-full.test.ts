import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { selectPlant } from '@torre/contract/identity';
import { dataFolder } from '../platform/embedded/data-folder.ts';
import { joinEmbedded } from '../platform/embedded/index.ts';
import { postmasterPid } from '../platform/embedded/orphans.ts';
import type { TestClient } from '../testing/index.ts';
import { openRunningDatabase } from '../testing/running-database.ts';
import { startTorreProcess } from '../testing/torre-process.ts';
import type { TorreProcess } from '../testing/torre-process.ts';
import { canMountInNamespace, runWithDisk } from './disk-namespace.ts';
import { fall, riseAgain, WHOLE_MS } from './outage.ts';
import { untouchedCells } from './untouched-cells.ts';
import { PatientActors } from './patient-actors.ts';
import { signedIn } from './signed-in.ts';
import {
  canMountDisks,
  folderAsDisk,
  freeOn,
  givenSmallDisk,
  limitFiles,
  MB,
  mountSmallDisk,
} from './small-disk.ts';
import type { SmallDisk } from './small-disk.ts';
import { findBrokenSaves } from './whole-saves.ts';

const TODAY = '2026-11-14';
const FLOOR_MB = 128;
const DISK_MB = 480;
/** A small disk that is mounted already: this file runs inside of the namespace of another run of it. */
const GIVEN = process.env['TORRE_SMALL_DISK'];
/** `mount` as root, `namespace` as anybody, `folder` where nobody may mount; chosen by what is allowed. */
const WAY = process.env['TORRE_DISK_WAY'] ?? (await allowedWay());
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

async function allowedWay(): Promise<string> {
  if (GIVEN !== undefined || canMountDisks()) return 'mount';
  return (await canMountInNamespace(process.env)) ? 'namespace' : 'folder';
}

let disk: SmallDisk | null = null;
let data: string;
let torre: TorreProcess | null = null;

afterEach(async () => {
  await torre?.end('SIGTERM');
  disk?.remove();
  torre = disk = null;
});

function take(one: SmallDisk): SmallDisk {
  disk = one;
  data = join(one.path, 'data');
  return one;
}

interface Scenes {
  readonly onSmallDisk: (disk: SmallDisk) => Promise<void>;
  /** What is left of it where nothing may be mounted. */
  readonly onAnyDisk: (disk: SmallDisk) => Promise<void>;
}

/** Plays a promise on a disk that can be filled; who may not mount one here does it again in a namespace. */
async function play(title: string, { onSmallDisk, onAnyDisk }: Scenes): Promise<void> {
  if (GIVEN !== undefined) return onSmallDisk(take(givenSmallDisk(GIVEN)));
  if (WAY === 'mount') return onSmallDisk(take(mountSmallDisk(DISK_MB)));
  if (WAY === 'folder') return onAnyDisk(take(folderAsDisk()));
  const folder = mkdtempSync(join(tmpdir(), 'torre-disk-'));
  try {
    const vitest = fileURLToPath(new URL('vitest.mjs', import.meta.resolve('vitest/package.json')));
    const file = fileURLToPath(import.meta.url);
    const command = [process.execPath, vitest, 'run', '--project', 'server', file, '-t', title];
    const env = { ...process.env, TORRE_SMALL_DISK: folder, NO_COLOR: '1' };
    expect(await runWithDisk(folder, DISK_MB, command, env)).toMatch(/Tests\s+1 passed/);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function start(floorMb = FLOOR_MB): Promise<TestClient> {
  torre = await startTorreProcess({
    TORRE_DATA: data,
    TORRE_TODAY: TODAY,
    TORRE_DEMO: 'small',
    TORRE_MIN_FREE_MB: String(floorMb),
  });
  await expect.poll(hasReserve, { timeout: WHOLE_MS }).toBe(true);
  return signedIn(torre.url, 'responsabile.lirr');
}

const hasReserve = (): boolean => existsSync(join(data, 'reserve'));
const databasePid = (): number | null => postmasterPid(dataFolder(data).cluster);
const saveStatus = async (client: TestClient): Promise<number> =>
  (await client.call(selectPlant, { body: { selectedImpiantoIcao: 'LIRR' } })).status;
const readStatus = async (client: TestClient): Promise<number> =>
  (await client.send('GET', '/api/employee/shifts?from=20261101&to=20261130')).status;
const panics = (): number => {
  const folder = join(dataFolder(data).cluster, 'log');
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return texts.join('').split('PANIC').length - 1;
};

/** Reads that Torre refused because too much came at a time. */
async function readsRefusedForLoad(): Promise<number> {
  const metrics = await (await fetch(`${torre!.url}/metrics`)).text();
  return Number(/^torre_refused_total\{reason="crowd_read"\} (\d+)$/m.exec(metrics)?.[1] ?? 0);
}

/** Somebody beside Torre writes on: each new file of the log needs 16 MB that the disk does not have. */
async function writeUntilPanic(): Promise<void> {
  const { url } = await joinEmbedded({ dataDir: data, log: () => undefined });
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    for (let files = 0; files < 20; files++) {
      await client.query("select pg_logical_emit_message(false, 'test', repeat('x', 1000)), pg_switch_wal()");
    }
  } catch {
    return;
  } finally {
    await client.end().catch(() => undefined);
  }
  throw new Error('the disk never was full');
}

test('on a disk that fills up changes are refused before the database falls, reads go on, and all is well within ten seconds of freed space', async ({
  task,
}) => {
  expect.hasAssertions();
  await play(task.name, { onSmallDisk: refusedInTime, onAnyDisk: refusedBelowTheFloor });
});

test('a database that fell because others filled the disk recovers by the reserve, serves reads, and is whole within ten seconds of freed space', async ({
  task,
}) => {
  expect.hasAssertions();
  await play(task.name, { onSmallDisk: recoversByTheReserve, onAnyDisk: recoversFromPanic });
});

async function refusedInTime(disk: SmallDisk): Promise<void> {
  const client = await start();
  const pid = databasePid();
  const before = await openRunningDatabase(data);
  const cells = await untouchedCells(before, TODAY, 4);
  await before.close();
  const actors = new PatientActors(client, cells);
  disk.fill((FLOOR_MB - 1) * MB);
  await expect.poll(() => actors.saves.get(503) ?? 0, { timeout: WHOLE_MS }).toBeGreaterThan(0);
  // Others write too: in the end nothing is left at all.
  disk.fill(0);
  const readSoFar = actors.reads.get(200) ?? 0;
  await expect.poll(() => actors.reads.get(200) ?? 0, { timeout: WHOLE_MS }).toBeGreaterThan(readSoFar + 20);
  const refused = await client.call(selectPlant, { body: { selectedImpiantoIcao: 'LIRR' } });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
  expect(refused.reply.outcome.messageIT).toContain('Lo spazio su disco del servizio sta finendo');

  disk.empty();
  await expect.poll(() => saveStatus(client), { timeout: WHOLE_MS }).toBe(200);
  await actors.stop();
  // A stall of the machine makes those who read a crowd; for lack of room none is refused.
  const forLoad = await readsRefusedForLoad();
  const refusals = [...actors.reads].filter(([status]) => status !== 200);
  expect(refusals).toEqual(forLoad === 0 ? [] : [[503, forLoad]]);
  expect([databasePid(), panics()]).toEqual([pid, 0]);
  const after = await openRunningDatabase(data);
  expect(await findBrokenSaves(after, cells)).toEqual([]);
  await after.close();
}

async function recoversByTheReserve(disk: SmallDisk): Promise<void> {
  const client = await start();
  const before = await openRunningDatabase(data);
  const cells = await untouchedCells(before, TODAY, 4);
  await before.close();
  const actors = new PatientActors(client, cells);
  await expect.poll(() => actors.saves.get(200) ?? 0, { timeout: WHOLE_MS }).toBeGreaterThan(20);
  const pid = databasePid();
  disk.fill(0);
  await writeUntilPanic();
  // The database's own collector writes the log, a moment after the word.
  await expect.poll(panics).toBeGreaterThan(0);

  await expect.poll(hasReserve, { timeout: WHOLE_MS }).toBe(false);
  await expect.poll(() => readStatus(client), { timeout: 3 * WHOLE_MS }).toBe(200);
  expect(databasePid()).not.toBe(pid);
  // The recovery may give back more of its own log than the floor asks for: others take that too.
  disk.fill((FLOOR_MB - 1) * MB);
  await expect.poll(() => saveStatus(client), { timeout: WHOLE_MS }).toBe(503);
  // Beside the hands it may come at a crowded moment.
  await expect.poll(() => readStatus(client), { timeout: WHOLE_MS }).toBe(200);

  disk.empty();
  await expect.poll(() => saveStatus(client), { timeout: WHOLE_MS }).toBe(200);
  await actors.stop();
  const after = await openRunningDatabase(data);
  expect(await findBrokenSaves(after, cells)).toEqual([]);
  await after.close();
  await expect.poll(hasReserve, { timeout: 3 * WHOLE_MS }).toBe(true);
}

/** The floor stands above what the ballast leaves; the disk itself is not full. */
async function refusedBelowTheFloor(disk: SmallDisk): Promise<void> {
  const free = freeOn(disk.path);
  const client = await start(Math.floor(free / MB) - 512);
  expect(await saveStatus(client)).toBe(200);
  // Others write and clear away on the same disk: what they free meanwhile is filled too.
  const refused = async (): Promise<number> => {
    disk.fill(free - 768 * MB);
    return saveStatus(client);
  };
  await expect.poll(refused, { timeout: WHOLE_MS }).toBe(503);
  expect(await readStatus(client)).toBe(200);
  disk.empty();
  await expect.poll(() => saveStatus(client), { timeout: WHOLE_MS }).toBe(200);
}

/** PostgreSQL may not extend its log, for another reason than a full disk; the reserve stays (embedded/reserve.test.ts). */
async function recoversFromPanic(): Promise<void> {
  const client = await start();
  const before = await openRunningDatabase(data);
  const cells = await untouchedCells(before, TODAY, 4);
  await before.close();
  const actors = new PatientActors(client, cells);
  await expect.poll(() => actors.saves.get(200) ?? 0, { timeout: WHOLE_MS }).toBeGreaterThan(20);
  const pid = databasePid()!;
  // Connections opened from now on write no file beyond 8 MB, and a file of the log has 16.
  limitFiles(pid, 8 * MB);
  await fall(actors, writeUntilPanic);
  // The database's own collector writes the log, a moment after the word.
  await expect.poll(panics).toBeGreaterThan(0);
  await riseAgain(actors, before.url);
  await actors.stop();
  const after = await openRunningDatabase(data);
  expect(await findBrokenSaves(after, cells)).toEqual([]);
  await after.close();
}
