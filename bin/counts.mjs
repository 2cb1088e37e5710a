import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {{ title: string, seconds: number }} TestTime
 * @typedef {{ title: string, file: string, reason: string }} Failure
 * @typedef {{ passed: number, failed: number, skipped: number, times: TestTime[], failures: Failure[] }} Counts
 */

/** A failure's first lines say what was expected; the whole stands further up in the output. */
const REASON_LINES = 6;

/** @returns {Counts} */
export function noCounts() {
  return { passed: 0, failed: 0, skipped: 0, times: [], failures: [] };
}

/**
 * @param {Counts} a
 * @param {Counts} b
 * @returns {Counts}
 */
export function addCounts(a, b) {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    times: [...a.times, ...b.times],
    failures: [...a.failures, ...b.failures],
  };
}

/**
 * A phase that went wrong without a failed test (a file that does not load, no report at all) counts as one failure, which names it.
 * @param {Counts} counts
 * @param {number} exitCode
 * @param {string} phase
 * @returns {Counts}
 */
export function countBreakage(counts, exitCode, phase) {
  if (exitCode === 0 || counts.failed > 0) return counts;
  const title = `la fase «${phase}» è finita con il codice ${exitCode}, senza una prova rossa`;
  const failure = { title, file: 'bin/test.mjs', reason: 'Il motivo sta più su, nell’uscita della fase.' };
  return { ...counts, failed: 1, failures: [...counts.failures, failure] };
}

/**
 * @param {string} file report of Vitest's JSON reporter
 * @returns {Counts}
 */
export function vitestCounts(file) {
  if (!existsSync(file)) return noCounts();
  /** @type {{ testResults: VitestFile[] }} */
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const tests = report.testResults.flatMap((each) => each.assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const failed = tests.filter(({ status }) => status === 'failed').length;
  const times = tests.map(({ title, duration }) => ({ title, seconds: (duration ?? 0) / 1000 }));
  return {
    passed,
    failed,
    skipped: tests.length - passed - failed,
    times,
    failures: report.testResults.flatMap(failuresOf),
  };
}

/**
 * @param {VitestFile} file
 * @returns {Failure[]} a file that does not load has no test, but its own message
 */
function failuresOf({ name = '', status, message = '', assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0 && status === 'failed')
    return [{ title: 'il file non si esegue', file: name, reason: firstLines(message) }];
  return failed.map(({ title, failureMessages = [] }) => ({
    title,
    file: name,
    reason: firstLines(failureMessages.join('\n')),
  }));
}

/**
 * @typedef {{ title: string, status: string, duration?: number | null, failureMessages?: string[] }} VitestTest
 * @typedef {{ name?: string, status?: string, message?: string, assertionResults: VitestTest[] }} VitestFile
 * @typedef {{ duration: number, error?: { message?: string } }} BrowserResult
 * @typedef {{ title: string, file?: string, ok?: boolean, tests: { results: BrowserResult[] }[] }} BrowserSpec
 * @typedef {{ suites?: BrowserSuite[], specs?: BrowserSpec[] }} BrowserSuite
 */

/**
 * @param {string} file report of Playwright's JSON reporter
 * @returns {Counts}
 */
export function playwrightCounts(file) {
  if (!existsSync(file)) return noCounts();
  /** @type {BrowserSuite & { stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} */
  const { stats, ...report } = JSON.parse(readFileSync(file, 'utf8'));
  // A test that passes only sometimes is a failure of today.
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    times: specsOf(report).flatMap(({ title, tests }) =>
      tests.flatMap(({ results }) => results.map(({ duration }) => ({ title, seconds: duration / 1000 }))),
    ),
    failures: specsOf(report)
      .filter(({ ok }) => ok === false)
      .map(({ title, file: spec = '', tests }) => ({
        title,
        file: spec,
        reason: firstLines(
          tests
            .flatMap(({ results }) => results.map(({ error }) => error?.message ?? ''))
            .find((message) => message !== '') ?? '',
        ),
      })),
  };
}

/**
 * @param {string} message as printed for a terminal
 */
function firstLines(message) {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, REASON_LINES)
    .join('\n');
}

/**
 * @param {BrowserSuite} suite
 * @returns {BrowserSpec[]}
 */
function specsOf({ suites = [], specs = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/**
 * The last line of `npm test`, read by programs.
 * @param {Counts} counts
 */
export function summaryLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
