import { dayFromIso, dayOf, isoDay } from '@torre/domain/kernel';
import { beforeAll, expect, test } from 'vitest';
import { buildWorld } from '../index.ts';
import type { World } from '../index.ts';

const TODAY = dayOf(2026, 11, 14);
let world: World;
beforeAll(() => {
  world = buildWorld('small', TODAY);
});

const categoryOf = (employeeId: string): string | undefined =>
  world.assignment.find((row) => row.employee_id === employeeId)?.category;

test('punches are of the last days, in every plant, and the same each time', () => {
  const days = new Set(world.punch.map(({ punched_at }) => punched_at.slice(0, 10)));
  expect([...days].every((day) => dayFromIso(day)! <= TODAY && dayFromIso(day)! >= TODAY - 12)).toBe(true);
  expect(new Set(world.punch.map(({ icao }) => icao))).toEqual(new Set(['LIRR', 'LIRF', 'LIRN', 'LIRQ']));
  expect(buildWorld('small', TODAY).punch).toEqual(world.punch);
  // the start loads them in one go
  expect(world.punch.length).toBeLessThan(5000);
});

test('some are late, some without an exit, some shifts without any, and clerks and executives have none', () => {
  const entrances = world.punch.filter(({ kind }) => kind === 'entrance');
  expect(world.punch.length - entrances.length).toBeLessThan(entrances.length);
  const beginnings = new Set(
    world.day_shift.flatMap(({ employee_id, start_at }) =>
      start_at === null ? [] : [`${employee_id} ${Date.parse(start_at)}`],
    ),
  );
  const late = entrances.filter(({ employee_id, punched_at }) =>
    beginnings.has(`${employee_id} ${Date.parse(punched_at) - 40 * 60_000}`),
  );
  expect(late.length).toBeGreaterThan(0);
  const categories = new Set([...new Set(world.punch.map(({ employee_id }) => employee_id))].map(categoryOf));
  expect(categories).toEqual(new Set(['CTA', 'EAV', 'METEO', 'Tecnic']));
  const yesterday = isoDay(dayOf(2026, 11, 12));
  const worked = world.day_shift.filter(
    (row) => row.day === yesterday && row.turn === 'M' && row.icao === 'LIRR' && row.start_at !== null,
  );
  const punched = new Set(entrances.map(({ employee_id }) => employee_id));
  expect(worked.filter(({ employee_id }) => punched.has(employee_id)).length).toBeGreaterThan(10);
});

test('day staff have timetables on their days of work, of the directory', () => {
  expect(world.day_timetable.length).toBeGreaterThan(100);
  expect(new Set(world.day_timetable.map(({ employee_id }) => categoryOf(employee_id)))).toEqual(
    new Set(['Tecnic']),
  );
  const codes = new Set(world.orario.map(({ codorario }) => codorario));
  for (const { codorario } of world.day_timetable) expect(codes).toContain(codorario);
});
