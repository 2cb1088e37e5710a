import { enclosed } from './enclosed.ts';
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
      .filter(({ 0: call, index }) => !TIME.test(enclosed(source, index + call.length, ['(', ')'])))
      .map(({ index }) => ({
        rule: 'waits-say-how-long',
        file: path,
        line: source.slice(0, index).split('\n').length,
        message: 'gives up after one second: use `expect.poll`, or write its timeout',
      })),
  );
}
