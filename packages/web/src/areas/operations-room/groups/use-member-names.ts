import { useQuery } from '@tanstack/react-query';
import type { RoomGroup } from '@torre/contract/room-groups';
import type { Day } from '@torre/domain/kernel';
import { positionsQuery, rosterQuery } from '../operations-room.queries.ts';
import { personName } from '../plan/room-words.ts';
import { useDivision } from '../use-division.ts';

/** Somebody or something that a group may hold. */
export interface MemberChoice {
  readonly member: string;
  readonly name: string;
  /** Island, or category. */
  readonly note: string;
}

export interface MemberNames {
  /** All positions, or all people of the plant, and those of the group who left it since. */
  readonly choices: (kind: RoomGroup['kind'], members: readonly string[]) => readonly MemberChoice[];
  /** Names of a group's members, in order. */
  readonly words: (group: Pick<RoomGroup, 'kind' | 'members'>) => string;
}

/** What a room's groups may hold, by name; null until it is known. People are those of the plant on the day. */
export function useMemberNames(
  plant: string,
  day: Day,
): { readonly names: MemberNames | null; readonly error: boolean; readonly again: () => void } {
  const positions = useQuery(positionsQuery(useDivision(plant)));
  const roster = useQuery(rosterQuery(plant, day));
  const all: Readonly<Record<RoomGroup['kind'], readonly MemberChoice[]>> = {
    POSITIONS: (positions.data ?? []).map(({ positionId, name, islandName }) => ({
      member: positionId,
      name: positionId === name ? name : `${positionId}, ${name}`,
      note: islandName ?? '',
    })),
    PEOPLE: (roster.data ?? []).map((person) => ({
      member: person.employeeId,
      name: personName(person),
      note: person.island ?? person.category,
    })),
  };
  const choices: MemberNames['choices'] = (kind, members) => {
    const known = new Set(all[kind].map(({ member }) => member));
    const gone = members.filter((member) => !known.has(member));
    return [...all[kind], ...gone.map((member) => ({ member, name: member, note: '' }))];
  };
  const words: MemberNames['words'] = ({ kind, members }) => {
    const named = new Map(choices(kind, members).map(({ member, name }) => [member, name]));
    return members.map((member) => (kind === 'POSITIONS' ? member : named.get(member))).join(', ');
  };
  return {
    names: positions.data && roster.data ? { choices, words } : null,
    error: [positions, roster].some((part) => part.error !== null && !part.data),
    again: () => {
      for (const part of [positions, roster]) if (part.error) void part.refetch();
    },
  };
}
