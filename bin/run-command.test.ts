import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runQuietly } from './run-command.mjs';

const place = { cwd: import.meta.dirname, env: process.env };

test('a quiet command gives its output', async () => {
  expect(await runQuietly(process.execPath, ['-e', "process.stdout.write('fatto')"], place)).toBe('fatto');
});

test('a command that fails is told with its last words', async () => {
  const failing = runQuietly(
    process.execPath,
    ['-e', "console.error('ultime parole'); process.exit(3)"],
    place,
  );
  await expect(failing).rejects.toThrow(/ultime parole[^]*codice 3/);
});

test('a program that is missing is named', async () => {
  await expect(runQuietly('no-such-program', [], place)).rejects.toThrow('no-such-program non si avvia');
});

test('told to stop, a command waits for its child and begins nothing more', async () => {
  const module = pathToFileURL(join(import.meta.dirname, 'run-command.mjs')).href;
  const child =
    "process.on('SIGTERM', () => { console.log('child stopped'); process.exit(0); }); setInterval(() => {}, 1000); console.log('child runs');";
  const parent = `
    import { runAloud } from ${JSON.stringify(module)};
    await runAloud(process.execPath, ['-e', ${JSON.stringify(child)}], { cwd: '.' });
    console.log('went on');`;
  const command = spawn(process.execPath, ['--input-type=module', '-e', parent], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  command.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
    if (printed.endsWith('child runs\n')) command.kill('SIGTERM');
  });
  await once(command, 'close');
  expect(printed).toContain('child stopped');
  expect(printed).not.toContain('went on');
  expect(command.exitCode).not.toBe(0);
});

test('when the npm above it was killed, a command stops its child', async () => {
  const module = pathToFileURL(join(import.meta.dirname, 'run-command.mjs')).href;
  const command = `
    import { runAloud } from ${JSON.stringify(module)};
    await runAloud(process.execPath, ['-e', "console.log('child ' + process.pid); setInterval(() => {}, 1000)"], { cwd: '.' });`;
  const npm = `
    const { spawn } = require('node:child_process');
    const env = { ...process.env, npm_lifecycle_event: 'start' };
    spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(command)}], { env, stdio: ['ignore', 'inherit', 'inherit'] });`;
  const top = spawn(process.execPath, ['-e', npm], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [printed] = (await once(top.stdout, 'data')) as [Buffer];
  top.kill('SIGKILL');
  // The pipe closes when the last process that holds it has ended.
  await once(top.stdout, 'close');
  expect(printed.toString()).toMatch(/^child \d+/);
});
