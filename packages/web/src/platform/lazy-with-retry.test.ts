import { expect, test, vi } from 'vitest';
import { untilLoaded } from './lazy-with-retry.ts';

const lost = new TypeError(
  'Failed to fetch dynamically imported module: http://127.0.0.1/assets/together.js',
);

test('a part that the network swallowed is asked for again, less and less often, until it is there', async () => {
  const load = vi.fn<() => Promise<string>>();
  for (let nth = 0; nth < 6; nth += 1) load.mockRejectedValueOnce(lost);
  load.mockResolvedValueOnce('there');
  const pauses: number[] = [];
  const wait = async (pauseMs: number): Promise<void> => void pauses.push(pauseMs);
  await expect(untilLoaded(load, wait)).resolves.toBe('there');
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 10_000]);
});

test('a part that is broken itself is not asked for again', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('x is not a function'));
  await expect(untilLoaded(load)).rejects.toThrow('x is not a function');
  expect(load).toHaveBeenCalledTimes(1);
});
