import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDefect } from './defects/defect.ts';
import { plantAll } from './defects/plant.ts';

const house = mkdtempSync(join(tmpdir(), 'torre-planted-'));
const write = (path: string, text: string): string => {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), text);
  return join(house, path);
};
const RULE = 'export const mayWork = (age: number): boolean => age >= 18;\n';
const TEST = `import { expect, test } from 'vitest';
import { mayWork } from '@torre/rule';
test('nobody under eighteen works', () => expect(mayWork(17)).toBe(false));
test('everybody else does', () => expect(mayWork(18)).toBe(true));
test('samples are those of planted tests', () => expect([process.env.PLANTED, process.env.SOAK]).toEqual(['1', '0']));
`;
const patch = (
  from: string,
  to: string,
  by = 'vitest packages/rule',
): string => `Promise: nobody under eighteen works
Test: ${by}

--- a/packages/rule/rule.ts
+++ b/packages/rule/rule.ts
@@ -1 +1 @@
-${from}+${to}`;

beforeAll(() => {
  write('package.json', JSON.stringify({ type: 'module', workspaces: ['packages/*'] }));
  write(
    'packages/rule/package.json',
    JSON.stringify({ name: '@torre/rule', type: 'module', exports: './rule.ts' }),
  );
  write('packages/rule/rule.ts', RULE);
  write('packages/rule/rule.test.ts', TEST);
  mkdirSync(join(house, 'node_modules/@torre'), { recursive: true });
  const installed = join(import.meta.dirname, '../node_modules');
  for (const name of ['vitest', 'vite', '.bin'])
    symlinkSync(join(installed, name), join(house, 'node_modules', name));
  symlinkSync(join(house, 'packages/rule'), join(house, 'node_modules/@torre/rule'));
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

async function plant(text: string): Promise<{ ok: boolean; says: string }> {
  const says: string[] = [];
  const ok = await plantAll(house, [readDefect(write('defect.patch', text))], (planting) =>
    says.push(planting.says),
  );
  return { ok, says: says.join('\n') };
}

describe('a planted defect', () => {
  test('is proven when its test turns red, and never touches the working tree', async () => {
    const { ok, says } = await plant(patch(RULE, RULE.replace('18', '16')));
    expect(says).toContain('nobody under eighteen works');
    expect(ok).toBe(true);
    expect(readFileSync(join(house, 'packages/rule/rule.ts'), 'utf8')).toBe(RULE);
  });

  test.each([
    [
      'its test stays green',
      patch(RULE, RULE.replace('age: number', 'years: number').replace('age >=', 'years >=')),
    ],
    ['its test did not run', patch(RULE, 'export const mayWork = (age: number): boolean => age >= ;\n')],
    ['does not apply', patch(RULE.replace('18', '21'), RULE.replace('18', '16'))],
    ['without the defect its test is broken', patch(RULE, RULE.replace('18', '16'), 'vitest packages/gone')],
    [
      'without the defect its test is broken',
      patch(RULE, RULE.replace('18', '16'), 'vitest packages/rule -t "no such test"'),
    ],
  ])('fails when %s', async (reason, text) => {
    const { ok, says } = await plant(text);
    expect(says).toContain(reason);
    expect(ok).toBe(false);
  });

  test.each([
    ['no promise', 'Test: vitest x\n--- a/x.ts\n+++ b/x.ts\n', 'no line "Promise'],
    ['no test', 'Promise: x\n--- a/x.ts\n+++ b/x.ts\n', 'no line "Test'],
    [
      'an unknown runner',
      'Promise: x\nTest: true\n--- a/x.ts\n+++ b/x.ts\n',
      'begins with vitest or playwright',
    ],
    ['no change', 'Promise: x\nTest: vitest x\n', 'changes no file'],
  ])('with %s is refused', (_, text, reason) => {
    expect(() => readDefect(write('defect.patch', text))).toThrow(reason);
  });

  test('may quote the sentence of its test', () => {
    const file = write(
      'defect.patch',
      patch(RULE, RULE, 'vitest run --project domain -t "nobody under eighteen"'),
    );
    expect(readDefect(file).test).toEqual([
      'vitest',
      'run',
      '--project',
      'domain',
      '-t',
      'nobody under eighteen',
    ]);
  });
});
