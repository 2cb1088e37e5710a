import { addDays, dayFromIso, dayOf, isoDay } from '@torre/domain/kernel';
import { describe, expect, test } from 'vitest';
import { buildWorld } from '../index.ts';

const TODAY = dayOf(2026, 10, 14);
const world = buildWorld('small', TODAY);

describe('papers of controllers (domain.md 9.4, situation 2)', () => {
  const [first, last] = ['2026-07-01', '2027-01-31'];
  const isWhole = ({ valid_from, valid_to }: { valid_from: string; valid_to: string | null }): boolean =>
    valid_from <= first && (valid_to === null || valid_to >= last);
  const ofKind = (wanted: string) => world.qualification.filter(({ kind }) => kind === wanted);

  test('one endorsement ends tomorrow; all others hold over the seven months', () => {
    const others = world.employee_specialization.filter((row) => !isWhole(row));
    expect(others).toMatchObject([{ icao: 'LIRR', valid_to: isoDay(addDays(TODAY, 1)) }]);
  });

  test('one medical ended yesterday; every controller has all other papers over the seven months', () => {
    const controllers = world.assignment.filter(({ category }) => category === 'CTA').length;
    for (const kind of ['LICENCE', 'MEDICAL', 'ENGLISH']) expect(ofKind(kind)).toHaveLength(controllers);
    const others = world.qualification.filter((row) => row.kind !== 'SUSPENSION' && !isWhole(row));
    expect(others).toMatchObject([{ kind: 'MEDICAL', valid_to: isoDay(addDays(TODAY, -1)) }]);
  });

  test('one suspension lies in the past', () => {
    const [suspension, ...more] = ofKind('SUSPENSION');
    expect(more).toEqual([]);
    expect(suspension!.valid_to! < isoDay(TODAY)).toBe(true);
  });
});

describe('absences', () => {
  const today = isoDay(TODAY);
  const recent = isoDay(addDays(TODAY, -7));
  const ofState = (...states: number[]) => world.absence.filter(({ state }) => states.includes(state));
  const causes = (rows: typeof world.absence): ReadonlySet<string> => new Set(rows.map(({ cause }) => cause));

  test('wait for a word only in the last days and ahead', () => {
    expect(ofState(40, 50, 60).length).toBeGreaterThan(100);
    expect(ofState(40, 50, 60).filter(({ from_day }) => from_day < recent)).toEqual([]);
  });

  test('are to be annulled only before they begin', () => {
    expect(ofState(20).length).toBeGreaterThan(5);
    expect(ofState(20).filter(({ from_day }) => from_day <= today)).toEqual([]);
  });

  test('go the way of their cause: two managers for leave, one for permits, none for illness', () => {
    const inLine = new Set(
      world.assignment
        .filter((post) => post.employment_condition === 'LO')
        .map(({ employee_id }) => employee_id),
    );
    const twoLevels = (row: (typeof world.absence)[number]): boolean =>
      ['8114', '8118'].includes(row.cause) && inLine.has(row.employee_id);
    expect(ofState(50, 60).filter((row) => !twoLevels(row))).toEqual([]);
    expect(ofState(40).filter(twoLevels)).toEqual([]);
    expect(causes(ofState(70)).has('104')).toBe(false);
    for (const cause of ['MAL', 'MALF', 'DONS', 'VM'])
      expect(causes(ofState(30, 40, 50, 60, 70)).has(cause)).toBe(false);
  });

  test('of illness are known only once they are there', () => {
    expect(world.absence.filter(({ cause, from_day }) => cause === 'MAL' && from_day > today)).toEqual([]);
    expect(world.absence.filter(({ cause }) => cause === 'MAL').length).toBeGreaterThan(50);
  });

  test('stand about as domain.md 9.3 mixes them, and no two of one person on one day', () => {
    const share = (...states: number[]): number => ofState(...states).length / world.absence.length;
    expect(share(10)).toBeGreaterThan(0.74);
    expect(share(30, 70)).toBeGreaterThan(0.03);
    expect(share(30, 70)).toBeLessThan(0.13);
    expect(share(20, 40, 50, 60)).toBeGreaterThan(0.05);
    expect(share(20, 40, 50, 60)).toBeLessThan(0.13);
    const days = world.absence.flatMap(({ employee_id, from_day, to_day }) => {
      const from = dayFromIso(from_day)!;
      return Array.from(
        { length: dayFromIso(to_day)! - from + 1 },
        (_, index) => `${employee_id} ${from + index}`,
      );
    });
    expect(new Set(days).size).toBe(days.length);
  });

  test('leave now and then a call without answer', () => {
    const onCall = new Map(
      world.day_shift
        .filter(({ turn }) => ['RPN', 'RPD'].includes(turn))
        .map((cell) => [`${cell.employee_id} ${cell.day}`, cell.turn]),
    );
    expect(onCall.size).toBeGreaterThan(350);
    const away = world.absence.flatMap(({ employee_id, from_day, to_day }) =>
      Array.from(
        { length: dayFromIso(to_day)! - dayFromIso(from_day)! + 1 },
        (_, index) => `${employee_id} ${isoDay(addDays(dayFromIso(from_day)!, index))}`,
      ),
    );
    const unanswered = away.filter((key) => onCall.has(key));
    expect(unanswered.length / onCall.size).toBeGreaterThan(0.04);
    expect(unanswered.length / onCall.size).toBeLessThan(0.13);
  });

  test('look the same in a month whatever day it is seen from, but for what became of the requests', () => {
    const later = buildWorld('small', addDays(TODAY, 20));
    const of = (seen: typeof world) =>
      seen.absence
        .filter(({ from_day }) => from_day.startsWith('2026-10'))
        // clock-ins are of the days before today, and so are their corrections
        .filter(({ cause }) => cause !== 'OTE' && cause !== 'OTU')
        .map(({ absence_id, employee_id, unit, from_day, to_day, start_at, end_at, icao }) => [
          [absence_id, employee_id, icao],
          [unit, from_day, to_day, start_at, end_at],
        ]);
    expect(of(later)).toEqual(of(world));
  });
});

test('activities of every kind, in at most one of a hundred working cells, of people who are there', () => {
  expect(new Set(world.activity.map(({ code }) => code))).toEqual(
    new Set(['SIM', 'AULA', 'UCS', 'ISTR', 'STR']),
  );
  const cells = new Map(world.day_shift.map((cell) => [`${cell.employee_id} ${cell.day}`, cell]));
  const working = world.day_shift.filter(({ start_at }) => start_at !== null).length;
  expect(world.activity.length / working).toBeLessThan(0.01);
  for (const { employee_id, day, start_at, end_at, code } of world.activity) {
    const cell = cells.get(`${employee_id} ${day}`)!;
    expect(cell.start_at).not.toBeNull();
    if (start_at === null) continue;
    const within = cell.start_at! <= start_at && end_at! <= cell.end_at!;
    expect([code, code === 'STR' ? start_at === cell.end_at : within]).toEqual([code, true]);
  }
});
