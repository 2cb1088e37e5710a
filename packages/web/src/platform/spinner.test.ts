import { expect, test } from 'vitest';
import { isSpinning, withSpinner } from './spinner.ts';

test('[P2.25] one spinner turns for all work at once and rests when the last piece is settled', async () => {
  let finish = (): void => undefined;
  let fail = (): void => undefined;
  const one = withSpinner(new Promise<void>((resolve) => (finish = resolve)));
  const other = withSpinner(new Promise<void>((_, reject) => (fail = () => reject(new Error('refused')))));
  finish();
  await one;
  expect(isSpinning()).toBe(true);
  fail();
  await expect(other).rejects.toThrow('refused');
  expect(isSpinning()).toBe(false);
});
