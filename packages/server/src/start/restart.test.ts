import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dataFolder } from '../platform/embedded/data-folder.ts';
import { clusterProcesses } from '../platform/embedded/orphans.ts';

const RUN_SERVER = new URL('../../../../bin/run-server.mjs', import.meta.url).href;
/** What `npm start` does once everything is installed and built. */
const START = `
  import { runServer } from ${JSON.stringify(RUN_SERVER)};
  process.exitCode = await runServer(process.execPath, ['--no-open'], process.env);`;

/** A server that stands still once it has said its link: whoever kills it then does so at the earliest moment. */
const STANDS_STILL = `data:text/javascript,${encodeURIComponent(`
  const write = process.stdout.write;
  process.stdout.write = (text, ...rest) => {
    const done = write.call(process.stdout, text, ...rest);
    if (String(text).includes('/accesso/')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
    return done;
  };`)}`;

/**
 * Where nobody else listens: between its end and its new start the server's port is free, and another test would get it.
 * macOS knows but one address of the machine itself.
 */
const HOST = process.platform === 'linux' ? '127.0.0.2' : '127.0.0.1';
const PATIENCE_MS = 60_000;
vi.setConfig({ testTimeout: 4 * PATIENCE_MS, hookTimeout: 2 * PATIENCE_MS });

let data: string;
let command: ReturnType<typeof start> | null = null;
beforeEach(() => (data = mkdtempSync(join(tmpdir(), 'torre-restart-'))));
afterEach(async () => {
  command?.child.kill('SIGTERM');
  await command?.closed;
  await noDatabaseLeft();
  rmSync(data, { recursive: true, force: true });
});

async function noDatabaseLeft(): Promise<void> {
  await expect.poll(databaseProcesses, { timeout: PATIENCE_MS }).toEqual([]);
}

const databaseProcesses = (): number[] => clusterProcesses(dataFolder(data).cluster);

function start() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', START], {
    env: {
      PATH: process.env['PATH'],
      NODE_OPTIONS: `--import=${STANDS_STILL}`,
      TORRE_DATA: data,
      HOST,
      PORT: '0',
      TORRE_DEMO: 'none',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  return { child, printed: () => printed, closed: once(child, 'close') };
}

/** The process that holds the data folder: the server itself. */
const serverPid = (): number =>
  (JSON.parse(readFileSync(join(data, 'owner.json'), 'utf8')) as { pid: number }).pid;

const linksIn = (printed: string): string[] =>
  printed.match(/http:\/\/127\.0\.0\.[12]:\d+\/accesso\/\S+/g) ?? [];

test('a server that was killed is up again at its address, with a link that opens; told to stop, all of it stops', async () => {
  command = start();
  const { child, printed, closed } = command;
  await expect.poll(() => linksIn(printed()).length, { timeout: PATIENCE_MS }).toBe(1);
  process.kill(serverPid(), 'SIGKILL');
  await expect.poll(() => linksIn(printed()).length, { timeout: PATIENCE_MS }).toBe(2);
  expect(printed()).toContain('\nTorre si è fermato da solo (SIGKILL). Lo riavvio tra un secondo.\n');
  const [first, second] = linksIn(printed()).map((link) => new URL(link));
  expect(second!.origin).toBe(first!.origin);
  const token = second!.pathname.split('/').at(-1)!;
  const opened = await fetch(`${second!.origin}/api/autenticazione/link/${token}`);
  expect(await opened.json()).toMatchObject({ purpose: 'first-administrator' });
  child.kill('SIGTERM');
  await closed;
  expect(child.exitCode).toBe(0);
  expect(printed()).toMatch(/Torre si ferma …\nTorre si è fermato\.\n$/);
  expect(databaseProcesses()).toEqual([]);
});
