import { addDays, dayOf, isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { fillRoom, overlap } from '@torre/domain/operations-room';
import { expect, test } from 'vitest';
import { buildWorld } from '../index.ts';
import { isRed, plantSlots } from '../organisation/plant-slots.ts';
import { roomToFill } from '../organisation/room-to-fill.ts';

const TODAY = dayOf(2026, 11, 11);
const SLOTS = { N: [0, 7], M: [7, 15], P: [15, 23] } as const;
/** A week of a month; all of it in the soak. */
const DAYS = process.env['SOAK'] === '1' ? 30 : 7;

const world = buildWorld('small', TODAY);

/** Slots of a day in which something stays open when the room is filled from empty. */
function slotsLeftOpen(day: Day): readonly string[] {
  const room = roomToFill(world, 'LIRR', [day]);
  const { open } = fillRoom(room);
  const midnight = room.wanted[0]!.begin;
  return Object.entries(SLOTS).flatMap(([slot, [from, to]]) => {
    const hours = { begin: midnight + from * 60, end: midnight + to * 60 };
    return open.some((stretch) => overlap(stretch, hours)) ? [slot] : [];
  });
}

test('the room of LIRR fills whole in 95 of 100 slots that are not red', () => {
  const first = dayOf(2026, 11, 1);
  const seen = plantSlots(world, 'LIRR', {
    from: first,
    to: addDays(first, DAYS - 1),
    timeslots: Object.keys(SLOTS),
  });
  const red = new Set(seen.filter(isRed).map(({ day, turn }) => `${day} ${turn}`));
  const left = Array.from({ length: DAYS }, (_, index) => addDays(first, index))
    .flatMap((day) => slotsLeftOpen(day).map((slot) => `${isoDay(day)} ${slot}`))
    .filter((slot) => !red.has(slot));
  expect(left.length).toBeLessThanOrEqual(0.05 * (seen.length - red.size));
}, 60_000);

test('LIRR has published plans of yesterday and today with their log, and none after', () => {
  const days = [addDays(TODAY, -1), TODAY].map(isoDay);
  expect(world.operative_plan.map(({ icao, day, state }) => [icao, day, state])).toEqual(
    days.map((day) => ['LIRR', day, 'PUBLISHED']),
  );
  const seated = world.time_plan.filter(({ employee_id }) => employee_id !== null);
  expect(new Set(world.time_plan.map(({ day }) => day))).toEqual(new Set(days));
  expect(seated.length).toBeGreaterThan(300);
  const placeOf = (row: {
    readonly day: string;
    readonly position_id: string;
    readonly begin_minute: number;
  }) => `${row.day} ${row.position_id} ${row.begin_minute}`;
  expect(world.room_log.map(placeOf)).toEqual(seated.map(placeOf));
});
