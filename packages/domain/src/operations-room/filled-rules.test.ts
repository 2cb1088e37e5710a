import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillRoom } from './fill-room.ts';
import { randomStrictRoom } from './random-strict-room.ts';
import { repairRoom } from './repair-room.ts';
import { seatsAfter, wrongs } from './room-wrongs.ts';

/** Others at each run, more of them in the soak (decision 0065). */
const ROOMS = Math.min(150, Math.max(12, fc.readConfigureGlobal().numRuns ?? 0));
/** Of activities, islands, touching duties, and minutes left to sit that are no multiple of a quarter hour. */
const FOUND = [1, 2, 6, 22].map((one) => one * 7919);
const SIZE = { positions: 4, hours: 8 };

test('islands, activities, duties off the quarter hour and touching ones: whoever is proposed sits legally, after a sick call too', () => {
  for (const seed of [...FOUND, ...fc.sample(fc.integer({ min: 1, max: 2_000_000_000 }), ROOMS)]) {
    const { before, room } = randomStrictRoom(seed, SIZE);
    const filled = seatsAfter(before.seats, fillRoom(before));
    expect([seed, wrongs(before, filled)]).toEqual([seed, []]);
    const seats = filled.map((seat, index) => ({ ...seat, id: `seat-${index}`, movable: true }));
    const repaired = seatsAfter(seats, repairRoom({ ...room, seats }));
    expect([seed, wrongs(room, repaired)]).toEqual([seed, []]);
  }
}, 240_000);
