import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openAsOwner } from '../platform/db/index.ts';
import { startEmbedded } from '../platform/embedded/index.ts';
import type { EmbeddedDatabase } from '../platform/embedded/index.ts';
import { PROGRAM_ENVIRONMENT } from '../testing/program-environment.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const LONG = process.env['SOAK'] === '1';
const PATIENCE_MS = LONG ? 600_000 : 60_000;
vi.setConfig({ testTimeout: 3 * PATIENCE_MS, hookTimeout: 60_000 });

/** A cluster of its own: the load is one long transaction, and no sealer of a cluster goes beyond its oldest open one. */
let cluster: EmbeddedDatabase;
let folder: string;
let child: ChildProcess | null = null;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'torre-load-'));
  cluster = await startEmbedded({ dataDir: folder, log: () => undefined, throwaway: true });
});

afterEach(async () => {
  await end('SIGKILL');
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts Torre with the full world and waits until it printed this. */
async function startUntil(line: string): Promise<string> {
  let printed = '';
  child = spawn(process.execPath, [MAIN, '--no-open'], {
    env: {
      ...PROGRAM_ENVIRONMENT,
      PORT: '0',
      DATABASE_URL: cluster.url,
      TORRE_DEMO: 'full',
      TORRE_TODAY: '2026-11-14',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout!.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr!.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await expect
    .poll(() => printed.includes(line) || child!.exitCode !== null, { timeout: PATIENCE_MS })
    .toBe(true);
  expect(printed).toContain(line);
  return printed;
}

async function end(signal: NodeJS.Signals): Promise<number | null> {
  if (child === null) return null;
  if (child.exitCode === null && child.signalCode === null) {
    const closed = once(child, 'close');
    child.kill(signal);
    await closed;
  }
  return child.exitCode;
}

/** What everybody sees of the world. */
async function counted(): Promise<unknown> {
  const db = openAsOwner(cluster.url);
  try {
    const { rows } = await db.query(`select
      (select count(*) from plant) as plants, (select count(*) from employee) as people,
      (select count(*) from day_shift) as cells, (select value from meta where key = 'demo') as demo`);
    return rows[0];
  } finally {
    await db.close();
  }
}

const NOTHING = { plants: 0, people: 0, cells: 0, demo: null };

test('a start that is killed while it loads the full world leaves nothing of it, and the next one begins anew', async () => {
  const printed = await startUntil('10 % dei turni caricati (Roma ACC)');
  expect(printed).toContain(
    "Carico il mondo dimostrativo 'full': 50 impianti, 4.200 persone, 1.435.180 turni",
  );
  await end('SIGKILL');
  expect(await counted()).toEqual(NOTHING);

  await startUntil('10 % dei turni caricati (Roma ACC)');
  expect(await end('SIGTERM')).toBe(0);
  expect(await counted()).toEqual(NOTHING);

  if (!LONG) return;
  await startUntil('Per fermare');
  expect(await counted()).toEqual({ plants: 50, people: 4200, cells: 1_435_180, demo: 'full' });
  expect(await end('SIGTERM')).toBe(0);
  expect(await startUntil('Per fermare')).not.toContain('Carico');
});
