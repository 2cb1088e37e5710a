import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { EVERY_SCREEN } from './screens/every-screen.ts';
import { unseenOf, urlTree } from './screens/url-tree.ts';

/** Kinds of the annotations that tell what was looked at. */
export const LOOKED_AT = { state: 'axe', address: 'axe-address' } as const;

/**
 * After a run of the whole suite: every address of the front end and every state of `EVERY_SCREEN` that CI looks at was
 * looked at by axe, or the run is red. A run of some files proves nothing about the others and is let be.
 */
export default class AxeReporter implements Reporter {
  readonly #seen: Record<string, string[]> = { [LOOKED_AT.state]: [], [LOOKED_AT.address]: [] };

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description } of annotations) this.#seen[type]?.push(description ?? '');
  }

  onEnd(): Promise<{ status?: FullResult['status'] } | undefined> {
    const missed = missedBy(this.#seen[LOOKED_AT.state]!, this.#seen[LOOKED_AT.address]!);
    if (process.env.E2E_WHOLE !== '1' || missed.length === 0) return Promise.resolve(undefined);
    console.error(`axe did not look at:\n${missed.map((one) => `  ${one}`).join('\n')}`);
    return Promise.resolve({ status: 'failed' });
  }
}

/** What axe should have looked at and did not, in words. */
export function missedBy(states: readonly string[], addresses: readonly string[]): readonly string[] {
  return [
    ...unseenOf(urlTree(), addresses).map((pattern) => `the screen at ${pattern}`),
    ...EVERY_SCREEN.filter(({ name, only, slow }) => only !== 'phone' && !slow && !states.includes(name)).map(
      ({ name }) => `the state "${name}"`,
    ),
  ];
}
