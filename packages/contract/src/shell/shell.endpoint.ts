import { endpoint } from '../endpoint.ts';

export interface HealthReply {
  readonly status: 'ok' | 'degraded';
  readonly version: string;
  readonly database: 'ok' | 'down';
}

export const health = endpoint<{ reply: HealthReply }>({
  id: 'health',
  method: 'GET',
  path: '/health',
  summary: 'Stato del servizio',
  load: 'first',
  envelope: 'plain',
});

/**
 * The stream of live events (server-sent). Event names: `roster` (RosterPatch), `counters` (CountersPatch), `planning`
 * (PlanningPatch: a draft, a publication or a cycle of a plant changed), `job` (JobRow), `locks` (LocksPatch), `presence`
 * (PresencePatch), `room` (RoomPatch: a plan or the groups of an operations room changed), `session` (rights changed: read the session again), `configuration` (a setting changed: read the
 * session again), `ended` (session over), `reset` (position too old: read again),
 * `hello` ({ position, rights }: with a mark of rights other than the session's, read that again). The id of each event is a position for `Last-Event-ID`.
 */
export const events = endpoint<{ query: { position?: string }; reply: string }>({
  id: 'events',
  method: 'GET',
  path: '/events',
  summary: 'Flusso degli eventi dal vivo',
  load: 'stream',
  envelope: 'plain',
});

export type LiveEventName =
  | 'hello'
  | 'roster'
  | 'counters'
  | 'planning'
  | 'notices'
  | 'job'
  | 'session'
  | 'configuration'
  | 'locks'
  | 'away'
  | 'presence'
  | 'room'
  | 'ended'
  | 'reset';

export interface AnalyticsBody {
  readonly context: { readonly screen: string; readonly language: string; readonly viewport: string };
  readonly event: { readonly kind: 'view' | 'action'; readonly name: string };
}

export const trackEvent = endpoint<{ body: AnalyticsBody; reply: { accepted: true } }>({
  id: 'analytics',
  method: 'POST',
  path: '/analytics/events',
  summary: 'Evento di analisi: mai dati personali',
  load: 'read',
  required: ['body'],
  envelope: 'plain',
});
