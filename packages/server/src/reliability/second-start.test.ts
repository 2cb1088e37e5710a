import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PROGRAM_ENVIRONMENT } from '../testing/program-environment.ts';
import { sampleSize } from '../testing/sample-size.ts';
import { startTorreProcess } from '../testing/torre-process.ts';
import type { TorreProcess } from '../testing/torre-process.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const STARTS = sampleSize({ ci: 5, planted: 20, soak: 20 });
/** Together at most: each is a whole Node process. */
const AT_ONCE = 5;
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

let data: string;
let first: TorreProcess | null = null;

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'torre-second-'));
});

afterEach(async () => {
  await first?.end('SIGTERM');
  first = null;
  rmSync(data, { recursive: true, force: true });
});

async function startInVain(): Promise<{ code: number | null; printed: string }> {
  const child = spawn(process.execPath, [MAIN, '--no-open'], {
    env: { ...PROGRAM_ENVIRONMENT, PORT: '0', TORRE_DATA: data, TORRE_DEMO: 'none' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await once(child, 'close');
  return { code: child.exitCode, printed };
}

test(`${STARTS} further starts on one data folder are refused, each naming the process that holds it, and that one goes on`, async () => {
  first = await startTorreProcess({ TORRE_DATA: data, TORRE_DEMO: 'none' });
  for (let started = 0; started < STARTS; started += AT_ONCE) {
    const ends = await Promise.all(Array.from({ length: AT_ONCE }, startInVain));
    for (const { code, printed } of ends) {
      expect(code).toBe(1);
      expect(printed).toContain(`è già in uso dal processo ${first.pid}.`);
    }
  }
  const health = await fetch(`${first.url}/api/health`);
  expect(await health.json()).toMatchObject({ status: 'ok', database: 'ok' });
});

test('of four starts at the same moment on a new folder one wins, and the others name it', async () => {
  const starts = await Promise.allSettled(
    Array.from({ length: 4 }, () => startTorreProcess({ TORRE_DATA: data, TORRE_DEMO: 'none' })),
  );
  const winners = starts.filter((start) => start.status === 'fulfilled').map(({ value }) => value);
  [first = null] = winners;
  await Promise.all(winners.slice(1).map((other) => other.end('SIGTERM')));
  expect(winners).toHaveLength(1);
  for (const start of starts) {
    if (start.status === 'rejected')
      expect(String(start.reason)).toContain(`è già in uso dal processo ${first!.pid}.`);
  }
});
