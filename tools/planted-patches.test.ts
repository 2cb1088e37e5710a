import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDefect } from './defects/defect.ts';
import { runCommand } from './run-command.ts';

const root = join(import.meta.dirname, '..');
const folder = join(import.meta.dirname, 'planted');
const patches = readdirSync(folder).filter((file) => file.endsWith('.patch'));

// Planting takes minutes and is done before a work is closed; that a patch has lost its place is seen at once.
test.each(patches)('%s still applies to the product, and the file of its test is there', async (name) => {
  const { file, test: command } = readDefect(join(folder, name));
  // As in a copy without a repository: the patch is judged by the files as they stand.
  const env = { GIT_CEILING_DIRECTORIES: root, GIT_DIR: '/dev/null' };
  const { code, errors } = await runCommand('git', ['apply', '--check', file], { cwd: root, env });
  expect([code, errors]).toEqual([0, '']);
  for (const path of command.filter((word) => word.startsWith('packages/'))) {
    expect([path, existsSync(join(root, path))]).toEqual([path, true]);
  }
});
