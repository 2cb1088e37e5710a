import type { IslandHour } from '@torre/contract/counters';
import type { CompactGroup } from '@torre/contract/month';
import type { Day, UtcMinute, ZoneTable } from '@torre/domain/kernel';
import { hourAt, useIslandsOfHour } from '../../../areas/counters/index.ts';
import type { CounterTable } from '../../../areas/counters/index.ts';
import { useSession } from '../../../platform/session.ts';
import type { RoomGroup } from '../../room-now/index.ts';
import { slotsNear } from './room-slots.tsx';

/** What an island's positions are in this hour: known, on their way, not to be had, or none at all. */
export type IslandNow = IslandHour | 'waiting' | 'failed' | null;

interface CellOverlays {
  readonly plant: string;
  readonly table: CounterTable;
  /** The counters are on their way: it is not known which of them runs. */
  readonly waiting: boolean;
  readonly days: readonly Day[];
  readonly zone: ZoneTable;
  readonly now: UtcMinute;
}

/**
 * The islands of a plant in the hour that runs, as the detail of the running counter has them: of slots that run together
 * the first of the plant's list, for who is in the room is the same in all of them.
 */
export function useIslandsNow({ plant, table, waiting, days, zone, now }: CellOverlays) {
  const named = useSession().plantTimeslots[plant] ?? [];
  const working = new Set(named.filter(({ kind }) => kind === 'LAV').map(({ timeslotId }) => timeslotId));
  const { running } = slotsNear(table, days, zone, now);
  const counter = running.find((slot) => working.has(slot.counter.timeslotId))?.counter ?? null;
  const { data, failed } = useIslandsOfHour(counter, hourAt(now, zone));
  return {
    islands: counter === null ? [] : (data ?? []),
    islandNow: ({ id, kind }: CompactGroup): IslandNow => {
      if (kind !== 'island') return null;
      if (waiting) return 'waiting';
      if (counter === null) return null;
      if (data === undefined) return failed ? 'failed' : 'waiting';
      const island = data.find(({ islandId }) => islandId === id);
      return island && island.chairs + island.employees > 0 ? island : null;
    },
  };
}

/** The groups of the room, and the islands with positions to fill where nobody is or comes, in the order of the month. */
export function withEmptyIslands(
  rooms: readonly RoomGroup[],
  groups: readonly CompactGroup[],
  islands: readonly IslandHour[],
): readonly RoomGroup[] {
  const open = new Set(islands.filter(({ chairs }) => chairs > 0).map(({ islandId }) => islandId));
  const empty = groups.flatMap(({ id, kind }, group): RoomGroup[] => {
    const isEmpty = kind === 'island' && open.has(id) && rooms.every((one) => one.group !== group);
    return isEmpty ? [{ group, now: [], onCall: [], away: [], next: [] }] : [];
  });
  return [...rooms, ...empty].toSorted((one, other) => one.group - other.group);
}
