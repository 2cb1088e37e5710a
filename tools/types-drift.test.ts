import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runCommand } from './run-command.ts';

const root = join(import.meta.dirname, '..');
const scratch = mkdtempSync(join(tmpdir(), 'torre-drift-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test('database types that lack a column of the migrations are found', async () => {
  const types = readFileSync(join(root, 'packages/server/db/types.gen.ts'), 'utf8');
  const file = join(scratch, 'types.gen.ts');
  writeFileSync(file, types.replace(/^.*is_str.*\n/m, ''));
  const drifted = await runCommand('node', ['tools/types-drift.ts', '--file', file], { cwd: root });
  expect(drifted).toMatchObject({ code: 1, output: expect.stringContaining('differs from the migrations') });
});
