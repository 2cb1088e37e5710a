import { addDays, civil, dayFromIso, dayOf, firstOfMonth, lastOfMonth } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { describe, expect, test } from 'vitest';
import { buildWorld } from '../index.ts';
import type { World } from '../index.ts';
import { plantCounters } from '../organisation/plant-counters.ts';
import { shiftNamed } from '../organisation/shift-list.ts';

const TODAY = dayOf(2026, 10, 14);

/** Differences employees − chairs of the working slots of LIRR in the month of today, by slot and day. */
function differences(seen: World, today: Day): readonly (readonly number[])[] {
  const { year, month } = civil(today);
  const [from, to] = [firstOfMonth(year, month), lastOfMonth(year, month)];
  const timeslots = ['N', 'M', 'P'];
  const counters = plantCounters(seen, 'LIRR', { from, to, timeslots });
  return timeslots.map((_, slotIndex) =>
    Array.from({ length: to - from + 1 }, (_unused, index) => {
      const { employees, chairs } = counters.row(slotIndex, addDays(from, index));
      return employees - chairs;
    }),
  );
}

describe.each([TODAY, dayOf(2027, 2, 3), dayOf(2028, 12, 31)])(
  'counters of LIRR in the month of day %d',
  (today) => {
    const bySlot = differences(buildWorld('small', today), today);
    const all = bySlot.flat();
    const red = all.filter((difference) => difference < 0);

    test('are red on 8 to 25 of a hundred slots and days', () => {
      expect(red.length / all.length).toBeGreaterThanOrEqual(0.08);
      expect(red.length / all.length).toBeLessThanOrEqual(0.25);
    });

    test('leave no day wholly red and no slot always red', () => {
      expect(bySlot.every((days) => days.some((difference) => difference >= 0))).toBe(true);
      expect(bySlot[0]!.every((_, day) => bySlot.some((days) => days[day]! >= 0))).toBe(true);
    });

    test('stay around zero', () => {
      expect(all.filter((difference) => difference < -3 || difference > 4)).toEqual([]);
    });
  },
);

test('18 of a hundred working cells of controllers are replaced by R', () => {
  const world = buildWorld('small', TODAY);
  const cycles = new Map(world.base_cycle.map((cycle) => [`${cycle.icao} ${cycle.cycle_id}`, cycle]));
  const controllers = new Set(
    world.assignment
      .filter(({ icao, category }) => icao === 'LIRR' && category === 'CTA')
      .map(({ employee_id }) => employee_id),
  );
  const own = new Map(world.employee_cycle.map((row) => [row.employee_id, row]));
  let working = 0;
  let resting = 0;
  for (const { employee_id, day, turn } of world.day_shift) {
    if (!controllers.has(employee_id)) continue;
    const { icao, cycle_id, anchor_day } = own.get(employee_id)!;
    const { turns } = cycles.get(`${icao} ${cycle_id}`)!;
    if (shiftNamed(turns[(dayFromIso(day)! - dayFromIso(anchor_day)!) % turns.length]!).shiftClass !== 'LAV')
      continue;
    working++;
    if (turn === 'R') resting++;
  }
  expect(resting / working).toBeGreaterThan(0.17);
  expect(resting / working).toBeLessThan(0.19);
});
