import { formatMinutes } from '@torre/domain/kernel';
import type { Day, UtcMinute, ZoneTable } from '@torre/domain/kernel';
import { useMemo } from 'react';
import type { MonthStore } from '../../areas/roster/index.ts';
import { useNow, useZone } from '../../platform/use-now.ts';
import { roomNow } from './room-now.ts';
import type { RoomGroup } from './room-now.ts';
import { roomShifts, useRoom } from './use-room.ts';

const MINUTES_PER_DAY = 1440;

/** The minute that runs, and the clock of its day. */
export interface RoomClock {
  readonly now: UtcMinute;
  readonly zone: ZoneTable;
  readonly today: Day;
  /** 'HH:mm' */
  readonly time: (at: UtcMinute) => string;
}

/** The clock decides the day: a screen may stay open on a wall for weeks. */
export function useRoomClock(): RoomClock {
  const now = useNow();
  const utcDay = Math.floor(now / MINUTES_PER_DAY) as Day;
  const zone = useZone(utcDay, utcDay);
  const time = (at: UtcMinute): string => formatMinutes(zone.local(at).minute);
  return { now, zone, today: zone.local(now).day, time };
}

/** Who is in the room at this minute and who comes next, by group of the published month; null until it is known. */
export function useRoomGroups(
  plant: string,
  store: MonthStore | null,
  { now, zone, today }: RoomClock,
): {
  readonly groups: readonly RoomGroup[] | null;
  readonly failed: boolean;
  readonly onRetry: () => void;
} {
  const { people, away } = useRoom(plant, today);
  const shifts = useMemo(
    () =>
      store === null || people.data === undefined || away.data === undefined
        ? null
        : roomShifts(people.data, away.data, store, zone),
    [store, people.data, away.data, zone],
  );
  return {
    groups: shifts === null ? null : roomNow(shifts, now),
    // Without who is away it would show the ill as on duty: then it says that it does not know.
    failed: [people, away].some((query) => query.isError && query.data === undefined),
    onRetry: () => {
      void people.refetch();
      void away.refetch();
    },
  };
}
