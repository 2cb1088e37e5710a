import type { Finding } from './finding.ts';
import type { Module } from './module-graph.ts';

const WAIT = /\bvi\.wait(?:For|Until)\(/g;
/** A time written at it, or a constant that is one. */
const TIME = /\btimeout: |\b(?:PATIENCE|SOON)\b/;

/**
 * `vi.waitFor` and `vi.waitUntil` give up after one second where nothing else is written, whatever the project says of polls:
 * that measures the machine (0144).
 */
export function waitFindings(modules: readonly Module[]): Finding[] {
  return modules.flatMap(({ path, source }) =>
    [...source.matchAll(WAIT)]
      .filter(({ 0: call, index }) => !TIME.test(argumentsFrom(source, index + call.length)))
      .map(({ index }) => ({
        rule: 'waits-say-how-long',
        file: path,
        line: source.slice(0, index).split('\n').length,
        message: 'gives up after one second: use `expect.poll`, or write its timeout',
      })),
  );
}

/** What stands between the parentheses of a call, the first of which is before `from`. */
function argumentsFrom(source: string, from: number): string {
  let depth = 1;
  let at = from;
  for (; at < source.length && depth > 0; at += 1) {
    if (source[at] === '(') depth += 1;
    if (source[at] === ')') depth -= 1;
  }
  return source.slice(from, at);
}
