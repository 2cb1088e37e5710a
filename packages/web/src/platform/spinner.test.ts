import { expect, test } from 'vitest';
import { isSpinning, withSpinner } from './spinner.ts';

test('[P2.25] the one spinner turns until the last piece of work is done, failed ones too', async () => {
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  const both = [withSpinner(first.promise), withSpinner(second.promise)];
  expect(isSpinning()).toBe(true);
  first.resolve();
  await both[0];
  expect(isSpinning()).toBe(true);
  second.reject(new Error('rete'));
  await expect(both[1]).rejects.toThrow('rete');
  expect(isSpinning()).toBe(false);
});
