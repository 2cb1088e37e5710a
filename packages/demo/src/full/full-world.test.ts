import { addDays, dayFromIso, dayOf, isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { fullWorld } from '../index.ts';
import type { RosterPart } from '../index.ts';
import { isRed, plantSlots } from '../organisation/plant-slots.ts';
import type { SeenSlot } from '../organisation/plant-slots.ts';

const TODAY = dayOf(2026, 10, 14);
const { world, cells, rosters } = fullWorld(TODAY);

/** Who stands where on a day. */
const assignedOn = (day: string) =>
  world.assignment.filter(
    ({ valid_from, valid_to }) => valid_from <= day && (valid_to === null || day <= valid_to),
  );
const SEEN_MONTHS = ['2026-10', '2027-06'];
const counted = <T>(rows: readonly T[], key: (row: T) => string) =>
  Object.fromEntries([...Map.groupBy(rows, key)].map(([name, group]) => [name, group.length]));

describe.each(['2026-01-01', '2026-10-14', '2027-12-31'])('head counts of domain.md 9.3 on %s', (day) => {
  const assigned = assignedOn(day);
  const classOf = new Map(world.plant.map(({ icao, class: plantClass }) => [icao, plantClass]));

  test.each([
    ['ACC1', 1, { CTA: 330, EAV: 25, METEO: 20, AMMINISTRATIVI: 40, Tecnic: 60 }],
    ['ACC2', 1, { CTA: 230, EAV: 18, METEO: 15, AMMINISTRATIVI: 30, Tecnic: 45 }],
    ['ACC3', 2, { CTA: 140, EAV: 12, METEO: 10, AMMINISTRATIVI: 18, Tecnic: 30 }],
    ['A', 2, { CTA: 60, EAV: 28, METEO: 4, AMMINISTRATIVI: 10, Tecnic: 20 }],
    ['B', 6, { CTA: 28, EAV: 10, METEO: 2, AMMINISTRATIVI: 4, Tecnic: 8 }],
    ['C', 12, { CTA: 17, EAV: 7, METEO: 1, AMMINISTRATIVI: 2, Tecnic: 4 }],
    ['D', 15, { CTA: 9, EAV: 5, AMMINISTRATIVI: 1, Tecnic: 1 }],
    ['E', 10, { EAV: 7, Tecnic: 1 }],
    ['X', 1, { PILOTI: 32, ORM: 20 }],
  ])('class %s: %d plants, each with its people', (plantClass, plants, people) => {
    const ofClass = world.plant.filter((plant) => plant.class === plantClass);
    expect(ofClass).toHaveLength(plants);
    for (const { icao } of ofClass) {
      const here = assigned.filter((row) => row.icao === icao);
      expect([icao, counted(here, ({ category }) => category)]).toEqual([icao, people]);
    }
  });

  test('4,200 people: 2,481 in the 49 plants, 1,719 at headquarters, RMIS, school and subsidiaries', () => {
    expect(assigned).toHaveLength(4200);
    expect(new Set(assigned.map(({ employee_id }) => employee_id)).size).toBe(4200);
    const elsewhere = assigned.filter(({ icao }) => icao === null || classOf.get(icao) === 'X');
    expect(counted(elsewhere, ({ category }) => category)).toEqual({
      AMMINISTRATIVI: 640,
      Tecnic: 742,
      PILOTI: 32,
      ORM: 20,
      STUD: 90,
      DIRIGENTE: 55,
      Info: 140,
    });
    expect(elsewhere).toHaveLength(1719);
  });
});

test('fifty plants: the forty-nine with an ICAO code and RMIS, open day and night, by day or by daylight', () => {
  expect(world.plant).toHaveLength(50);
  expect(counted(world.plant, (plant) => plant.shift_type)).toEqual({ H24: 20, H18: 16, HX: 4, HJ: 10 });
  expect(world.plant.filter(({ is_strategic }) => is_strategic)).toHaveLength(12);
});

test('three companies: 3,250, 780 and 170 people', () => {
  expect(counted(world.employee, ({ company }) => company)).toEqual({
    Operatore: 3250,
    'Servizi tecnici': 780,
    'Servizi informatici': 170,
  });
});

test('three unit codes for a centre or a large tower, one for any other plant', () => {
  const units = counted(
    world.unit.filter(({ icao }) => icao !== null),
    ({ icao }) => icao!,
  );
  for (const { icao, class: plantClass } of world.plant)
    expect([icao, units[icao]]).toEqual([icao, /^(ACC|A$)/.test(plantClass) ? 3 : 1]);
  const used = new Set(world.assignment.map(({ unit_code }) => unit_code));
  expect(world.unit.filter(({ unit_code }) => !used.has(unit_code))).toEqual([]);
});

test('everybody has a name of the lists and nobody that of somebody else; only the demo accounts are of the demo', () => {
  expect(new Set(world.employee.map(({ name, surname }) => `${name} ${surname}`)).size).toBe(4200);
  expect(world.employee.some(({ surname }) => surname === "D'Angelo")).toBe(true);
  expect(new Set(world.account.map(({ employee_id }) => employee_id)).size).toBe(4200);
  expect(new Set(world.account.map(({ user_name }) => user_name)).size).toBe(4200);
  expect(world.account.filter(({ is_demo }) => is_demo)).toHaveLength(20);
  expect(world.account.every(({ user_name }) => /^[a-z0-9.]+$/.test(user_name))).toBe(true);
});

test('who changes plants stands in one of them on every day, with the endorsements of that one', () => {
  const moved = [...Map.groupBy(world.assignment, ({ employee_id }) => employee_id).values()].filter(
    (stays) => stays.length > 1,
  );
  expect(moved).toHaveLength(92);
  for (const [before, after] of moved) {
    expect(before!.icao).not.toBe(after!.icao);
    expect(isoDay(addDays(dayFromIso(before!.valid_to!)!, 1))).toBe(after!.valid_from);
    expect(after!.valid_from.endsWith('-01')).toBe(true);
    for (const qualified of world.employee_specialization.filter(
      ({ employee_id }) => employee_id === before!.employee_id,
    )) {
      const stay = qualified.icao === before!.icao ? before! : after!;
      expect(qualified.icao).toBe(stay.icao);
      expect(qualified.valid_from >= stay.valid_from || stay === before).toBe(true);
      expect(stay.valid_to === null || qualified.valid_to <= stay.valid_to).toBe(true);
    }
  }
});

test('every controller has licence, medical and English on each of the 730 days, each term once', () => {
  const controllers = new Set(
    world.assignment.filter(({ category }) => category === 'CTA').map(({ employee_id }) => employee_id),
  );
  const terms = Map.groupBy(world.qualification, ({ employee_id, kind }) => `${employee_id} ${kind}`);
  expect(terms.size).toBe(controllers.size * 3);
  const renewed = new Map<string, number>();
  for (const own of terms.values()) {
    expect(controllers.has(own[0]!.employee_id)).toBe(true);
    expect(own[0]!.valid_from <= '2026-01-01').toBe(true);
    expect((own.at(-1)!.valid_to ?? '9999') >= '2027-12-31').toBe(true);
    for (const [index, { kind, valid_from }] of own.slice(1).entries()) {
      expect(isoDay(addDays(dayFromIso(own[index]!.valid_to!)!, 1))).toBe(valid_from);
      renewed.set(kind, (renewed.get(kind) ?? 0) + 1);
    }
  }
  // medicals of one and of two years, English of three to nine
  expect(renewed.get('MEDICAL')!).toBeGreaterThan(controllers.size);
  expect(renewed.get('ENGLISH')!).toBeGreaterThan(controllers.size / 5);
  expect(renewed.get('LICENCE')).toBeUndefined();
});

describe('rosters', () => {
  const shifts = new Map(world.shift_definition.map((shift) => [`${shift.icao} ${shift.name}`, shift]));
  const stays = Map.groupBy(world.assignment, ({ employee_id }) => employee_id);
  const wrong: string[] = [];
  const seen = new Set<string>();
  const parts = new Map<string, RosterPart>();
  let history = 0;
  let working = 0;
  let latest = '';
  for (const part of rosters()) {
    history += part.shift_history.length;
    const month = part.day_shift[0]!.day.slice(0, 7);
    if (SEEN_MONTHS.includes(month)) parts.set(`${month} ${part.icao}`, part);
    for (const { icao, day, employee_id, turn, start_at, modify_date, version } of part.day_shift) {
      seen.add(`${employee_id}${day}`);
      const shift = shifts.get(`${icao} ${turn}`);
      if (!shift || (shift.begin_time === null) !== (start_at === null)) wrong.push(`${icao} ${turn}`);
      if (shift?.shift_class === 'LAV') working++;
      const here = stays
        .get(employee_id)!
        .some(
          (stay) =>
            stay.icao === icao && stay.valid_from <= day && (stay.valid_to === null || day <= stay.valid_to),
        );
      if (!here) wrong.push(`${employee_id} is not in ${icao} on ${day}`);
      if (modify_date > latest) latest = modify_date;
      if (version > 1) history -= version - 1;
    }
  }

  /** From the second day on: the night N11 that ends on the first one stands in the month before. */
  function slotsOf(month: string, icao: string): readonly SeenSlot[] {
    const { day_shift, absence, activity } = parts.get(`${month} ${icao}`)!;
    const timeslots =
      world.plant.find((plant) => plant.icao === icao)!.shift_type === 'H24' ? ['N', 'M', 'P'] : ['M1', 'P1'];
    const [from, to] = [dayFromIso(`${month}-02`)!, dayFromIso(day_shift.at(-1)!.day)!];
    return plantSlots({ ...world, day_shift, absence, activity }, icao, { from, to, timeslots });
  }

  test('1,966 people with one cell on each of 730 days, where they are assigned, of shifts that the plant has', () => {
    expect(cells).toBe(1966 * 730);
    expect(seen.size).toBe(cells);
    expect(wrong).toEqual([]);
    // 18 shifts in 30 days, less the 18 % who are away: 706,000 of 861,000
    expect(working / (1966 * 18 * (730 / 30))).toBeGreaterThan(0.8);
    expect(working / (1966 * 18 * (730 / 30))).toBeLessThan(0.92);
  });

  test('keep what managers replaced, and hold nothing that was written after today', () => {
    expect(history).toBe(0);
    expect(latest < '2026-10-14').toBe(true);
  });

  describe.each(SEEN_MONTHS)('make counters of %s that', (month) => {
    let seen: readonly (readonly [icao: string, readonly SeenSlot[]])[] = [];
    beforeAll(() => {
      const withChairs = world.plant.filter(({ icao }) => icao !== 'RMIS');
      seen = withChairs.map(({ icao }) => [icao, slotsOf(month, icao)]);
    });

    test('are red on 8 to 25 of a hundred slots and days of every plant, and on no day in all slots', () => {
      for (const [icao, slots] of seen) {
        const share = slots.filter(isRed).length / slots.length;
        expect([icao, share, share >= 0.08 && share <= 0.25]).toEqual([icao, share, true]);
        const days = [...Map.groupBy(slots, ({ day }) => day)];
        expect([icao, days.filter(([, own]) => own.every(isRed)).map(([day]) => day)]).toEqual([icao, []]);
      }
    });

    test('stay around zero', () => {
      for (const [icao, slots] of seen) {
        const far = slots.filter(({ difference }) => difference < -3 || difference > 6);
        expect([icao, far]).toEqual([icao, []]);
      }
    });

    test('name in every red one somebody absent who could sit on an empty chair', () => {
      for (const [icao, slots] of seen) {
        const unnamed = slots.filter((slot) => isRed(slot) && !slot.isNamed);
        expect([icao, unnamed]).toEqual([icao, []]);
      }
    });
  });

  test('are the same from the same seed', () => {
    const first = (seenOn: Day) => {
      const [part] = fullWorld(seenOn).rosters();
      return JSON.stringify(part);
    };
    expect(first(TODAY) === first(TODAY)).toBe(true);
    expect(JSON.stringify(fullWorld(TODAY).world) === JSON.stringify(world)).toBe(true);
  });
});
