import type { Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import type { Frozen } from '../endpoint.ts';
import type * as schema from './room-groups.schema.ts';

/** Positions that are looked at together, or people who are placed together. */
export type RoomGroup = Frozen<Static<typeof schema.RoomGroupSchema>>;
export type NewGroupBody = Frozen<Static<typeof schema.NewGroupBodySchema>>;
export type GroupReply = Frozen<Static<typeof schema.GroupReplySchema>>;

export const listGroups = endpoint<typeof schema.listGroupsSchema>({
  id: 'listGroups',
  method: 'GET',
  path: '/groups',
  required: ['division'],
});

export const createGroup = endpoint<typeof schema.createGroupSchema>({
  id: 'createGroup',
  method: 'POST',
  path: '/groups',
  required: ['body', 'division'],
});

export const changeGroup = endpoint<typeof schema.changeGroupSchema>({
  id: 'changeGroup',
  method: 'PUT',
  path: '/groups',
  required: ['body', 'division', 'groupId'],
});

export const deleteGroup = endpoint<typeof schema.deleteGroupSchema>({
  id: 'deleteGroup',
  method: 'DELETE',
  path: '/groups/{id}',
  required: ['version'],
});

export const listIgnoredTimePlans = endpoint<typeof schema.listIgnoredTimePlansSchema>({
  id: 'listIgnoredTimePlans',
  method: 'GET',
  path: '/timeplan/ignore',
  required: ['division', 'from', 'to'],
});

export const ignoreTimePlan = endpoint<typeof schema.ignoreTimePlanSchema>({
  id: 'ignoreTimePlan',
  method: 'PUT',
  path: '/timeplan/ignore',
  required: ['body', 'operativePlanId', 'timePlanId'],
});

export const considerTimePlan = endpoint<typeof schema.considerTimePlanSchema>({
  id: 'considerTimePlan',
  method: 'DELETE',
  path: '/timeplan/ignore/{id}',
});
