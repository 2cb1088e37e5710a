import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from '../platform/db/index.ts';
import { dataFolder } from '../platform/embedded/data-folder.ts';
import { joinEmbedded, startEmbedded } from '../platform/embedded/index.ts';
import type { EmbeddedDatabase } from '../platform/embedded/index.ts';
import { postmasterPid } from '../platform/embedded/orphans.ts';
import type { TestClient } from '../testing/index.ts';
import { sampleSize } from '../testing/sample-size.ts';
import { startTorreProcess } from '../testing/torre-process.ts';
import type { TorreProcess } from '../testing/torre-process.ts';
import { becomeWhole, fall, riseAgain, WHOLE_MS } from './outage.ts';
import { untouchedCells } from './untouched-cells.ts';
import { PatientActors } from './patient-actors.ts';
import { signedIn } from './signed-in.ts';
import { findBrokenSaves } from './whole-saves.ts';

const TODAY = '2026-11-14';
const RESTARTS = sampleSize({ ci: 1, planted: 3, soak: 50 });
const ACTORS = 6;
vi.setConfig({ testTimeout: 120_000 + RESTARTS * 30_000, hookTimeout: 60_000 });

let data: string;
let torre: TorreProcess | null = null;
let foreign: EmbeddedDatabase | null = null;

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'torre-restart-'));
});
afterEach(async () => {
  await torre?.end('SIGTERM');
  await foreign?.stop();
  torre = foreign = null;
  rmSync(data, { recursive: true, force: true });
});

/** Restarts the database again and again under hands that save and read; what stands in the end is what they know. */
async function restartUnderLoad(
  client: TestClient,
  url: string,
  restart: () => void,
): Promise<PatientActors> {
  const before = openDatabase(url);
  const cells = await untouchedCells(before, TODAY, ACTORS);
  await before.close();
  const actors = new PatientActors(client, cells);
  try {
    for (let restarts = 0; restarts < RESTARTS; restarts++) {
      await becomeWhole(actors);
      await fall(actors, restart);
      await riseAgain(actors, url);
    }
  } finally {
    await actors.stop();
  }
  const after = openDatabase(url);
  expect(await findBrokenSaves(after, cells)).toEqual([]);
  await after.close();
  return actors;
}

/** Answers other than those of a service that is whole (also 412: saved before, and nobody could say so) or says 503. */
function dishonest(actors: PatientActors): readonly number[] {
  const [saves, reads] = [[...actors.saves.keys()], [...actors.reads.keys()]];
  return [
    ...saves.filter((status) => ![200, 412, 503].includes(status)),
    ...reads.filter((status) => ![200, 503].includes(status)),
  ];
}

test(`the embedded database, killed ${RESTARTS} times under load, is whole again within ten seconds with every acknowledged save`, async () => {
  torre = await startTorreProcess({ TORRE_DATA: data, TORRE_TODAY: TODAY, TORRE_DEMO: 'small' });
  const client = await signedIn(torre.url, 'responsabile.lirr');
  const { url } = await joinEmbedded({ dataDir: data, log: () => undefined });
  const actors = await restartUnderLoad(
    client,
    url,
    () => void process.kill(postmasterPid(dataFolder(data).cluster)!, 'SIGKILL'),
  );
  expect([dishonest(actors), actors.withoutRetryAfter]).toEqual([[], 0]);
});

test('with DATABASE_URL the pool and the listener find a restarted PostgreSQL again, and open screens hear of changes', async () => {
  foreign = await startEmbedded({ dataDir: data, log: () => undefined });
  const { url } = foreign;
  torre = await startTorreProcess({ DATABASE_URL: url, TORRE_TODAY: TODAY, TORRE_DEMO: 'small' });
  const client = await signedIn(torre.url, 'responsabile.lirr');
  const stream = await (await signedIn(torre.url, 'responsabile2.lirr')).openEvents();
  await stream.next('hello');
  const actors = await restartUnderLoad(client, url, () => void process.kill(foreign!.pid, 'SIGKILL'));
  expect([dishonest(actors), actors.withoutRetryAfter]).toEqual([[], 0]);

  const db = openDatabase(url);
  const listeners = async (): Promise<number> =>
    (await db.query("select 1 from pg_stat_activity where application_name = 'torre-listen'")).rowCount ?? 0;
  await expect.poll(listeners, { timeout: WHOLE_MS }).toBe(1);
  const [cell] = await untouchedCells(db, TODAY, 1);
  await db.close();
  const last = new PatientActors(client, [cell!]);
  await stream.next('roster', ({ data: patch }) =>
    patch.cells.some((one: { employeeId: string }) => one.employeeId === cell!.employeeId),
  );
  await last.stop();
  stream.close();
});
