import { afterEach, expect, test, vi } from 'vitest';
import AxeReporter from '../e2e/axe-reporter.ts';
import { EVERY_SCREEN } from '../e2e/screens/every-screen.ts';
import { urlTree } from '../e2e/screens/url-tree.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** What a run says at its end that looked at these. */
function endOf(states: readonly string[], addresses: readonly string[]) {
  const reporter = new AxeReporter();
  const annotations = [
    ...states.map((description) => ({ type: 'axe', description })),
    ...addresses.map((description) => ({ type: 'axe-address', description })),
  ];
  type Ended = Parameters<AxeReporter['onTestEnd']>;
  reporter.onTestEnd(...([{}, { annotations }] as unknown as Ended));
  return reporter.onEnd();
}

test('a whole browser run in which axe missed a screen is red and names it; one that looked at all is not', async () => {
  const states = EVERY_SCREEN.map(({ name }) => name);
  const addresses = [...urlTree()];
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubEnv('E2E_WHOLE', '1');
  expect(await endOf(states, addresses)).toBeUndefined();
  expect(printed).not.toHaveBeenCalled();
  expect(await endOf(states, addresses.slice(1))).toEqual({ status: 'failed' });
  expect(await endOf(states.slice(1), addresses)).toEqual({ status: 'failed' });
  expect(printed).toHaveBeenCalledTimes(2);
  // Some files of the suite prove nothing about the others.
  vi.stubEnv('E2E_WHOLE', '0');
  expect(await endOf([], [])).toBeUndefined();
});
