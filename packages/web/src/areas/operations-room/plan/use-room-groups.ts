import { useQuery } from '@tanstack/react-query';
import type { RoomGroup } from '@torre/contract/room-groups';
import { useMemo } from 'react';
import { groupsQuery } from '../operations-room.queries.ts';

const NONE: readonly RoomGroup[] = [];

/** The room's groups, by what they hold; without them a plan is whole, so that a failure says nothing. */
export function useRoomGroups(division: string) {
  const { data = NONE } = useQuery(groupsQuery(division));
  return useMemo(
    () => ({
      positions: data.filter(({ kind }) => kind === 'POSITIONS'),
      people: data.filter(({ kind }) => kind === 'PEOPLE'),
    }),
    [data],
  );
}
