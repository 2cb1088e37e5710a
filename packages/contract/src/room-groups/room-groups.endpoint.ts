import { endpoint } from '../endpoint.ts';
import type { IgnoredTimePlan } from '../operations-room/operations-room.endpoint.ts';
import type { OutcomeReply } from '../outcome/outcome.endpoint.ts';

/** Positions that are looked at together, or people who are placed together. */
export interface RoomGroup {
  readonly groupId: string;
  readonly name: string;
  readonly kind: 'POSITIONS' | 'PEOPLE';
  /** Ids of positions, or personnel codes, in order. */
  readonly members: readonly string[];
  readonly version: number;
}

export interface GroupsReply extends OutcomeReply {
  readonly groups: readonly RoomGroup[];
}

export const listGroups = endpoint<{ query: { division: string }; reply: GroupsReply }>({
  id: 'listGroups',
  method: 'GET',
  path: '/groups',
  summary: 'Gruppi di una sala operativa',
  required: ['division'],
});

export interface NewGroupBody extends Pick<RoomGroup, 'name' | 'kind' | 'members'> {
  readonly division: string;
}

export interface GroupReply extends OutcomeReply {
  readonly group: RoomGroup;
}

export const createGroup = endpoint<{ body: NewGroupBody; reply: GroupReply }>({
  id: 'createGroup',
  method: 'POST',
  path: '/groups',
  summary: 'Aggiunge un gruppo',
  required: ['body', 'division'],
});

export const changeGroup = endpoint<{
  body: NewGroupBody & Pick<RoomGroup, 'groupId' | 'version'>;
  reply: GroupReply;
}>({
  id: 'changeGroup',
  method: 'PUT',
  path: '/groups',
  summary: 'Modifica un gruppo',
  required: ['body', 'division', 'groupId'],
});

/** `version`: the one that was seen. */
export const deleteGroup = endpoint<{
  path: { id: string };
  query: { version: number };
  reply: OutcomeReply;
}>({
  id: 'deleteGroup',
  method: 'DELETE',
  path: '/groups/{id}',
  summary: 'Elimina un gruppo',
  required: ['id', 'version'],
});

export interface IgnoredTimePlansReply extends OutcomeReply {
  readonly timePlans: readonly IgnoredTimePlan[];
}

export const listIgnoredTimePlans = endpoint<{
  query: { division: string; from: string; to: string };
  reply: IgnoredTimePlansReply;
}>({
  id: 'listIgnoredTimePlans',
  method: 'GET',
  path: '/timeplan/ignore',
  summary: 'Assegnazioni escluse dagli avvisi',
  required: ['division', 'from', 'to'],
});

export const ignoreTimePlan = endpoint<{
  body: Omit<IgnoredTimePlan, 'ignoredId'>;
  reply: OutcomeReply & { readonly timePlan: IgnoredTimePlan };
}>({
  id: 'ignoreTimePlan',
  method: 'PUT',
  path: '/timeplan/ignore',
  summary: 'Esclude un’assegnazione dagli avvisi',
  required: ['body', 'operativePlanId', 'timePlanId'],
});

export const considerTimePlan = endpoint<{ path: { id: string }; reply: OutcomeReply }>({
  id: 'considerTimePlan',
  method: 'DELETE',
  path: '/timeplan/ignore/{id}',
  summary: 'Rimette un’assegnazione tra gli avvisi',
  required: ['id'],
});
