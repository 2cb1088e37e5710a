import { dayFromIso, zoneTable } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { SPECIFIED_EDIT_WINDOW, cantModify } from '@torre/domain/roster';
import { describe, expect, test } from 'vitest';
import { EXAMPLES_TODAY, buildWorld } from '../index.ts';
import type { World } from '../index.ts';
import { plantCounters } from '../organisation/plant-counters.ts';

const world = buildWorld('examples', EXAMPLES_TODAY);
const minute = (instant: string): number => Temporal.Instant.from(instant).epochMilliseconds / 60_000;
const personNamed = (surname: string, name: string): string =>
  world.employee.find((person) => person.surname === surname && person.name === name)!.employee_id;
const cell = (surname: string, name: string, day: string) =>
  world.day_shift.find((row) => row.employee_id === personNamed(surname, name) && row.day === day)!;

const hourOf = (minute: number, day: Day): number => zoneTable(day, day).local(minute).minute / 60;

function seen(icao: string, timeslotId: string, day: Day, shown: World = world) {
  const { counters, specializations } = plantCounters(shown, icao, {
    from: day,
    to: day,
    timeslots: [timeslotId],
  });
  const { employees, chairs, lacks, hasAnotherLacks, beginCounter } = counters.row(0, day);
  const detail = counters.detail(0, day);
  return {
    counter: { employees, chairs, lacks, hasAnotherLacks, hour: hourOf(beginCounter, day) },
    hours: detail.hours.map((hour) => [hourOf(hour.start, day), hour.employees, hour.chairs]),
    islands: detail.islands,
    specializations: detail.specializations.map((one) => ({
      id: specializations[one.specialization],
      employees: one.employees,
      chairs: one.chairs,
    })),
    lacking: detail.lacking.map((one) => ({
      id: specializations[one.specialization],
      ranges: one.ranges.map(({ start, end }) => [hourOf(start, day), hourOf(end, day)]),
    })),
  };
}
const awayOf = (surname: string, name: string) =>
  world.absence.find(({ employee_id }) => employee_id === personNamed(surname, name))!;

describe('the four counters of domain.md 3.7', () => {
  const wednesday = dayFromIso('2026-10-14')!;
  const thursday = dayFromIso('2026-10-15')!;

  test('example 1: seven on M at LIRF, one on leave, one ill, one of law 104 from seven to nine', () => {
    const { counter, hours } = seen('LIRF', 'M', wednesday);
    expect(counter).toEqual({ employees: 4, chairs: 4, lacks: 0, hasAnotherLacks: false, hour: 7 });
    expect(hours).toEqual([
      [7, 4, 4],
      [8, 4, 4],
      [9, 5, 4],
      [10, 5, 4],
      [11, 5, 4],
      [12, 5, 5],
      [13, 5, 5],
      [14, 5, 5],
    ]);
    expect(awayOf('Esempio Uno', '3')).toMatchObject({ cause: '104', state: 40, unit: 'H' });
  });

  test('example 1 after IGNORE of the 104 request: 5 of 5 at noon', () => {
    const { absence_id } = awayOf('Esempio Uno', '3');
    const ignored: World = {
      ...world,
      absence_ignored: [
        {
          absence_id,
          icao: 'LIRF',
          day: '2026-10-14',
          timeslot_id: 'M',
          ignored_by: world.account[0]!.employee_id,
          ignored_at: '2026-10-14T08:00:00Z',
        },
      ],
    };
    expect(seen('LIRF', 'M', wednesday, ignored).counter).toMatchObject({
      employees: 5,
      chairs: 5,
      hour: 12,
    });
  });

  test('example 2: the night of Thursday 15/10 shows 3 of 3 at 06:00; with A on leave it lacks one', () => {
    const { counter, hours } = seen('LIXX', 'N', thursday);
    expect(counter).toEqual({ employees: 3, chairs: 3, lacks: 0, hasAnotherLacks: false, hour: 6 });
    expect(hours).toEqual([[23, 4, 3], ...[0, 1, 2, 3, 4, 5].map((hour) => [hour, 3, 2]), [6, 3, 3]]);
    const leave: World = {
      ...world,
      absence: [
        ...world.absence,
        {
          ...awayOf('Esempio Uno', '1'),
          employee_id: personNamed('Esempio Due', 'A'),
          from_day: '2026-10-15',
          to_day: '2026-10-15',
        },
      ],
    };
    expect(seen('LIXX', 'N', thursday, leave).counter).toMatchObject({ employees: 2, chairs: 3, lacks: 1 });
  });

  test('example 3: people enough on M of 14/10 at LIXX, and APS-TMA lacks from seven to three', () => {
    const found = seen('LIXX', 'M', wednesday);
    expect(found.counter).toEqual({ employees: 5, chairs: 4, lacks: 1, hasAnotherLacks: true, hour: 7 });
    expect(found.islands).toMatchObject([
      { island: 0, chairs: 0 },
      { island: 1, employees: 4, chairs: 2 },
      { island: 2, employees: 1, chairs: 2 },
    ]);
    expect(found.specializations).toEqual([
      { id: 'ACS-N', employees: 5, chairs: 2 },
      { id: 'APS-TMA', employees: 1, chairs: 2 },
    ]);
    expect(found.lacking).toEqual([{ id: 'APS-TMA', ranges: [[7, 15]] }]);
  });

  test('example 4: simulator, check, overtime and reinforcements on P of 16/10', () => {
    const { counter, hours } = seen('LIXX', 'P', dayFromIso('2026-10-16')!);
    expect(counter).toEqual({ employees: 6, chairs: 6, lacks: 0, hasAnotherLacks: false, hour: 17 });
    expect(hours).toEqual([
      [15, 7, 6],
      [16, 7, 6],
      [17, 6, 6],
      [18, 6, 6],
      [19, 7, 6],
      [20, 6, 5],
      [21, 6, 5],
      [22, 6, 4],
    ]);
  });
});

test('overtime of example 4 ends half an hour after midnight and has its history', () => {
  const p3 = cell('Esempio Quattro', 'p3', '2026-10-16');
  expect(p3).toMatchObject({
    turn: 'P',
    is_str: true,
    own_times: true,
    version: 2,
    end_at: '2026-10-16T22:30:00Z',
  });
  expect(world.shift_history.some(({ employee_id }) => employee_id === p3.employee_id)).toBe(true);
});

test('the pairs of the edit window stand on their days', () => {
  const editable = (day: string, today: string): boolean =>
    cantModify(dayFromIso(day)!, dayFromIso(today)!, SPECIFIED_EDIT_WINDOW).ok;
  expect(cell('Finestra', 'Tre e quattro', '2026-10-31').turn).toBe('M');
  expect([editable('2026-10-31', '2026-11-04'), editable('2026-10-31', '2026-11-05')]).toEqual([true, false]);
  expect(cell('Finestra', 'Sei e sette', '2026-09-30').turn).toBe('M');
  expect([editable('2026-09-30', '2026-10-05'), editable('2026-09-30', '2026-10-06')]).toEqual([true, false]);
});

test.each([
  ['N', '2026-03-29', 420],
  ['N11', '2026-03-28', 420],
  ['N', '2026-10-25', 540],
  ['N11', '2026-10-24', 540],
  ['N', '2027-03-28', 420],
  ['N', '2027-10-31', 540],
  ['RPN', '2026-03-29', 660],
  ['RPN', '2026-10-25', 780],
])('the shift %s of the change night %s lasts %d minutes', (name, day, minutes) => {
  const { start_at, end_at } = cell('Cambio Ora', name, day);
  expect(minute(end_at!) - minute(start_at!)).toBe(minutes);
});

test('day staff rests on San Francesco, a Sunday in 2026 and a Monday in 2027, and Easter 2027 is a holiday', () => {
  expect(cell('San Francesco', 'Giornaliero', '2027-10-04').turn).toBe('R');
  expect(cell('San Francesco', 'Giornaliero', '2027-10-05').turn).toBe('G36');
  expect(world.holiday).toContainEqual(
    expect.objectContaining({ day: '2026-10-04', type: 'FESTIVO', domenicale: true }),
  );
  expect(world.holiday).toContainEqual(
    expect.objectContaining({ day: '2027-03-28', name: 'Pasqua', domenicale: true }),
  );
});

test('its one manager has both plants', () => {
  expect(world.account.map(({ user_name }) => user_name)).toEqual(['responsabile.lixx']);
  expect(world.managed_plant.map(({ icao }) => icao)).toEqual(['LIXX', 'LIRF']);
});
