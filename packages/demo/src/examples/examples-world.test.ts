import { dayFromIso, zoneTable } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { SPECIFIED_EDIT_WINDOW, cantModify } from '@torre/domain/roster';
import { describe, expect, test } from 'vitest';
import { EXAMPLES_TODAY, buildWorld } from '../index.ts';
import { plantCounters } from '../organisation/plant-counters.ts';

const world = buildWorld('examples', EXAMPLES_TODAY);
const minute = (instant: string): number => Temporal.Instant.from(instant).epochMilliseconds / 60_000;
const personNamed = (surname: string, name: string): string =>
  world.employee.find((person) => person.surname === surname && person.name === name)!.employee_id;
const cell = (surname: string, name: string, day: string) =>
  world.day_shift.find((row) => row.employee_id === personNamed(surname, name) && row.day === day)!;

function counter(icao: string, timeslotId: string, day: Day) {
  const counters = plantCounters(world, icao, { from: day, to: day, timeslots: [timeslotId] });
  const { employees, chairs, lacks, beginCounter } = counters.row(0, day);
  return { employees, chairs, lacks, hour: zoneTable(day, day).local(beginCounter).minute / 60 };
}

describe('the counters of domain.md 3.7, with what rosters alone say', () => {
  test('example 1: seven on M at LIRF against four and five chairs', () => {
    expect(counter('LIRF', 'M', dayFromIso('2026-10-14')!)).toEqual({
      employees: 7,
      chairs: 5,
      lacks: 0,
      hour: 12,
    });
  });

  test('example 2, whole: the night of Thursday 15/10 shows 3 of 3 at 06:00', () => {
    expect(counter('LIXX', 'N', dayFromIso('2026-10-15')!)).toEqual({
      employees: 3,
      chairs: 3,
      lacks: 0,
      hour: 6,
    });
  });

  test('example 4: without the activities of p1 and p2 the afternoon of 16/10 has two more at its worst', () => {
    expect(counter('LIXX', 'P', dayFromIso('2026-10-16')!)).toEqual({
      employees: 8,
      chairs: 6,
      lacks: 0,
      hour: 15,
    });
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
