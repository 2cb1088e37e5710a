import type { IslandHour } from '@torre/contract/counters';
import type { CompactGroup } from '@torre/contract/month';
import { expect, test } from 'vitest';
import { withEmptyIslands } from './room-islands.ts';
import type { RoomGroup } from '../../room-now/index.ts';

const GROUPS: readonly CompactGroup[] = [
  { id: 'NORD', name: 'Nord', kind: 'island' },
  { id: 'SUD', name: 'Sud', kind: 'island' },
  { id: 'ALTRI', name: 'Altri', kind: 'others' },
];
const room = (group: number): RoomGroup => ({ group, now: [], onCall: [], away: [], next: [] });
const island = (islandId: string, chairs: number): IslandHour => ({
  islandId,
  name: islandId,
  employees: 0,
  chairs,
  lacks: chairs,
  missing: chairs,
  taken: 0,
  by: [],
});

test('an island with positions to fill stands in the room though nobody is or comes there, in its place', () => {
  const shown = (islands: readonly IslandHour[], rooms: readonly RoomGroup[]): readonly number[] =>
    withEmptyIslands(rooms, GROUPS, islands).map(({ group }) => group);
  expect(shown([island('NORD', 2), island('SUD', 1)], [room(1), room(2)])).toEqual([0, 1, 2]);
  expect(shown([island('NORD', 0), island('SUD', 1)], [room(2)])).toEqual([1, 2]);
  expect(shown([], [room(1)])).toEqual([1]);
});
