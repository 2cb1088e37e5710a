import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { clauseRegister } from './check/clause-register.ts';
import { house } from './check/house.ts';
import { runPhases } from './check/phase.ts';
import { format, lint, types, unused } from './check/programs.ts';

const root = join(import.meta.dirname, '..');
const scratch = mkdtempSync(join(tmpdir(), 'torre-gates-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** A small tree of its own with these files and the installed programs. */
function tree(name: string, files: Readonly<Record<string, string>>): string {
  const folder = join(scratch, name);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  // A link is not recognised as the folder that every program leaves out by itself.
  writeFileSync(join(folder, '.gitignore'), 'node_modules\n');
  cpSync(join(root, '.oxfmtrc.json'), join(folder, '.oxfmtrc.json'));
  return folder;
}

const MANIFEST = JSON.stringify({ name: 'x', type: 'module', main: './tools/a.ts' });
const TSCONFIG = JSON.stringify({
  compilerOptions: { strict: true, noEmit: true, types: [] },
  include: ['.'],
});

describe('the check', () => {
  test('runs every phase, and is red when one is', async () => {
    const printed: string[] = [];
    const green = await runPhases(
      [
        { name: 'first', run: () => Promise.resolve({ ok: false, report: 'a.ts:1 wrong' }) },
        { name: 'second', run: () => Promise.reject(new Error('the program is missing')) },
        { name: 'third', run: () => Promise.resolve({ ok: true, report: '3 files' }) },
      ],
      (line) => printed.push(line),
    );
    expect(green).toBe(false);
    expect(printed.join('\n')).toMatch(
      /✗ first[^]*a\.ts:1 wrong[^]*✗ second[^]*program is missing[^]*✓ third/,
    );
    expect(printed.at(-1)).toBe('Red: first, second.');
  });

  test('finds a planted line that is not formatted', async () => {
    expect((await format(tree('ugly', { 'a.ts': 'export const a   =  1\n' }))).ok).toBe(false);
    expect((await format(tree('tidy', { 'a.ts': 'export const a = 1;\n' }))).ok).toBe(true);
  });

  test('finds a planted type error, and a file that no tsconfig covers', async () => {
    const wrong = 'export const a: string = 1;\n';
    const seen = await types(
      tree('wrong', { 'tools/tsconfig.json': TSCONFIG, 'tools/a.ts': wrong, 'loose/b.ts': '' }),
    );
    expect(seen.ok).toBe(false);
    expect(seen.report).toMatch(/tools\/a\.ts\(1,14\): error TS2322[^]*loose\/b\.ts is read by no tsconfig/);
    const right = tree('right', { 'tools/tsconfig.json': TSCONFIG, 'tools/a.ts': 'export const a = 1;\n' });
    expect(await types(right)).toEqual({ ok: true, report: '1 folders, 1 sources' });
  });

  test('finds a planted floating promise, and a linter that reads too little', async () => {
    const config = {
      categories: { correctness: 'error' },
      plugins: ['typescript'],
      options: { typeAware: true },
    };
    const files = { '.oxlintrc.json': JSON.stringify(config), 'tsconfig.json': TSCONFIG };
    const floating = 'const save = async (): Promise<void> => {};\nsave();\n';
    expect((await lint(tree('floating', { ...files, 'a.ts': floating }))).report).toContain(
      'no-floating-promises',
    );
    const ignoring = { ...files, '.oxlintrc.json': JSON.stringify({ ...config, ignorePatterns: ['a.ts'] }) };
    const blind = await lint(tree('blind', { ...ignoring, 'a.ts': floating, 'b.ts': 'export {};\n' }));
    expect(blind).toEqual({ ok: false, report: 'oxlint read 1 modules, there are 2' });
  });

  test('finds a planted file, export and dependency that nobody uses', async () => {
    const manifest = JSON.stringify({ ...(JSON.parse(MANIFEST) as object), dependencies: { pg: '8.23.1' } });
    const files = {
      'package.json': manifest,
      'tools/a.ts': "import { b } from './b.ts';\nconsole.log(b);\n",
    };
    const more = {
      'tools/b.ts': 'export const b = 1;\nexport const c = 2;\n',
      'tools/lonely.ts': 'export {};\n',
    };
    const seen = await unused(tree('unused', { ...files, ...more }));
    expect(seen.ok).toBe(false);
    expect(seen.report).toMatch(/lonely\.ts[^]*\bpg\b[^]*\bc\b/);
  });

  test('finds a planted house violation', async () => {
    const seen = await house(tree('house', { 'tools/utils.ts': 'export const a = 1;\n' }));
    expect(seen).toEqual({ ok: false, report: expect.stringContaining('tools/utils.ts forbidden-name') });
  });

  test('finds a planted title that names an unknown clause', async () => {
    const tsv = 'id\tmodule\tkind\tissue\nM5.04\troster\trule\truns\n';
    const seen = await clauseRegister(
      tree('clauses', {
        'tools/clauses.tsv': tsv,
        'tools/a.test.ts': "test('[M5.99] a sentence', () => {});\n",
      }),
    );
    expect(seen).toEqual({ ok: false, report: 'tools/a.test.ts:1 names [M5.99], which is unknown' });
  });

  test('finds a register that drifted from the specification beside the repository', async () => {
    const requirement = 'id\tmodule\tkind\trequirement\n';
    const spec = {
      'shared/spec/clauses/plan.tsv': 'id\tissue\nM5.04\truns\n',
      'shared/spec/clauses/portal.tsv': requirement,
      'shared/spec/clauses/manager.tsv': `${requirement}M5.04\troster\trule\tA sentence.\n`,
      'shared/spec/clauses/employee.tsv': requirement,
    };
    const register = (kind: string) => `id\tmodule\tkind\tissue\nM5.04\troster\t${kind}\truns\n`;
    const folder = tree('specified', { ...spec, 'main/tools/clauses.tsv': register('rule') });
    expect((await clauseRegister(join(folder, 'main'))).ok).toBe(true);
    writeFileSync(join(folder, 'main/tools/clauses.tsv'), register('limit'));
    expect((await clauseRegister(join(folder, 'main'))).report).toContain('differs from the specification');
  });
});
