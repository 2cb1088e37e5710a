import type { Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import type { Frozen } from '../endpoint.ts';
import type * as schema from './shell.schema.ts';

export type HealthReply = Frozen<Static<typeof schema.HealthReplySchema>>;
export type AnalyticsBody = Frozen<Static<typeof schema.AnalyticsBodySchema>>;

export const health = endpoint<typeof schema.healthSchema>({
  id: 'health',
  method: 'GET',
  path: '/health',
  load: 'first',
  envelope: 'plain',
});

/**
 * The stream of live events (server-sent). Event names: `roster` (RosterPatch), `counters` (CountersPatch), `planning`
 * (PlanningPatch: a draft, a publication or a cycle of a plant changed), `job` (JobRow), `locks` (LocksPatch), `presence`
 * (PresencePatch), `legality` (LegalityPatch), `room` (RoomPatch: a plan or the groups of an operations room changed), `cover` (CoverPatch: a call list changed),
 * `entitlements` (EntitlementsPatch: entitlements or rights of a person changed),
 * `organisation` (OrganisationEvent: a plant, its rooms, shifts or people changed, read again what follows from it), `session` (rights changed: read the session again), `configuration` (a setting changed: read the
 * session again), `ended` (session over), `reset` (position too old: read again),
 * `hello` ({ position, rights }: with a mark of rights other than the session's, read that again). The id of each event is a position for `Last-Event-ID`.
 */
export const events = endpoint<typeof schema.eventsSchema>({
  id: 'events',
  method: 'GET',
  path: '/events',
  load: 'stream',
  envelope: 'plain',
});

export type LiveEventName =
  | 'hello'
  | 'cover'
  | 'roster'
  | 'counters'
  | 'planning'
  | 'notices'
  | 'job'
  | 'session'
  | 'configuration'
  | 'lookups'
  | 'content'
  | 'signatures'
  | 'locks'
  | 'away'
  | 'requests'
  | 'legality'
  | 'organisation'
  | 'entitlements'
  | 'substitutions'
  | 'presence'
  | 'room'
  | 'ended'
  | 'reset';

export const trackEvent = endpoint<typeof schema.trackEventSchema>({
  id: 'analytics',
  method: 'POST',
  path: '/analytics/events',
  load: 'read',
  required: ['body'],
  envelope: 'plain',
});
