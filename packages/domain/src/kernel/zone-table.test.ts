import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayOf, zoneTable } from './index.ts';
import type { Day } from './index.ts';

const HOUR = 60;
/** domain.md 6: last Sundays of March and October, changes at 01:00 UTC. */
const SPRINGS = [dayOf(2026, 3, 29), dayOf(2027, 3, 28), dayOf(2028, 3, 26)];
const AUTUMNS = [dayOf(2026, 10, 25), dayOf(2027, 10, 31), dayOf(2028, 10, 29)];
const around = (day: Day) => zoneTable(addDays(day, -2), addDays(day, 2));

/** Elapsed minutes between a local time of one day and one of another. */
function elapsed(from: Day, begin: number, to: Day, end: number): number {
  const zone = around(to);
  return zone.utc(to, end, 'end') - zone.utc(from, begin, 'start');
}

describe.each(SPRINGS)('the spring night to day %d', (day) => {
  const eve = addDays(day, -1);

  test('a night 23:00–07:00 lasts 420 minutes and a night on call 660', () => {
    expect(elapsed(eve, 23 * HOUR, day, 7 * HOUR)).toBe(420);
    expect(elapsed(eve, 19 * HOUR, day, 7 * HOUR)).toBe(660);
  });

  test('times that the night skips are clamped to 03:00', () => {
    const zone = around(day);
    const three = zone.utc(day, 3 * HOUR, 'start');
    for (const minute of [2 * HOUR, 2 * HOUR + 15, 2 * HOUR + 59]) {
      expect(zone.utc(day, minute, 'start')).toBe(three);
      expect(zone.utc(day, minute, 'end')).toBe(three);
    }
    expect(zone.utc(day, 2 * HOUR - 1, 'end')).toBe(three - 1);
    expect(zone.local(three)).toEqual({ day, minute: 3 * HOUR });
    expect(zone.local(three - 1)).toEqual({ day, minute: 2 * HOUR - 1 });
  });
});

describe.each(AUTUMNS)('the autumn night to day %d', (day) => {
  const eve = addDays(day, -1);

  test('a night 23:00–07:00 lasts 540 minutes and a night on call 780', () => {
    expect(elapsed(eve, 23 * HOUR, day, 7 * HOUR)).toBe(540);
    expect(elapsed(eve, 19 * HOUR, day, 7 * HOUR)).toBe(780);
  });

  test('of a repeated time a start is the first occurrence and an end the second', () => {
    const zone = around(day);
    const first = zone.utc(day, 2 * HOUR + 30, 'start');
    const second = zone.utc(day, 2 * HOUR + 30, 'end');
    expect(second - first).toBe(60);
    expect(zone.local(first)).toEqual({ day, minute: 2 * HOUR + 30 });
    expect(zone.local(second)).toEqual({ day, minute: 2 * HOUR + 30 });
  });
});

test('02:00–03:00 of 25/10/2026 is 120 minutes, 02:15–03:30 of 29/03/2026 is 30', () => {
  expect(elapsed(AUTUMNS[0]!, 120, AUTUMNS[0]!, 180)).toBe(120);
  expect(elapsed(SPRINGS[0]!, 135, SPRINGS[0]!, 210)).toBe(30);
});

test.each([
  { what: 'P Sat 28/03 → T10 Sun 29/03', from: dayOf(2026, 3, 28), end: 23, start: 10, rest: 600 },
  { what: 'P1 Sat 28/03 → T10 Sun 29/03', from: dayOf(2026, 3, 28), end: 22, start: 10, rest: 660 },
  { what: 'P Sat 24/10 → T10 Sun 25/10', from: dayOf(2026, 10, 24), end: 23, start: 10, rest: 720 },
  { what: 'P Sat 24/10 → T08 Sun 25/10', from: dayOf(2026, 10, 24), end: 23, start: 8, rest: 600 },
])('$what rests $rest minutes', ({ from, end, start, rest }) => {
  const zone = around(from);
  expect(zone.utc(addDays(from, 1), start * HOUR, 'start') - zone.utc(from, end * HOUR, 'end')).toBe(rest);
});

test('07:00 is 05:00Z in summer and 06:00Z in winter', () => {
  const year = zoneTable(dayOf(2026, 1, 1), dayOf(2026, 12, 31));
  expect(year.utc(dayOf(2026, 7, 1), 420, 'start') % 1440).toBe(300);
  expect(year.utc(dayOf(2026, 12, 1), 420, 'start') % 1440).toBe(360);
});

test('minutes beyond midnight and before it reach the neighbouring days', () => {
  const day = dayOf(2026, 10, 14);
  const zone = zoneTable(day, day);
  expect(zone.utc(day, 1530, 'end')).toBe(zone.utc(addDays(day, 1), 90, 'end'));
  expect(zone.utc(day, -60, 'start')).toBe(zone.utc(addDays(day, -1), 1380, 'start'));
});

test('outside its days the table answers nothing rather than something wrong', () => {
  const zone = zoneTable(dayOf(2026, 10, 1), dayOf(2026, 10, 10));
  expect(() => zone.utc(dayOf(2026, 10, 30), 0, 'start')).toThrow(RangeError);
  expect(() => zone.utc(dayOf(2026, 9, 1), 0, 'start')).toThrow(RangeError);
  expect(() => zone.local(0)).toThrow(RangeError);
});

test('local time and UTC agree with the calendar of the platform at any minute of three years', () => {
  const from = dayOf(2026, 1, 1);
  const to = dayOf(2028, 12, 31);
  const zone = zoneTable(from, to);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: (to - from) * 1440 }), (offset) => {
      const utc = zone.utc(from, 0, 'start') + offset;
      const local = zone.local(utc);
      const date = Temporal.Instant.fromEpochMilliseconds(utc * 60_000).toZonedDateTimeISO('Europe/Rome');
      expect(local).toEqual({
        day: dayOf(date.year, date.month, date.day),
        minute: date.hour * 60 + date.minute,
      });
      expect([
        zone.utc(local.day, local.minute, 'start'),
        zone.utc(local.day, local.minute, 'end'),
      ]).toContain(utc);
    }),
  );
});
