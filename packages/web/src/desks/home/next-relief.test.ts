import { expect, test } from 'vitest';
import { roomNow } from '../room-now/index.ts';
import type { RoomShift } from '../room-now/index.ts';
import { nextRelief } from './next-relief.ts';

const HOUR = 60;
const shift = (name: string, group: number, begin: number, end: number): RoomShift => ({
  employeeId: name,
  name,
  group,
  date: '20261216',
  turn: 'M',
  begin: begin * HOUR,
  end: end * HOUR,
  onCall: false,
  away: [],
});

test('the next relief is the first hour at which somebody comes, with everybody who comes then', () => {
  const shifts = [
    shift('Rossi', 0, 7, 15),
    shift('Verdi', 1, 15, 23),
    shift('Bianchi', 0, 15, 23),
    shift('Neri', 0, 16, 24),
  ];
  expect(nextRelief(roomNow(shifts, 9 * HOUR))).toEqual({ at: 15 * HOUR, names: ['Bianchi', 'Verdi'] });
  expect(nextRelief(roomNow(shifts, 15 * HOUR))).toEqual({ at: 16 * HOUR, names: ['Neri'] });
  expect(nextRelief(roomNow(shifts, 17 * HOUR))).toBeNull();
});
