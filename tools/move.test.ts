import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { carryOut } from './move/passage.ts';
import type { MovePlan } from './move/plan.ts';
import { runCommand } from './run-command.ts';

type Tree = Readonly<Record<string, string>>;

const noted: string[] = [];

/** What a plan makes of a tree; the files that it leaves as they are are left out. */
function after(tree: Tree, plan: MovePlan, others: readonly string[] = []): Tree {
  noted.length = 0;
  const { tree: made } = carryOut(plan, new Map(Object.entries(tree)), others, (text) => noted.push(text));
  return Object.fromEntries([...made].filter(([path, text]) => tree[path] !== text));
}

describe('an identifier gets another name', () => {
  test('as a name, as a property, in short hand and in backticks of a comment', () => {
    const a = '/** As `told`. */\nexport const told = 1;\nconst { told: x } = { told };\nx.told = told;\n';
    const b = '/** As `said`. */\nexport const said = 1;\nconst { said: x } = { said };\nx.said = said;\n';
    expect(after({ 'a.ts': a }, { renames: [{ from: 'told', to: 'said' }] })).toEqual({ 'a.ts': b });
  });

  test('and the property that is sent keeps its own', () => {
    const tree = { 'a.ts': 'const read = ({ by }: Lock) => by + lock.by;\n' };
    const renames = [{ from: 'by', to: 'actor', only: 'names' }] as const;
    expect(after(tree, { renames })).toEqual({
      'a.ts': 'const read = ({ by: actor }: Lock) => actor + lock.by;\n',
    });
    expect(after(tree, { renames: [{ from: 'by', to: 'actor', only: 'properties' }] })).toEqual({
      'a.ts': 'const read = ({ actor: by }: Lock) => by + lock.actor;\n',
    });
  });

  test('in keys that are strings where the rule says so, and in no sentence', () => {
    const tree = { 'a.ts': "type Part = Pick<All, 'held'>;\nconst text = 'held fast';\n" };
    const renames = [{ from: 'held', to: 'opened', literals: true }];
    expect(after(tree, { renames })).toEqual({
      'a.ts': "type Part = Pick<All, 'opened'>;\nconst text = 'held fast';\n",
    });
  });

  test('only in the files that import it from its own', () => {
    const tree = {
      'late.ts': 'export const late = 1;\n',
      'a.ts': "import { late } from './late.ts';\nlate;\n",
      'b.ts': 'const late = true;\n',
    };
    expect(after(tree, { renames: [{ from: 'late', to: 'lazy', of: 'late.ts' }] })).toEqual({
      'late.ts': 'export const lazy = 1;\n',
      'a.ts': "import { lazy } from './late.ts';\nlazy;\n",
    });
  });

  test('and is refused where the new one stands already; a rule that finds nothing is said', () => {
    const tree = { 'a.ts': 'const one = 1;\nconst two = 2;\n' };
    const rule = { from: 'one', to: 'two' };
    expect(() => after(tree, { renames: [rule] })).toThrow('a.ts: one → two, which stands there');
    expect(after(tree, { renames: [{ ...rule, joins: true }] })).not.toEqual({});
    after(tree, { renames: [{ from: 'three', to: 'four' }] });
    expect(noted).toEqual(['nowhere to rename: {"from":"three","to":"four"}']);
  });
});

describe('a file moves', () => {
  const PACKAGE = JSON.stringify({ name: '@torre/contract', exports: { './*': './src/*/*.endpoint.ts' } });

  test('and imports, names of packages, workers, mocks and documents follow', () => {
    const tree = {
      'packages/contract/package.json': PACKAGE,
      'packages/contract/src/drawing/drawing.endpoint.ts': 'export const draw = 1;\n',
      'packages/web/src/a/paper.ts': "import { draw } from '@torre/contract/drawing';\nimport '../b.ts';\n",
      'packages/web/src/b.ts':
        "new Worker(new URL('./a/paper.ts', import.meta.url));\nvi.mock('./a/paper.ts');\n",
      'docs/x.md': 'See `a/paper.ts`, packages/web/src/a/paper.ts.\n',
    };
    const moves = [
      [
        'packages/contract/src/drawing/drawing.endpoint.ts',
        'packages/contract/src/export/export.endpoint.ts',
      ],
      ['packages/web/src/a/', 'packages/web/src/far/off/'],
    ] as const;
    expect(after(tree, { moves, empty: ['packages/web/src/a'] })).toEqual({
      'packages/contract/src/export/export.endpoint.ts': 'export const draw = 1;\n',
      'packages/web/src/far/off/paper.ts':
        "import { draw } from '@torre/contract/export';\nimport '../../b.ts';\n",
      'packages/web/src/b.ts':
        "new Worker(new URL('./far/off/paper.ts', import.meta.url));\nvi.mock('./far/off/paper.ts');\n",
      'docs/x.md': 'See `far/off/paper.ts`, packages/web/src/far/off/paper.ts.\n',
    });
  });

  test('and two that would become one, or one that stays behind, are refused', () => {
    const tree = { 'a/x.ts': '', 'b/x.ts': '' };
    expect(() => after(tree, { moves: [['a/', 'b/']] })).toThrow('both become b/x.ts');
    expect(() => after(tree, { moves: [['a/y.ts', 'c/y.ts']], empty: ['a'] })).toThrow('a/x.ts is left');
  });
});

describe('doors', () => {
  const tree = {
    'areas/a/index.ts': "import { one } from './one.ts';\n\nexport const open = one;\n",
    'areas/a/one.ts': 'export const one = 1;\nexport interface Two {}\n',
    'areas/b/b.ts': "import { one } from '../a/one.ts';\nimport type { Two } from '../a/one.ts';\n",
  };

  test('give what others ask for, and nobody passes them by', () => {
    expect(after(tree, { doors: [{ folder: 'areas/a', file: 'index.ts' }] })).toEqual({
      'areas/a/index.ts':
        "import { one } from './one.ts';\n\nexport { one } from './one.ts';\nexport type { Two } from './one.ts';\n\nexport const open = one;\n",
      'areas/b/b.ts': "import { one } from '../a/index.ts';\nimport type { Two } from '../a/index.ts';\n",
    });
  });

  test('end, and who used them asks the file that declares', () => {
    const old = {
      'x/index.ts': "export { one } from './deep/one.ts';\nexport const own = 1;\n",
      'x/deep/one.ts': 'export const one = 1;\n',
      'y.ts': "import { one, own } from './x/index.ts';\n",
    };
    expect(after(old, { dissolve: ['x/index.ts'] })).toEqual({
      'x/index.ts': 'export const own = 1;\n',
      'y.ts': "import { one } from './x/deep/one.ts';\nimport { own } from './x/index.ts';\n",
    });
  });
});

test('the declarations of a file go into several, with what they need and their comments', () => {
  const tree = {
    'all.ts':
      "import { x, y } from './base.ts';\nexport type { Z } from './base.ts';\n\nconst shared = x;\n\n/** The first. */\nexport const first = shared;\nexport const second = [shared, y];\n",
    'base.ts': 'export const x = 1;\nexport const y = 2;\nexport type Z = 3;\n',
    'user.ts': "import { first } from './all.ts';\nimport * as all from './all.ts';\nall.second(first);\n",
  };
  const to = [
    ['a/first.ts', ['first', 'Z']],
    ['second.ts', []],
  ] as const;
  expect(after(tree, { splits: [{ from: 'all.ts', to }] })).toEqual({
    'a/first.ts':
      "import { x } from '../base.ts';\n\nexport type { Z } from '../base.ts';\n\nexport const shared = x;\n\n/** The first. */\nexport const first = shared;\n",
    'second.ts':
      "import { y } from './base.ts';\nimport { shared } from './a/first.ts';\n\nexport const second = [shared, y];\n",
    'user.ts':
      "import { first } from './a/first.ts';\nimport * as second from './second.ts';\nsecond.second(first);\n",
  });
});

test('what a file gives of another as a whole goes where the plan says, and is found there', () => {
  const tree = {
    'all.ts': "export * from './base.ts';\nexport const own = 1;\n",
    'base.ts': 'export const x = 1;\n',
    'user.ts': "import { own, x } from './all.ts';\n",
  };
  const to = [
    ['first.ts', ['x']],
    ['second.ts', []],
  ] as const;
  expect(after(tree, { splits: [{ from: 'all.ts', to }] })).toEqual({
    'first.ts': "export * from './base.ts';\n",
    'second.ts': 'export const own = 1;\n',
    'user.ts': "import { own } from './second.ts';\nimport { x } from './first.ts';\n",
  });
});

describe('a planted defect', () => {
  const root = mkdtempSync(join(tmpdir(), 'torre-move-test-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const PATCH = `Promise: nobody under eighteen works
Test: vitest packages/rule/age.test.ts

--- a/packages/rule/age.ts
+++ b/packages/rule/age.ts
@@ -1 +1 @@
-export const mayWork = (hand: number): boolean => hand >= 18;
+export const mayWork = (hand: number): boolean => hand >= 16;
`;
  const PLAN = `export const plan = {
  renames: [{ from: 'hand', to: 'age' }],
  moves: [['packages/rule/', 'packages/law/']],
};
`;

  test('is made anew where its file moved, with its promise', async () => {
    write('packages/rule/age.ts', 'export const mayWork = (hand: number): boolean => hand >= 18;\n');
    write('packages/rule/age.test.ts', "import { mayWork } from './age.ts';\nmayWork(17);\n");
    write('tools/planted/too-young.patch', PATCH);
    write('plan.ts', PLAN);
    cpSync(join(import.meta.dirname, '../.oxfmtrc.json'), join(root, '.oxfmtrc.json'));
    execFileSync('git', ['init', '-q', root]);
    const args = [join(import.meta.dirname, 'move.ts'), join(root, 'plan.ts'), '--root', root];
    const { code, output, errors } = await runCommand('node', args, { cwd: root });
    expect([code, errors]).toEqual([0, '']);
    expect(output).toContain('1 of 1 defects made anew');
    expect(read('packages/law/age.ts')).toBe('export const mayWork = (age: number): boolean => age >= 18;\n');
    expect(read('tools/planted/too-young.patch')).toBe(
      PATCH.replaceAll('packages/rule', 'packages/law').replaceAll('hand', 'age'),
    );
  });
});
