import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import {
  readConfigurations,
  readDayLog,
  readOperativeCalendars,
  readOperativePlan,
  readPositions,
  readRoomLog,
  readTurns,
  saveOperativePlan,
} from '@torre/contract/operations-room';
import type { OperativePlanBody, OperativePlanReply, SavedPlanReply } from '@torre/contract/operations-room';
import { OUTCOME } from '@torre/contract/outcome';
import {
  changeGroup,
  considerTimePlan,
  createGroup,
  deleteGroup,
  ignoreTimePlan,
  listGroups,
} from '@torre/contract/room-groups';
import type { NewGroupBody, RoomGroup } from '@torre/contract/room-groups';
import { filterCalendar } from '@torre/contract/month';
import { addDays, compactDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { call } from '../../platform/call.ts';
import { useLive } from '../../platform/live.ts';
import type { SaveOptions } from '../../platform/save-wait.ts';
import './operations-room.texts.ts';

const ROOM = ['room'];
/** Nothing is planned beyond it. */
const LAST_DATE = '21001231';

/** The positions as they are on a day; without one, today. */
export function positionsQuery(division: string, day: Day | null = null) {
  return positionsOf(division, day === null ? {} : { from: compactDay(day) });
}

/** The positions of a day and those to come, each as it last is. */
export function laterPositionsQuery(division: string, day: Day) {
  return positionsOf(division, { from: compactDay(day), to: LAST_DATE });
}

function positionsOf(division: string, range: { readonly from?: string; readonly to?: string }) {
  return queryOptions({
    queryKey: [...ROOM, 'positions', division, range],
    queryFn: async ({ signal }) =>
      (await call(readPositions, { query: { division, ...range } }, { signal })).positions,
  });
}

/** The calendars of a day and of those beside it: each names its plan. */
export function calendarsQuery(division: string, day: Day) {
  const range = { from: compactDay(addDays(day, -1)), to: compactDay(addDays(day, 1)) };
  return queryOptions({
    queryKey: [...ROOM, 'calendars', division, day],
    queryFn: async ({ signal }) =>
      (await call(readOperativeCalendars, { query: { division, ...range } }, { signal })).calendars,
    staleTime: 0,
  });
}

const planKey = (id: string): readonly string[] => [...ROOM, 'plan', id];

export function planQuery(id: string) {
  return queryOptions({
    queryKey: planKey(id),
    queryFn: ({ signal }) => call(readOperativePlan, { path: { id } }, { signal }),
    staleTime: 0,
  });
}

/** Which log: of a timeslot of a counter, or of a whole day. */
export interface LogPlace {
  /** Of the plan, and of the counter: both are the division and the day. */
  readonly id: string;
  readonly slot: string | null;
}

export function logQuery({ id, slot }: LogPlace) {
  return queryOptions({
    queryKey: [...ROOM, 'log', id, slot],
    queryFn: async ({ signal }) =>
      slot === null
        ? (await call(readDayLog, { path: { id } }, { signal })).timePlans
        : (await call(readRoomLog, { path: { slot, counter: id } }, { signal })).timePlans,
    staleTime: 0,
  });
}

/** The shifts in use today. */
export function turnsQuery(division: string) {
  return queryOptions({
    queryKey: [...ROOM, 'turns', division],
    queryFn: async ({ signal }) => (await call(readTurns, { query: { division } }, { signal })).turns,
  });
}

/** The configurations that are valid on a day or will be. */
export function configurationsQuery(division: string, day: Day) {
  return queryOptions({
    queryKey: [...ROOM, 'configurations', division, day],
    queryFn: async ({ signal }) =>
      (await call(readConfigurations, { query: { division, from: compactDay(day) } }, { signal }))
        .configurations,
  });
}

const groupsKey = (division: string): readonly string[] => [...ROOM, 'groups', division];

export function groupsQuery(division: string) {
  return queryOptions({
    queryKey: groupsKey(division),
    queryFn: async ({ signal }) => (await call(listGroups, { query: { division } }, { signal })).groups,
    staleTime: 0,
  });
}

/**
 * Adds a group, or changes the one that was seen at its version. Throws CallFailed, with `current` when somebody was first,
 * or NetworkFailed.
 */
export async function saveGroup(
  client: QueryClient,
  body: NewGroupBody,
  seen: Pick<RoomGroup, 'groupId' | 'version'> | null,
  options: SaveOptions,
): Promise<void> {
  try {
    await (seen === null
      ? call(createGroup, { body }, options)
      : call(changeGroup, { body: { ...body, ...seen } }, options));
  } finally {
    // What stands there now is shown, whoever saved it.
    void client.invalidateQueries({ queryKey: groupsKey(body.division) });
  }
}

/** Throws as saveGroup. */
export async function removeGroup(
  client: QueryClient,
  division: string,
  { groupId, version }: RoomGroup,
  options: SaveOptions,
): Promise<void> {
  try {
    await call(deleteGroup, { path: { id: groupId }, query: { version } }, options);
  } finally {
    void client.invalidateQueries({ queryKey: groupsKey(division) });
  }
}

/** The people of the plant with their shifts of the day before and of the day: a night begins on the evening before (M7.08). */
export function rosterQuery(plant: string, day: Day) {
  const body = { from: compactDay(addDays(day, -1)), to: compactDay(day) };
  return queryOptions({
    queryKey: [...ROOM, 'roster', plant, day],
    queryFn: async ({ signal }) => {
      const options = { signal, kind: 'read', acceptCodes: [OUTCOME.nobodyMatches] } as const;
      return (await call(filterCalendar, { query: { plant }, body }, options)).employees;
    },
    staleTime: 0,
  });
}

/** Keeps plans, people and logs of the plant as they are now. */
export function useLiveRoom(plant: string): void {
  const client = useQueryClient();
  const again = (): void => void client.invalidateQueries({ queryKey: ROOM });
  useLive('room', (patch) => patch.plant === plant && again());
  // Who works on the day is who may be placed.
  useLive('roster', (patch) => patch.plant === plant && again());
  useLive('reset', again);
}

/** Throws CallFailed, with `StalePlanReply` when somebody was first, or NetworkFailed. */
export async function savePlan(
  client: QueryClient,
  id: string,
  body: OperativePlanBody,
): Promise<SavedPlanReply> {
  const reply = await call(saveOperativePlan, { path: { id }, body });
  client.setQueryData<OperativePlanReply>(
    planKey(id),
    (known) => known && { ...known, operativePlan: reply.operativePlan },
  );
  void client.invalidateQueries({ queryKey: [...ROOM, 'log'] });
  void client.invalidateQueries({ queryKey: [...ROOM, 'calendars'] });
  return reply;
}

/** Throws as savePlan. */
export async function leaveOut(
  client: QueryClient,
  operativePlanId: string,
  timePlanId: string,
): Promise<void> {
  await call(ignoreTimePlan, { body: { operativePlanId, timePlanId } });
  await client.invalidateQueries({ queryKey: planKey(operativePlanId) });
}

/** Throws as savePlan. */
export async function takeBack(
  client: QueryClient,
  operativePlanId: string,
  ignoredId: string,
): Promise<void> {
  await call(considerTimePlan, { path: { id: ignoredId } });
  await client.invalidateQueries({ queryKey: planKey(operativePlanId) });
}
