import { expect, test } from 'vitest';
import { dayOf } from '../kernel/index.ts';
import { uncoveredDays } from './uncovered-days.ts';

const on = (date: number, before: number | null, after: number | null) => ({
  day: dayOf(2026, 12, date),
  before: before === null ? null : { missing: before },
  after: after === null ? null : { missing: after },
});

test.each([
  ['a slot that was covered falls short', [on(3, 0, 1)], [3]],
  ['a new slot is short', [on(3, null, 2)], [3]],
  ['a slot was short already, be it by less', [on(3, 1, 1), on(4, 1, 2)], []],
  ['a slot is short no more, or ends', [on(3, 1, 0), on(4, 1, null)], []],
  ['one slot of the day was short, another falls short', [on(3, 1, 1), on(3, 0, 1)], [3]],
  ['two slots of a day fall short, days out of order', [on(9, 0, 1), on(3, 0, 1), on(3, 0, 2)], [3, 9]],
] as const)('days that become uncovered: %s', (_, slots, days) => {
  expect(uncoveredDays(slots)).toEqual(days.map((date) => dayOf(2026, 12, date)));
});
