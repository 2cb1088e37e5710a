import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** A planted defect: a patch that breaks one promise, and the test that must notice. */
export interface Defect {
  readonly name: string;
  readonly file: string;
  readonly promise: string;
  /** `vitest` or `playwright`, then its arguments. */
  readonly test: readonly string[];
  /** Files that the patch changes, from the root. */
  readonly changes: readonly string[];
}

/** Reads the lines above the first `diff` or `---`; throws when `Test:` or `Promise:` is missing. */
export function readDefect(file: string): Defect {
  const text = readFileSync(file, 'utf8');
  const head = text.split(/^(?:diff |--- )/m)[0]!;
  const field = (name: string): string => {
    const value = new RegExp(`^${name}:\\s*(.+)$`, 'm').exec(head)?.[1]?.trim();
    if (value === undefined) throw new Error(`${basename(file)} has no line "${name}: …" above the patch`);
    return value;
  };
  const test = words(field('Test'));
  if (test[0] !== 'vitest' && test[0] !== 'playwright') {
    throw new Error(`${basename(file)}: "Test:" begins with vitest or playwright`);
  }
  const changes = [...text.matchAll(/^(?:---|\+\+\+) [ab]\/(\S+)/gm)].map((match) => match[1]!);
  if (changes.length === 0) throw new Error(`${basename(file)} changes no file`);
  return {
    name: basename(file, '.patch'),
    file,
    promise: field('Promise'),
    test,
    changes: [...new Set(changes)],
  };
}

/** Splits at spaces; what stands between quotes stays together. */
function words(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map((match) => match[1] ?? match[2] ?? match[3]!);
}
