import { addDays, dayFromIso, dayOf, isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildWorld } from '../index.ts';
import type { World } from '../index.ts';
import { neighbouringMonths } from '../organisation/demo-months.ts';
import { TAKING, isRed, plantSlots } from '../organisation/plant-slots.ts';
import type { SeenSlot } from '../organisation/plant-slots.ts';
import { shiftNamed } from '../organisation/shift-list.ts';

const TODAY = dayOf(2026, 10, 14);
const red = (slots: readonly SeenSlot[]): readonly string[] =>
  slots.filter(isRed).map(({ day, turn }) => `${day} ${turn}`);

/** The slots of a plant over the seven months. */
function slotsOf(
  world: World,
  today: Day,
  icao = 'LIRR',
  timeslots: readonly string[] = ['N', 'M', 'P'],
): readonly SeenSlot[] {
  const days = new Map(
    world.day_shift.filter((row) => row.icao === icao).map((row) => [row, dayFromIso(row.day)!]),
  );
  return neighbouringMonths(today).flatMap(({ first, last }) => {
    const day_shift = [...days].filter(([, day]) => first - 1 <= day && day <= last + 1).map(([row]) => row);
    return plantSlots({ ...world, day_shift }, icao, { from: first, to: last, timeslots });
  });
}

describe.each([TODAY, dayOf(2025, 3, 1), dayOf(2027, 2, 3), dayOf(2028, 12, 31)])(
  'counters of LIRR in the seven months around day %d',
  (today) => {
    let world: World;
    let slots: readonly SeenSlot[] = [];
    beforeAll(() => {
      world = buildWorld('small', today);
      slots = slotsOf(world, today);
    });

    test('are red on 8 to 25 of a hundred slots and days of every month', () => {
      const months = [...Map.groupBy(slots, ({ month }) => month)];
      expect(months).toHaveLength(7);
      for (const [month, own] of months) {
        const share = red(own).length / own.length;
        expect([month, share, share >= 0.08 && share <= 0.25]).toEqual([month, share, true]);
      }
    });

    test('leave no day wholly red and no slot always red', () => {
      const days = [...Map.groupBy(slots, ({ day }) => day)];
      expect(days.filter(([, own]) => own.every(isRed)).map(([day]) => day)).toEqual([]);
      const bySlot = [...Map.groupBy(slots, ({ turn, month }) => `${turn} ${month}`).values()];
      expect(bySlot.every((own) => own.some((slot) => !isRed(slot)))).toBe(true);
    });

    test('stay around zero', () => {
      expect(slots.filter(({ difference }) => difference < -3 || difference > 4)).toEqual([]);
    });

    test('name in every red one somebody absent who could sit on an empty chair', () => {
      expect(slots.filter((slot) => isRed(slot) && !slot.isNamed)).toEqual([]);
    });

    test('of those on call are red where somebody of them is away, and nowhere else', () => {
      const calls = slotsOf(world, today, 'LIRR', ['REP', 'RPD']);
      expect(red(calls).length).toBeGreaterThan(0);
      expect(red(calls).length).toBeLessThan(calls.length / 7);
      expect(calls.filter((slot) => isRed(slot) !== slot.isNamed)).toEqual([]);
    });

    test('have people enough, but not the right ones, now and then', () => {
      const wrong = slots.filter(({ difference, lacks }) => difference >= 0 && lacks > 0);
      expect(wrong.length).toBeGreaterThan(0);
      expect(wrong.length).toBeLessThan(red(slots).length / 3);
    });
  },
);

describe('what makes a counter of LIRR red', () => {
  const world = buildWorld('small', TODAY);
  const seen = red(slotsOf(world, TODAY));

  test('is what became known after publication: the planned leave leaves somebody for every chair', () => {
    const published = { ...world, absence: [], absence_ignored: [], activity: [] };
    expect(red(slotsOf(published, TODAY))).toEqual([]);
    expect(seen.length).toBeGreaterThan(50);
  });

  test('is no activity, and no save of a manager makes or unmakes it', () => {
    expect(red(slotsOf({ ...world, activity: [] }, TODAY))).toEqual(seen);
    const generated = new Map(
      world.shift_history
        .filter(({ version }) => version === 1)
        .map((cell) => [`${cell.employee_id} ${cell.day}`, cell]),
    );
    const day_shift = world.day_shift.map((cell) => generated.get(`${cell.employee_id} ${cell.day}`) ?? cell);
    expect(generated.size).toBeGreaterThan(40);
    expect(red(slotsOf({ ...world, day_shift }, TODAY))).toEqual(seen);
  });

  test('is not mended by a reinforcement: those come on days that are short nowhere', () => {
    const redDays = new Set(seen.map((slot) => slot.split(' ')[0]!));
    const reinforced = world.day_shift.filter(
      ({ icao, turn, version }) => icao === 'LIRR' && version > 1 && ['T08', 'T10', 'T16'].includes(turn),
    );
    expect(reinforced).toHaveLength(42);
    expect(reinforced.filter(({ day }) => redDays.has(day))).toEqual([]);
  });

  test('is no absence that a manager left out: two of this month, of hours, in slots that have enough', () => {
    expect(world.absence_ignored).toHaveLength(2);
    for (const { absence_id, day, icao, timeslot_id } of world.absence_ignored) {
      expect([icao, day.slice(0, 7)]).toEqual(['LIRR', '2026-10']);
      const absence = world.absence.find((row) => row.absence_id === absence_id)!;
      expect(absence).toMatchObject({ unit: 'H', from_day: day });
      expect(TAKING).toContain(absence.state);
      const cell = world.day_shift.find((row) => row.employee_id === absence.employee_id && row.day === day)!;
      expect(cell).toMatchObject({ icao: 'LIRR', turn: timeslot_id });
      expect(seen).not.toContain(`${day} ${timeslot_id}`);
    }
    expect(red(slotsOf({ ...world, absence_ignored: [] }, TODAY))).toEqual(seen);
  });
});

test.each([
  ['LIRF', ['N', 'M', 'P']],
  ['LIRN', ['N', 'M', 'P']],
  ['LIRQ', ['M1', 'P1']],
])('%s is short now and then, never mostly', (icao, timeslots) => {
  const slots = slotsOf(buildWorld('small', TODAY), TODAY, icao, timeslots);
  for (const [month, own] of Map.groupBy(slots, (slot) => slot.month)) {
    const share = red(own).length / own.length;
    expect([icao, month, share > 0.03 && share < 0.35]).toEqual([icao, month, true]);
  }
});

test('18 of a hundred working cells of controllers are away: 14 of them by R in the roster, 4 with the shift standing', () => {
  const world = buildWorld('small', TODAY);
  const cycles = new Map(world.base_cycle.map((cycle) => [`${cycle.icao} ${cycle.cycle_id}`, cycle]));
  const controllers = new Set(
    world.assignment
      .filter(({ icao, category }) => icao === 'LIRR' && category === 'CTA')
      .map(({ employee_id }) => employee_id),
  );
  const own = new Map(world.employee_cycle.map((row) => [row.employee_id, row]));
  const away = new Map<string, number>();
  for (const { employee_id, state, from_day, to_day } of world.absence) {
    if (!TAKING.includes(state)) continue;
    for (let day = dayFromIso(from_day)!; day <= dayFromIso(to_day)!; day = addDays(day, 1))
      away.set(`${employee_id} ${isoDay(day)}`, state);
  }
  let working = 0;
  let resting = 0;
  let late = 0;
  for (const { employee_id, day, turn } of world.day_shift) {
    if (!controllers.has(employee_id)) continue;
    const { icao, cycle_id, anchor_day } = own.get(employee_id)!;
    const { turns } = cycles.get(`${icao} ${cycle_id}`)!;
    const byCycle = turns[(dayFromIso(day)! - dayFromIso(anchor_day)!) % turns.length]!;
    const state = away.get(`${employee_id} ${day}`);
    if (shiftNamed(byCycle).shiftClass !== 'LAV') continue;
    working++;
    if (turn === 'R') {
      resting++;
      // the record says why: leave that was approved before
      expect(state).toBe(10);
    } else if (state !== undefined) late++;
  }
  expect((resting + late) / working).toBeGreaterThan(0.17);
  expect((resting + late) / working).toBeLessThan(0.19);
  expect(late / working).toBeGreaterThan(0.03);
  expect(late / working).toBeLessThan(0.055);
});
