import { dayOf } from '@torre/domain/kernel';
import { expect, test } from 'vitest';
import { awayBeside } from './away-beside.ts';

const person = (employeeId: string, employeeSurname: string, island: string | null) => ({
  employeeId,
  employeeSurname,
  employeeName: 'Anna',
  island,
});
const PEOPLE = [
  person('1', 'Ferrari', 'NORD'),
  person('2', 'Barbieri', 'SUD'),
  person('3', 'Esposito', 'NORD'),
  person('4', 'Costa', null),
];
const day = (date: number) => dayOf(2026, 12, date);
const away = (employeeId: string, from: number, to: number, reason: 'ABSENT' | 'REQUESTED' | 'ACTIVITY') => ({
  employeeId,
  from: day(from),
  to: day(to),
  hours: null,
  reason,
});

test('the own island comes first, then the names; the person and activities are left out', () => {
  const { people, island } = awayBeside(
    '1',
    [
      away('1', 23, 25, 'REQUESTED'),
      away('2', 21, 23, 'ABSENT'),
      away('3', 24, 24, 'REQUESTED'),
      away('4', 24, 24, 'ACTIVITY'),
    ],
    PEOPLE,
  );
  expect(island).toBe('NORD');
  expect(people).toEqual([
    {
      employeeId: '3',
      name: 'Esposito Anna',
      island: 'NORD',
      isOwnIsland: true,
      days: '24/12',
      isAsked: true,
    },
    {
      employeeId: '2',
      name: 'Barbieri Anna',
      island: 'SUD',
      isOwnIsland: false,
      days: '21/12–23/12',
      isAsked: false,
    },
  ]);
});

test('times of one person stand in one line, hours with the day', () => {
  const hours = { start: { day: day(24), minute: 420 }, end: { day: day(24), minute: 540 } };
  const { people } = awayBeside(
    '1',
    [{ ...away('3', 24, 24, 'ABSENT'), hours }, away('3', 25, 25, 'REQUESTED')],
    PEOPLE,
  );
  expect(people.map(({ days, isAsked }) => [days, isAsked])).toEqual([['24/12 07:00–09:00, 25/12', false]]);
});

test('somebody whom the division does not know is shown by the code', () => {
  expect(awayBeside('1', [away('9', 24, 24, 'ABSENT')], PEOPLE).people[0]?.name).toBe('9');
});
