import { describe, expect, test } from 'vitest';
import { compactDateTime, dayOf } from '../kernel/index.ts';
import { crossesMidnight, minutesOfShift, shiftTimes } from './index.ts';
import type { ClockTimes } from './index.ts';

const COMPETENCE = dayOf(2026, 10, 15);
const at = (hours: number, minutes = 0): number => hours * 60 + minutes;

const shift = (begin: number | null, end: number | null, startOffset: 0 | -1 = 0) => ({
  beginTime: begin,
  endTime: end,
  startOffset,
});
const N = shift(at(23), at(7), -1);
const N11 = shift(at(23), at(7));
const RPN = shift(at(19), at(7), -1);
const T16 = shift(at(16), at(24));
const P = shift(at(15), at(23));

function written(definition: typeof N, chosen?: ClockTimes): string | null {
  const times = shiftTimes(definition, COMPETENCE, chosen);
  return times && [times.start, times.end].map(({ day, minute }) => compactDateTime(day, minute)).join(' – ');
}

describe('start and end of a shift of competence date 15/10/2026', () => {
  test.each([
    { name: 'M', definition: shift(at(7), at(15)), times: '20261015 0700 – 20261015 1500' },
    { name: 'P', definition: P, times: '20261015 1500 – 20261015 2300' },
    { name: 'RPN', definition: RPN, times: '20261014 1900 – 20261015 0700' },
    { name: 'RPD', definition: shift(at(7), at(19)), times: '20261015 0700 – 20261015 1900' },
  ])('$name: $times', ({ definition, times }) => {
    expect(written(definition)).toBe(times);
  });

  test('N begins the day before and ends on its competence date', () => {
    expect(written(N)).toBe('20261014 2300 – 20261015 0700');
  });

  test('[M5.37] N11 is a night whose start date is its own: it ends on the next day, where a start after midnight lies too', () => {
    expect(crossesMidnight(N11.beginTime!, N11.endTime!)).toBe(true);
    expect(written(N11)).toBe('20261015 2300 – 20261016 0700');
    expect(written(N11, { begin: at(22), end: at(6) })).toBe('20261015 2200 – 20261016 0600');
    expect(written(N11, { begin: at(1, 30), end: at(7) })).toBe('20261016 0130 – 20261016 0700');
  });

  test('T16 ends at midnight, written 0000 or 2400, and crosses nothing', () => {
    expect(crossesMidnight(at(16), 0)).toBe(false);
    expect(written(T16)).toBe('20261015 1600 – 20261016 0000');
    expect(written(shift(at(16), 0))).toBe('20261015 1600 – 20261016 0000');
  });

  test('a shift without times has none', () => {
    expect(written(shift(null, null))).toBeNull();
  });
});

describe('own times', () => {
  test('[M5.17] a start after midnight of a shift across midnight is moved one day later', () => {
    expect(written(N11, { begin: at(1, 30), end: at(7) })).toBe('20261016 0130 – 20261016 0700');
    expect(written(N, { begin: at(1, 30), end: at(7) })).toBe('20261015 0130 – 20261015 0700');
    expect(written(N11, { begin: at(7), end: at(7, 30) })).toBe('20261016 0700 – 20261016 0730');
  });

  test('[M5.17] a start before midnight stays, and so does every start of a shift that crosses nothing', () => {
    expect(written(N11, { begin: at(22), end: at(7) })).toBe('20261015 2200 – 20261016 0700');
    expect(written(N11, { begin: at(23), end: at(23, 30) })).toBe('20261015 2300 – 20261015 2330');
    expect(written(P, { begin: at(14), end: at(23) })).toBe('20261015 1400 – 20261015 2300');
  });

  test('an afternoon with overtime until half past midnight ends on the next day', () => {
    expect(written(P, { begin: at(15), end: at(0, 30) })).toBe('20261015 1500 – 20261016 0030');
  });
});

test('[M5.18] minutes beyond midnight carry 1440 more', () => {
  expect(minutesOfShift({ begin: at(23), end: at(7) })).toEqual({ begin: 1380, end: 1860 });
  expect(minutesOfShift({ begin: at(23), end: at(1, 30) })).toEqual({ begin: 1380, end: 1530 });
  expect(minutesOfShift({ begin: at(7), end: at(15) })).toEqual({ begin: 420, end: 900 });
});
