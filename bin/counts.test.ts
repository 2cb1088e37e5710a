import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  addCounts,
  countBreakage,
  noCounts,
  playwrightCounts,
  summaryLine,
  vitestCounts,
} from './counts.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'counts-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function report(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('rules and server: what neither passed nor failed was skipped', () => {
  const file = report({
    testResults: [
      {
        assertionResults: [
          { title: 'a', status: 'passed', duration: 1500 },
          { title: 'b', status: 'failed', duration: 20 },
        ],
      },
      {
        assertionResults: [
          { title: 'c', status: 'pending' },
          { title: 'd', status: 'todo' },
        ],
      },
    ],
  });
  expect(vitestCounts(file)).toMatchObject({ passed: 1, failed: 1, skipped: 2 });
  expect(vitestCounts(file).times[0]).toEqual({ title: 'a', seconds: 1.5 });
});

test('browser: a test that passes only sometimes is a failure', () => {
  const spec = { title: 'signs in', tests: [{ results: [{ duration: 700 }] }] };
  const file = report({
    stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 },
    suites: [{ suites: [{ specs: [spec] }] }],
  });
  expect(playwrightCounts(file)).toEqual({
    passed: 3,
    failed: 2,
    skipped: 2,
    times: [{ title: 'signs in', seconds: 0.7 }],
    failures: [],
  });
});

test('each failure is named with its file and the first lines of its message', () => {
  const red = `\u001b[31mexpected 1 to be 2\u001b[39m\n\n${'at somewhere\n'.repeat(20)}`;
  const rules = report({
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [{ title: 'a', status: 'failed', failureMessages: [red] }],
      },
      { name: 'b.test.ts', status: 'failed', message: 'b does not load', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', assertionResults: [{ title: 'c', status: 'passed' }] },
    ],
  });
  expect(vitestCounts(rules).failures).toEqual([
    { title: 'a', file: 'a.test.ts', reason: `expected 1 to be 2${'\nat somewhere'.repeat(5)}` },
    { title: 'il file non si esegue', file: 'b.test.ts', reason: 'b does not load' },
  ]);
  const browser = report({
    stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 },
    specs: [
      {
        title: 'signs in',
        file: 'sign-in.spec.ts',
        ok: false,
        tests: [{ results: [{ duration: 700, error: { message: 'no field' } }] }],
      },
      { title: 'leaves', file: 'sign-in.spec.ts', ok: true, tests: [{ results: [{ duration: 700 }] }] },
    ],
  });
  expect(playwrightCounts(browser).failures).toEqual([
    { title: 'signs in', file: 'sign-in.spec.ts', reason: 'no field' },
  ]);
});

test('a phase that broke without a report counts as one failure, a failed test is not counted twice', () => {
  const broken = countBreakage(vitestCounts(join(folder, 'missing.json')), 3, 'browser');
  expect([broken.failed, broken.failures.map(({ title }) => title)]).toEqual([
    1,
    ['la fase «browser» è finita con il codice 3, senza una prova rossa'],
  ]);
  expect(countBreakage({ ...noCounts(), failed: 2 }, 1, 'browser')).toEqual({ ...noCounts(), failed: 2 });
  expect(countBreakage(noCounts(), 0, 'browser')).toEqual(noCounts());
});

test('the last line sums all phases', () => {
  const total = addCounts({ ...noCounts(), passed: 2, skipped: 1 }, { ...noCounts(), passed: 3, failed: 1 });
  expect(summaryLine(total)).toBe('5 passed, 1 failed, 1 skipped');
});
