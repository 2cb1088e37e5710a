import { describe, expect, test } from 'vitest';
import { coverageOf, unknownClauses } from './clauses/coverage.ts';
import type { Clause } from './clauses/register.ts';
import { titlesOf } from './clauses/titles.ts';

const named = (source: string): string[] => titlesOf('x.test.ts', source).flatMap((title) => title.clauses);

describe('titles that name clauses', () => {
  test.each([
    ['a plain test', `test('[M5.04] a sentence', () => {})`],
    ['it', `it('[M5.04] a sentence', () => {})`],
    ['a template', `test(\`[M5.04] \${name} may save\`, () => {})`],
    ['a table', `test.each([1, 2])('[M5.04] %s may save', () => {})`],
    ['a tagged table', `test.each\`a\${1}\`('[M5.04] a sentence', () => {})`],
    ['a group with a test', `describe('[M5.04] a sentence', () => { test('x', () => {}) })`],
    ['a group of Playwright', `test.describe('[M5.04] a sentence', () => { test('x', async () => {}) })`],
    ['a test inside a loop', `for (const x of xs) { test('[M5.04] a sentence', () => {}) }`],
  ])('count in %s', (_, source) => {
    expect(named(source)).toEqual(['M5.04']);
  });

  test.each([
    ['a skipped test', `test.skip('[M5.04] a sentence', () => {})`],
    ['a test still to write', `test.todo('[M5.04] a sentence')`],
    ['a test expected to fail', `test.fails('[M5.04] a sentence', () => {})`],
    ['a test inside a skipped group', `describe.skip('x', () => { test('[M5.04] a sentence', () => {}) })`],
    ['a group without tests', `describe('[M5.04] a sentence', () => {})`],
    ['a step', `test.step('[M5.04] a sentence', async () => {})`],
    ['a comment', `// test('[M5.04] a sentence')`],
    ['another function', `expect('[M5.04] a sentence').toBe(1)`],
  ])('do not count in %s', (_, source) => {
    expect(named(source)).toEqual([]);
  });

  test('may name several clauses', () => {
    expect(named(`test('[E7.9.03][P0.01] x', () => {})`)).toEqual(['E7.9.03', 'P0.01']);
  });
});

describe('coverage', () => {
  const clause = (id: string, issue: string): Clause => ({ id, issue, module: 'roster', kind: 'rule' });
  const register = [clause('M5.04', 'runs'), clause('M5.05', 'runs'), clause('M5.06', 'swaps')];
  const titles = titlesOf(
    'x.test.ts',
    `test('[M5.04] a sentence', () => {});\ntest('[M9.99] a sentence', () => {})`,
  );

  test('of an issue says what is proven and what is missing', () => {
    const { proven, missing } = coverageOf(register, titles, 'runs');
    expect([proven, missing].map((list) => list.map((one) => one.id))).toEqual([['M5.04'], ['M5.05']]);
  });

  test('without an issue takes all clauses', () => {
    expect(coverageOf(register, titles).missing.map((one) => one.id)).toEqual(['M5.05', 'M5.06']);
  });

  test('refuses a title that names an unknown clause, and says where', () => {
    expect(unknownClauses(register, titles)).toEqual(['x.test.ts:2 names [M9.99], which is unknown']);
  });
});
