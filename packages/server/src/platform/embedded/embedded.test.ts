import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dataFolder } from './data-folder.ts';
import { joinEmbedded, startEmbedded, type EmbeddedDatabase } from './index.ts';
import { clusterProcesses } from './orphans.ts';
import { isAlive } from './process-mark.ts';

const log = (): void => undefined;
// Each of these takes a second or two; a machine that does much else may need many times that.
const PATIENCE_MS = 60_000;
vi.setConfig({ testTimeout: 2 * PATIENCE_MS, hookTimeout: 2 * PATIENCE_MS });

let parent: string;
let dataDir: string;
const running: (EmbeddedDatabase | ChildProcess)[] = [];

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'embedded-'));
  dataDir = join(parent, 'data');
});

afterEach(async () => {
  for (const each of running.splice(0)) {
    if ('url' in each) await each.stop();
    else each.kill('SIGKILL');
  }
  await noProcessLeft();
  rmSync(parent, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dataDir, log, throwaway: true });
  running.push(database);
  return database;
}

/** Another process that starts Torre's database on the same folder and keeps it. */
function startElsewhere(): ChildProcess {
  const script = `
    import { startEmbedded } from ${JSON.stringify(new URL('./index.ts', import.meta.url).href)};
    try {
      const database = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log() {}, throwaway: true });
      const report = () => process.send({ pid: database.pid, supervisorPid: database.supervisorPid });
      process.on('message', report);
      report();
    } catch (error) {
      process.send({ refused: error.message });
      process.disconnect();
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  running.push(child);
  return child;
}

type Report = { pid: number; supervisorPid: number; refused?: string };
const reportOf = async (child: ChildProcess): Promise<Report> => (await once(child, 'message'))[0] as Report;

async function askReport(child: ChildProcess): Promise<Report> {
  const report = reportOf(child);
  child.send('report');
  return report;
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

async function noProcessLeft(): Promise<void> {
  await expect
    .poll(() => clusterProcesses(dataFolder(dataDir).cluster), { timeout: PATIENCE_MS })
    .toEqual([]);
}

test('what was committed is there after stop and start', async () => {
  const first = await start();
  await query(first.url, 'create table kept as select 1 as answer');
  await first.stop();
  await noProcessLeft();
  const second = await start();
  expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 1 }]);
});

test('the database sorts by code point, keeps UTC and never compiles queries', async () => {
  const { url } = await start();
  const [settings] = await query(
    url,
    `select datlocprovider, datlocale, pg_encoding_to_char(encoding) as encoding, current_setting('timezone') as zone,
       current_setting('jit') as jit, current_setting('listen_addresses') as addresses
     from pg_database where datname = current_database()`,
  );
  expect(settings).toEqual({
    datlocprovider: 'b',
    datlocale: 'C.UTF-8',
    encoding: 'UTF8',
    zone: 'UTC',
    jit: 'off',
    addresses: '',
  });
});

test('no other user reads the data folder, and a wrong secret does not enter', async () => {
  const { url } = await start();
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  expect(statSync(join(dataDir, 'socket')).mode & 0o777).toBe(0o700);
  expect(statSync(join(dataDir, 'postgres.secret')).mode & 0o777).toBe(0o600);
  await expect(query(url.replace(/:[0-9a-f]{64}@/, ':wrong@'), 'select 1')).rejects.toThrow(
    'password authentication',
  );
});

test('a data folder below one that only its owner can enter works', async () => {
  const closed = join(parent, 'closed');
  mkdirSync(closed);
  chmodSync(closed, 0o700);
  dataDir = join(closed, 'data');
  const { url } = await start();
  expect(await query(url, 'select 1 as answer')).toEqual([{ answer: 1 }]);
});

test('a data folder with a path too long for a socket works', async () => {
  dataDir = join(parent, 'long'.repeat(30), 'data');
  const { url } = await start();
  expect(await query(url, 'select 1 as answer')).toEqual([{ answer: 1 }]);
  const beside = await joinEmbedded({ dataDir, log });
  expect(beside.url).toBe(url);
});

test('a second start on the same folder is refused and names the process, twenty times of twenty', async () => {
  await start();
  const attempts = Array.from({ length: 20 }, () =>
    startEmbedded({ dataDir, log }).catch((error: Error) => error.message),
  );
  for (const refusal of await Promise.all(attempts)) expect(refusal).toContain(`processo ${process.pid}`);
});

test('of processes that start at once on a new folder, one gets it and the others name it', async () => {
  const children = Array.from({ length: 4 }, startElsewhere);
  const reports = await Promise.all(children.map(reportOf));
  const winner = children[reports.findIndex((report) => !report.refused)];
  const refusals = reports.flatMap((report) => report.refused ?? []);
  expect(refusals).toHaveLength(3);
  for (const refusal of refusals) expect(refusal).toContain(`processo ${winner?.pid}`);
});

test('a server killed without warning leaves no PostgreSQL behind', async () => {
  const child = startElsewhere();
  const { pid } = await reportOf(child);
  expect(clusterProcesses(dataFolder(dataDir).cluster)).toContain(pid);
  child.kill('SIGKILL');
  await noProcessLeft();
});

test('after server and supervisor were killed, the next start takes over with all data', async () => {
  const child = startElsewhere();
  const { pid, supervisorPid } = await reportOf(child);
  const beside = await joinEmbedded({ dataDir, log });
  await query(beside.url, 'create table kept as select 2 as answer');
  process.kill(supervisorPid, 'SIGKILL');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const next = await start();
  expect(clusterProcesses(dataFolder(dataDir).cluster)).not.toContain(pid);
  expect(await query(next.url, 'select answer from kept')).toEqual([{ answer: 2 }]);
});

test('a new start right after a kill is not disturbed by the old supervisor', async () => {
  const child = startElsewhere();
  const { supervisorPid } = await reportOf(child);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const next = await start();
  const { pid } = next;
  await expect.poll(() => isAlive(supervisorPid), { timeout: PATIENCE_MS }).toBe(false);
  expect(await query(next.url, 'select 1 as answer')).toEqual([{ answer: 1 }]);
  expect(next.pid).toBe(pid);
});

test('a supervisor that was killed is replaced, and the new one does its work', async () => {
  const child = startElsewhere();
  const { supervisorPid } = await reportOf(child);
  process.kill(supervisorPid, 'SIGKILL');
  const isReplaced = async (): Promise<boolean> => (await askReport(child)).supervisorPid !== supervisorPid;
  await expect.poll(isReplaced, { timeout: PATIENCE_MS }).toBe(true);
  child.kill('SIGKILL');
  await noProcessLeft();
});

test('PostgreSQL killed under a living server starts again', async () => {
  const database = await start();
  const killed = database.pid;
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => database.pid, { timeout: PATIENCE_MS }).not.toBe(killed);
  await expect
    .poll(() => query(database.url, 'select 1 as answer').catch(() => null), { timeout: PATIENCE_MS })
    .not.toBe(null);
});
