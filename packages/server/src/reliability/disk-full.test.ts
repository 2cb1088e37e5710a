import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { selectPlant } from '@torre/contract/identity';
import { dataFolder } from '../platform/embedded/data-folder.ts';
import { joinEmbedded } from '../platform/embedded/index.ts';
import { postmasterPid } from '../platform/embedded/orphans.ts';
import type { TestClient } from '../testing/index.ts';
import { openRunningDatabase } from '../testing/running-database.ts';
import { startTorreProcess } from '../testing/torre-process.ts';
import type { TorreProcess } from '../testing/torre-process.ts';
import { untouchedCells } from './held-cells.ts';
import { PatientHands } from './patient-hands.ts';
import { signedIn } from './signed-in.ts';
import { canMountDisks, MB, mountSmallDisk } from './small-disk.ts';
import type { SmallDisk } from './small-disk.ts';
import { findBrokenSaves } from './whole-saves.ts';

const TODAY = '2026-11-14';
const FLOOR_MB = 128;
/** The promise: whole again within ten seconds of freed space. */
const WHOLE_MS = 10_000;
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

// Elsewhere platform/free-space.test.ts and embedded/reserve.test.ts prove the parts by themselves.
describe.runIf(canMountDisks())('on a disk that fills up', () => {
  let disk: SmallDisk;
  let data: string;
  let torre: TorreProcess | null = null;

  beforeEach(() => {
    disk = mountSmallDisk(480);
    data = join(disk.path, 'data');
  });
  afterEach(async () => {
    await torre?.end('SIGTERM');
    torre = null;
    disk.remove();
  });

  async function start(): Promise<TestClient> {
    torre = await startTorreProcess({
      TORRE_DATA: data,
      TORRE_TODAY: TODAY,
      TORRE_DEMO: 'small',
      TORRE_MIN_FREE_MB: String(FLOOR_MB),
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

  test('changes are refused before the database falls, reads go on, and all is well within ten seconds of freed space', async () => {
    const client = await start();
    const pid = databasePid();
    const before = await openRunningDatabase(data);
    const cells = await untouchedCells(before, TODAY, 4);
    await before.close();
    const hands = new PatientHands(client, cells);
    disk.fill((FLOOR_MB - 1) * MB);
    await expect.poll(() => hands.saves.get(503) ?? 0, { timeout: WHOLE_MS }).toBeGreaterThan(0);
    // Others write too: in the end nothing is left at all.
    disk.fill(0);
    const readSoFar = hands.reads.get(200) ?? 0;
    await expect.poll(() => hands.reads.get(200) ?? 0).toBeGreaterThan(readSoFar + 20);
    const refused = await client.call(selectPlant, { body: { selectedImpiantoIcao: 'LIRR' } });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
    expect(refused.reply.outcome.messageIT).toContain('Lo spazio su disco del servizio sta finendo');

    disk.empty();
    await expect.poll(() => saveStatus(client), { timeout: WHOLE_MS }).toBe(200);
    await hands.stop();
    expect([...hands.reads.keys()]).toEqual([200]);
    expect([databasePid(), panics()]).toEqual([pid, 0]);
    const after = await openRunningDatabase(data);
    expect(await findBrokenSaves(after, cells)).toEqual([]);
    await after.close();
  });

  test('a database that fell because others filled the disk recovers by the reserve, serves reads, and is whole within ten seconds of freed space', async () => {
    const client = await start();
    const before = await openRunningDatabase(data);
    const cells = await untouchedCells(before, TODAY, 4);
    await before.close();
    const hands = new PatientHands(client, cells);
    await expect.poll(() => hands.saves.get(200) ?? 0, { timeout: WHOLE_MS }).toBeGreaterThan(20);
    const pid = databasePid();
    disk.fill(0);
    await writeUntilPanic();
    expect(panics()).toBeGreaterThan(0);

    await expect.poll(hasReserve, { timeout: WHOLE_MS }).toBe(false);
    await expect.poll(() => readStatus(client), { timeout: 3 * WHOLE_MS }).toBe(200);
    expect(databasePid()).not.toBe(pid);
    expect(await saveStatus(client)).toBe(503);

    disk.empty();
    await expect.poll(() => saveStatus(client), { timeout: WHOLE_MS }).toBe(200);
    await hands.stop();
    const after = await openRunningDatabase(data);
    expect(await findBrokenSaves(after, cells)).toEqual([]);
    await after.close();
    await expect.poll(hasReserve, { timeout: 3 * WHOLE_MS }).toBe(true);
  });

  /** Somebody beside Torre writes on: each new file of the log needs 16 MB that the disk does not have. */
  async function writeUntilPanic(): Promise<void> {
    const { url } = await joinEmbedded({ dataDir: data, log: () => undefined });
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      for (let files = 0; files < 20; files++) {
        await client.query(
          "select pg_logical_emit_message(false, 'test', repeat('x', 1000)), pg_switch_wal()",
        );
      }
    } catch {
      return;
    } finally {
      await client.end().catch(() => undefined);
    }
    throw new Error('the disk never was full');
  }
});
