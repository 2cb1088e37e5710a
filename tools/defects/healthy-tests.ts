import { relative } from 'node:path';
import type { Defect } from './defect.ts';
import { runVitestFiles, type TestOutcome } from './run-test.ts';

/**
 * What stands green without any defect: all test files that the defects name, in one run, since starting the runner and its
 * database costs more than most tests. Null for a defect that this run says nothing good about: its own command is tried then.
 */
export async function healthyTests(
  root: string,
  defects: readonly Defect[],
): Promise<(defect: Defect) => TestOutcome | null> {
  const files = [...new Set(defects.map(fileOf))].filter((file) => file !== null);
  if (files.length < 2) return () => null;
  const tests = await runVitestFiles(root, files);
  return (defect) => {
    const file = fileOf(defect);
    const wanted = namePattern(defect);
    const own = tests.filter((one) => relative(root, one.file) === file && wanted.test(one.name));
    if (own.length === 0 || own.some(({ status }) => status === 'failed')) return null;
    return { kind: 'green', says: `${own.length} passed` };
  };
}

/** The one test file of a defect for Vitest; null when it names none, or several. */
function fileOf({ test }: Defect): string | null {
  if (test[0] !== 'vitest') return null;
  const files = test.filter((word) => /\.test\.tsx?$/.test(word));
  return files.length === 1 ? files[0]! : null;
}

/** As the runner reads what follows `-t`. */
function namePattern({ test }: Defect): RegExp {
  const at = test.indexOf('-t');
  return new RegExp(at < 0 ? '' : test[at + 1]!);
}
