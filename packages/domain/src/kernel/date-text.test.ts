import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compactDateTime,
  compactDay,
  dayFromCompact,
  dayFromIso,
  dayOf,
  displayDateTime,
  displayDay,
  isoDay,
  parseCompactDateTime,
  slashDay,
  sourceDateTime,
} from './index.ts';
import type { Day } from './index.ts';

const day = dayOf(2026, 3, 9);

describe('dates as people and contracts write them', () => {
  test('[P9.13] a display date is DD/MM/YYYY and a display date-time DD/MM/YYYY HH:mm', () => {
    expect(displayDay(day)).toBe('09/03/2026');
    expect(displayDateTime(day, 450)).toBe('09/03/2026 07:30');
  });

  test('[P9.14] a source date-time is YYYY/MM/DD HH:mm:ss', () => {
    expect(sourceDateTime(day, 450)).toBe('2026/03/09 07:30:00');
  });

  test('[P9.15][E9.05] a compact date is YYYYMMDD and a compact date-time YYYYMMDD HHmm', () => {
    expect(compactDay(day)).toBe('20260309');
    expect(compactDateTime(day, 450)).toBe('20260309 0730');
    expect(parseCompactDateTime('20260309 0730')).toEqual({ day, minute: 450 });
  });

  test('[M9.03] an exchange date without time is YYYY/MM/DD', () => {
    expect(slashDay(day)).toBe('2026/03/09');
  });

  test('a moment beyond midnight is written on its own day', () => {
    expect(compactDateTime(day, 1530)).toBe('20260310 0130');
    expect(displayDateTime(day, 1440)).toBe('10/03/2026 00:00');
    expect(compactDateTime(day, -60)).toBe('20260308 2300');
  });

  test.each(['20260229', '20260431', '20261301', '2026', '2026-03-09', ' 20260309', '20260309 ', ''])(
    'the text %j is no compact date',
    (text) => {
      expect(dayFromCompact(text)).toBeNull();
    },
  );

  test.each(['20260309', '20260309 2400', '20260309 0760', '20260309T0730', '20260229 0730'])(
    'the text %j is no compact date-time',
    (text) => {
      expect(parseCompactDateTime(text)).toBeNull();
    },
  );

  test('every day of three centuries survives being written and read', () => {
    const days = fc.integer({ min: -50_000, max: 60_000 }).map((n) => n as Day);
    fc.assert(
      fc.property(days, (any) => {
        expect(dayFromCompact(compactDay(any))).toBe(any);
        expect(dayFromIso(isoDay(any))).toBe(any);
      }),
    );
  });
});
