import { expect, test } from 'vitest';
import { dayOf, zoneTable } from '../kernel/index.ts';
import type { Day } from '../kernel/index.ts';
import { quarterHours } from './quarter-hours.ts';

const lengths = (day: Day): readonly number[] => {
  const cuts = quarterHours(zoneTable(day, day), day, day);
  return cuts.slice(1).map((cut, index) => cut - cuts[index]!);
};

test.each([
  ['an ordinary day has 96', dayOf(2026, 10, 5), 96, 15],
  ['that of the spring four fewer', dayOf(2026, 3, 29), 92, 15],
  ['in that of the autumn nobody is relieved in the hour that is there twice', dayOf(2026, 10, 25), 93, 120],
])('quarter hours of a day: %s', (_, day, count, longest) => {
  expect(lengths(day)).toHaveLength(count);
  expect(Math.max(...lengths(day))).toBe(longest);
});
