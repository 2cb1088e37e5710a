import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {{ title: string, seconds: number }} TestTime
 * @typedef {{ passed: number, failed: number, skipped: number, times: TestTime[] }} Counts
 */

/** @returns {Counts} */
export function noCounts() {
  return { passed: 0, failed: 0, skipped: 0, times: [] };
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
  };
}

/**
 * A phase that went wrong without a failed test (a file that does not load, no report at all) counts as one failure.
 * @param {Counts} counts
 * @param {number} exitCode
 * @returns {Counts}
 */
export function countBreakage(counts, exitCode) {
  return exitCode === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/**
 * @param {string} file report of Vitest's JSON reporter
 * @returns {Counts}
 */
export function vitestCounts(file) {
  if (!existsSync(file)) return noCounts();
  /** @type {{ testResults: { assertionResults: { title: string, status: string, duration?: number | null }[] }[] }} */
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const tests = report.testResults.flatMap((each) => each.assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const failed = tests.filter(({ status }) => status === 'failed').length;
  const times = tests.map(({ title, duration }) => ({ title, seconds: (duration ?? 0) / 1000 }));
  return { passed, failed, skipped: tests.length - passed - failed, times };
}

/**
 * @typedef {{ title: string, tests: { results: { duration: number }[] }[] }} BrowserSpec
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
  };
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
