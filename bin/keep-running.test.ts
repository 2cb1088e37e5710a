import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const MODULE = pathToFileURL(join(import.meta.dirname, 'keep-running.mjs')).href;
const ENDS_AFTER_READY = "process.send({ kind: 'ready', port: 7 }, () => process.exit(3));";

let folder: string;
let command: ChildProcess | null = null;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'torre-keep-'))));
afterEach(() => {
  command?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Runs `keepRunning` over programs of our own: the first start runs the first of them, and so on; the last is repeated. */
function keep(
  programs: readonly string[],
  pace: object,
): { printed: () => string; end: Promise<number | null> } {
  const file = join(folder, 'programs.json');
  writeFileSync(file, JSON.stringify(programs));
  const parent = `
    import { spawn } from 'node:child_process';
    import { readFileSync } from 'node:fs';
    import { keepRunning } from ${JSON.stringify(MODULE)};
    const programs = JSON.parse(readFileSync(${JSON.stringify(file)}, 'utf8'));
    let started = 0;
    process.exitCode = await keepRunning((port) => {
      console.log('start', ++started, 'port', port);
      const program = programs[Math.min(started, programs.length) - 1];
      return spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    }, ${JSON.stringify(pace)});`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', parent], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  command = child;
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  return { printed: () => printed, end: once(child, 'close').then(() => child.exitCode) };
}

const starts = (printed: string): number => printed.match(/^start /gm)?.length ?? 0;

test('a server that ends by itself is started again on its port, after a pause that grows up to its limit', async () => {
  const { printed, end } = keep(
    [ENDS_AFTER_READY, ENDS_AFTER_READY, ENDS_AFTER_READY, ENDS_AFTER_READY, 'process.exit(1)'],
    { firstPause: 100, longestPause: 300 },
  );
  expect(await end).toBe(1);
  expect(printed().match(/Lo riavvio tra .*/g)).toEqual([
    'Lo riavvio tra 0,1 secondi.',
    'Lo riavvio tra 0,2 secondi.',
    'Lo riavvio tra 0,3 secondi.',
    'Lo riavvio tra 0,3 secondi.',
  ]);
  expect(printed()).toContain('start 1 port null\n\nTorre si è fermato da solo (codice 3).');
  expect(printed()).toContain('start 2 port 7\n');
  expect(printed()).toMatch(/start 5 port 7\nIl riavvio non è riuscito: Torre resta fermo\.\n$/);
});

test('a start that fails is not repeated', async () => {
  const { printed, end } = keep(['process.exit(4)'], { firstPause: 1 });
  expect(await end).toBe(4);
  expect(printed()).toBe('start 1 port null\n');
});

test('a server that is killed is started again too; after a steady time the pauses begin anew', async () => {
  const killed = "process.send({ kind: 'ready', port: 7 }, () => process.kill(process.pid, 'SIGKILL'));";
  const steady = "process.send({ kind: 'ready', port: 7 }); setTimeout(() => process.exit(3), 1500);";
  const { printed, end } = keep([killed, steady, 'process.exit(1)'], { firstPause: 50, steadyAfter: 1400 });
  expect(await end).toBe(1);
  expect(printed().match(/\(.*\)\. Lo riavvio tra .*/g)).toEqual([
    '(SIGKILL). Lo riavvio tra 0,05 secondi.',
    '(codice 3). Lo riavvio tra 0,05 secondi.',
  ]);
});

test.each([
  ['in good order', "process.send({ kind: 'ready', port: 7 }, () => process.exit(0));", 0],
  [
    'and said so, though not in good order',
    "process.send({ kind: 'ready', port: 7 }); process.send({ kind: 'stopping' }, () => process.exit(1));",
    1,
  ],
])('a server that stopped %s is not started again', async (_, program, code) => {
  const { printed, end } = keep([program], { firstPause: 1 });
  expect(await end).toBe(code);
  expect(starts(printed())).toBe(1);
});

test('told to stop, the command hands it on and starts nothing more', async () => {
  const file = join(folder, 'told');
  const program = `
    process.on('SIGTERM', () => { require('node:fs').writeFileSync(${JSON.stringify(file)}, 'yes'); process.exit(5); });
    setInterval(() => {}, 1000); process.send({ kind: 'ready', port: 7 }); console.log('runs');`;
  const { printed, end } = keep([program], { firstPause: 1 });
  await expect.poll(printed).toContain('runs');
  command!.kill('SIGTERM');
  expect(await end).toBe(5);
  expect(readFileSync(file, 'utf8')).toBe('yes');
  expect(starts(printed())).toBe(1);
});

test('told to stop during a pause, the command ends at once and starts nothing more', async () => {
  const { printed, end } = keep([ENDS_AFTER_READY], { firstPause: 600_000 });
  await expect.poll(printed).toContain('Lo riavvio tra 600 secondi.');
  command!.kill('SIGINT');
  expect(await end).toBe(0);
  expect(starts(printed())).toBe(1);
});
