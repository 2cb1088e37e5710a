import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../run-command.ts';

/**
 * `red`: at least one test ran and failed. `green`: at least one ran, none failed.
 * `broken`: no test ran to its end (nothing matched, a file does not load, the build fails): proves nothing.
 */
export interface TestOutcome {
  readonly kind: 'green' | 'red' | 'broken';
  readonly says: string;
}

/** A defect has to be noticed at the first try: tests that CI samples thinly take larger samples, also below a soak. */
const SAMPLES = { PLANTED: '1', SOAK: '0' };

/** Runs the test of a defect in `root` and reads the verdict from the runner's own report, not from its exit code. */
export async function runTest(root: string, test: readonly string[]): Promise<TestOutcome> {
  const folder = mkdtempSync(join(tmpdir(), 'torre-outcome-'));
  const report = join(folder, 'report.json');
  try {
    const [runner, ...args] = test;
    return runner === 'vitest'
      ? await runVitest(root, args, report)
      : await runPlaywright(root, args, report);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly message?: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

async function runVitest(root: string, args: readonly string[], report: string): Promise<TestOutcome> {
  const given = args[0] === 'run' ? args.slice(1) : args;
  const command = ['run', ...given, '--reporter=json', `--outputFile=${report}`];
  const { output, errors } = await runCommand('vitest', command, { cwd: root, env: SAMPLES });
  const read = readReport<VitestReport>(report);
  if (read === null) return { kind: 'broken', says: lastLines(output + errors) };
  const tests = read.testResults.flatMap((file) => file.assertionResults);
  const failed = tests.filter((one) => one.status === 'failed').map((one) => one.fullName);
  if (failed.length > 0) return { kind: 'red', says: failed.join('; ') };
  const passed = tests.filter((one) => one.status === 'passed').length;
  const messages = read.testResults.flatMap((file) => (file.message ? [file.message] : []));
  if (passed === 0 || messages.length > 0)
    return { kind: 'broken', says: lastLines(messages.join('\n') || errors || 'no test ran') };
  return { kind: 'green', says: `${passed} passed` };
}

export interface TestRun {
  readonly file: string;
  readonly name: string;
  readonly status: string;
}

/** Every test of these files, with how it ended. A file that does not load has none. */
export async function runVitestFiles(root: string, files: readonly string[]): Promise<TestRun[]> {
  const folder = mkdtempSync(join(tmpdir(), 'torre-outcome-'));
  try {
    const report = join(folder, 'report.json');
    const command = ['run', ...files, '--reporter=json', `--outputFile=${report}`];
    await runCommand('vitest', command, { cwd: root, env: SAMPLES });
    const read = readReport<VitestReport>(report);
    return (read?.testResults ?? []).flatMap(({ name: file, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'passed' || status === 'failed')
        .map(({ status, fullName }) => ({ file, name: fullName, status })),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly { readonly message?: string }[];
}

/** The browser looks at the built product, so the copy is built anew first. */
async function runPlaywright(root: string, args: readonly string[], report: string): Promise<TestOutcome> {
  const build = await runCommand('vite', ['build'], { cwd: join(root, 'packages/web') });
  if (build.code !== 0) return { kind: 'broken', says: lastLines(build.output + build.errors) };
  const given = args[0] === 'test' ? args.slice(1) : args;
  const command = ['test', ...given, '--reporter=json', '--retries=0'];
  const env = { ...SAMPLES, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const { output, errors } = await runCommand('playwright', command, { cwd: join(root, 'e2e'), env });
  const read = readReport<PlaywrightReport>(report);
  if (read === null) return { kind: 'broken', says: lastLines(output + errors) };
  if (read.stats.unexpected > 0) return { kind: 'red', says: `${read.stats.unexpected} failed` };
  if (read.stats.expected === 0) {
    return { kind: 'broken', says: read.errors.map((one) => one.message ?? '').join('\n') || 'no test ran' };
  }
  return { kind: 'green', says: `${read.stats.expected} passed` };
}

function readReport<T>(path: string): T | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch {
    return null;
  }
}

function lastLines(text: string): string {
  return text.trim().split('\n').slice(-12).join('\n');
}
