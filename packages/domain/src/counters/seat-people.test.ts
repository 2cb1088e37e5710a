import { expect, test } from 'vitest';
import { SeatPeople, seatsOf } from './seat-people.ts';

test('a group that is made after the matching was begun brings nobody to it', () => {
  const masks = [0b01];
  const matching = new SeatPeople(masks, 2);
  const seats = seatsOf(
    [
      { specialization: 0, island: -1 },
      { specialization: 1, island: -1 },
    ],
    2,
    0,
  );
  // who is on call can do both; the people of this room are those of before
  masks.push(0b11);
  const empty = new Int16Array(2);
  expect(matching.match([0], seats, empty)).toBe(2);
  expect([...empty]).toEqual([1, 1]);
});
