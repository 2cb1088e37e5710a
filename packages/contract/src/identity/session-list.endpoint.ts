import type { Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import type { Frozen } from '../endpoint.ts';
import type * as schema from './session-list.schema.ts';

/** One of the own open sessions. */
export type OwnSession = Frozen<Static<typeof schema.OwnSessionSchema>>;

export const listOwnSessions = endpoint<typeof schema.listOwnSessionsSchema>({
  id: 'listOwnSessions',
  method: 'GET',
  path: '/session/list',
});

export const endOwnSession = endpoint<typeof schema.endOwnSessionSchema>({
  id: 'endOwnSession',
  method: 'DELETE',
  path: '/session/list/{sessionLabel}',
});

/** All but the session that asks. */
export const endOtherSessions = endpoint<typeof schema.endOtherSessionsSchema>({
  id: 'endOtherSessions',
  method: 'DELETE',
  path: '/session/list',
});
