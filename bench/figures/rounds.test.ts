import { expect, test } from 'vitest';
import { alternate, quietRounds } from './rounds.ts';

/** Answers these values one after the other. */
const values = (...list: number[]) => {
  const rest = [...list];
  return () => rest.shift()!;
};

test('the ratio is the median of the ratios of single rounds, and the first round warms up', async () => {
  const rounds = await alternate({
    product: values(999, 10, 12, 11, 30, 12),
    floor: values(1, 10, 10, 10, 25, 10),
  });
  expect(rounds).toEqual({ product: 12, floor: 10, ratio: 1.2, spread: expect.closeTo(1 / 6), attempts: 1 });
});

test('product and floor take turns at being first', async () => {
  const order: string[] = [];
  await alternate({ product: () => order.push('p'), floor: () => order.push('f') });
  expect(order.slice(0, 6).join('')).toBe('pffppf');
});

test('a spread over a quarter is measured again', async () => {
  const next = values(0, 1, 2, 3, 4, 5, 0, 9, 10, 10, 10, 11);
  const { paint } = await quietRounds(async () => ({ paint: next() }));
  expect(paint).toMatchObject({ product: 10, spread: 0.2, attempts: 2 });
});

test('of three loud attempts the quietest counts, for all the figures that were told together', async () => {
  const loud = values(0, 1, 2, 3, 4, 5, 0, 5, 10, 10, 10, 10, 0, 1, 2, 3, 4, 9);
  const found = await quietRounds(async () => ({ loud: loud(), quiet: 7 }));
  expect(found).toEqual({
    loud: { product: 10, floor: null, ratio: null, spread: 0.5, attempts: 3 },
    quiet: { product: 7, floor: null, ratio: null, spread: 0, attempts: 3 },
  });
});
