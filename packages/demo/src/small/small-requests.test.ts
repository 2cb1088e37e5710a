import { dayOf, isoDay } from '@torre/domain/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildWorld, fullWorld } from '../index.ts';
import type { World } from '../index.ts';

const HOUR_MS = 60 * 60_000;
const hoursOf = ({ start_at, end_at }: World['absence'][number]): number =>
  (Date.parse(end_at!) - Date.parse(start_at!)) / HOUR_MS;

describe.each([dayOf(2026, 10, 14), dayOf(2027, 2, 3), dayOf(2028, 12, 31)])(
  'requests around day %d',
  (today) => {
    let world: World;
    beforeAll(() => {
      world = buildWorld('small', today);
    });

    test('stand in every state where the demo has managers of both levels', () => {
      const states = new Set(world.absence.filter(({ icao }) => icao === 'LIRR').map(({ state }) => state));
      expect([...states].toSorted((one, other) => one - other)).toEqual([10, 20, 30, 40, 50, 60, 70]);
    });

    test('in the month of today somebody has used 2 of 3 days of law 104, somebody 20 of 24 hours (domain.md 9.4, situation 3)', () => {
      const month = isoDay(today).slice(0, 7);
      const permits = world.absence.filter(
        ({ cause, state, from_day }) => cause === '104' && state === 10 && from_day.startsWith(month),
      );
      const used = [...Map.groupBy(permits, ({ employee_id }) => employee_id).values()];
      const days = used.filter((own) => own.every(({ unit }) => unit === 'G')).map((own) => own.length);
      expect(days).toContain(2);
      const hours = used
        .filter((own) => own.every(({ unit }) => unit === 'H'))
        .map((own) => own.reduce((sum, row) => sum + hoursOf(row), 0));
      expect(hours).toContain(20);
    });

    test('hold corrections of clock-ins to approve, approved and refused, each where its punch is missing', () => {
      const corrections = world.absence.filter(({ cause }) => cause === 'OTE' || cause === 'OTU');
      expect(new Set(corrections.map(({ state }) => state))).toEqual(new Set([10, 40, 70]));
      for (const { cause, employee_id, start_at, end_at, from_day } of corrections) {
        expect(start_at).toBe(end_at);
        const near = world.punch.filter(
          (punch) =>
            punch.employee_id === employee_id &&
            Math.abs(Date.parse(punch.punched_at) - Date.parse(start_at!)) <= HOUR_MS,
        );
        expect([
          from_day,
          near.filter(({ kind }) => kind === (cause === 'OTE' ? 'entrance' : 'exit')),
        ]).toEqual([from_day, []]);
      }
    });

    test('carry what some of their owners wrote', () => {
      const noted = world.absence.filter(({ note }) => (note ?? '') !== '');
      expect(noted.length).toBeGreaterThan(world.absence.length / 10);
      expect(noted.filter(({ cause }) => cause === 'MAL')).toEqual([]);
    });
  },
);

test('the full demo has requests with their history, and punches of the last days', () => {
  const today = dayOf(2026, 10, 14);
  const parts = [];
  for (const part of fullWorld(today).rosters()) {
    parts.push(part);
    if (part.day_shift.some(({ day }) => day === '2026-11-30')) break;
  }
  const histories = new Set(parts.flatMap((part) => part.absence_history).map((step) => step.absence_id));
  expect(parts.flatMap((part) => part.absence).filter((row) => !histories.has(row.absence_id))).toEqual([]);
  const punches = parts.flatMap((part) => part.punch);
  expect(punches.length).toBeGreaterThan(100);
  expect(punches.every(({ punched_at }) => punched_at >= '2026-10-03' && punched_at < '2026-10-15')).toBe(
    true,
  );
});
