import { expect, test } from 'vitest';
import { addDays, dayOf, zoneTable } from '../kernel/index.ts';
import { elapsedSeats } from './index.ts';

/** domain.md 6: the hour from 02:00 comes twice. */
const AUTUMN = dayOf(2027, 10, 31);
const SPRING = dayOf(2027, 3, 28);
const zone = zoneTable(addDays(SPRING, -1), addDays(AUTUMN, 1));

const minute = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** 'Anna E1 02:00–02:30' */
function seat(text: string) {
  const [employeeId, positionId, hours] = text.split(' ') as [string, string, string];
  const [begin, end] = hours.split('–').map(minute) as [number, number];
  return { employeeId, positionId, begin, end };
}

/** Elapsed minutes from midnight, as 'start–end'; the autumn day's 03:00 is 240. */
function elapsed(seats: readonly string[], day = AUTUMN): readonly string[] {
  const midnight = zone.utc(day, 0, 'start');
  return elapsedSeats(seats.map(seat), day, zone).map(
    ({ start, end }) => `${start - midnight}–${end - midnight}`,
  );
}

test.each([
  [
    'a lone seat begins in the first of the two hours and ends in the second',
    ['Anna E1 02:15–02:30'],
    ['135–210'],
  ],
  [
    'the seat before ends where the next one of the person begins',
    ['Anna E1 02:00–02:30', 'Anna E2 02:30–03:00'],
    ['120–150', '150–240'],
  ],
  [
    'in whatever order they are given',
    ['Anna E2 02:30–03:00', 'Anna E1 02:00–02:30'],
    ['150–240', '120–150'],
  ],
  [
    'both hours are of the seat that has 02:00 to 03:00',
    ['Anna E1 00:00–02:00', 'Bruno E1 02:00–03:00'],
    ['0–120', '120–240'],
  ],
  ['a pause keeps its length', ['Anna E1 01:30–02:15', 'Anna E2 02:45–03:30'], ['90–195', '225–270']],
  [
    'who takes over a position begins when the other leaves it',
    ['Anna E1 01:00–02:30', 'Bruno E1 02:30–04:00'],
    ['60–150', '150–300'],
  ],
  [
    'three in a row share the two hours',
    ['Anna E1 02:00–02:20', 'Anna E2 02:20–02:40', 'Anna E1 02:40–03:00'],
    ['120–140', '140–160', '160–240'],
  ],
  [
    'behind a pause in the hour all that follows is of the second one',
    ['Anna E1 01:30–02:10', 'Anna E2 02:15–02:30', 'Bruno E2 02:30–03:30'],
    ['90–190', '195–210', '210–270'],
  ],
  [
    'who comes from a pause takes over in the second one, and the other leaves then',
    ['Anna E1 01:00–02:30', 'Bruno E2 01:00–02:20', 'Bruno E1 02:30–03:30'],
    ['60–210', '60–200', '210–270'],
  ],
  [
    'somebody else at another position is not beside it',
    ['Anna E1 01:00–02:30', 'Bruno E2 02:30–04:00'],
    ['60–210', '150–300'],
  ],
])('in autumn, %s', (_, seats, expected) => {
  expect(elapsed(seats)).toEqual(expected);
});

test('in spring a seat in the hour that is skipped has no length, and the next one begins at its end', () => {
  expect(elapsed(['Anna E1 01:30–02:30', 'Anna E2 02:30–03:30'], SPRING)).toEqual(['90–120', '120–150']);
});
