import { endpoint } from '../endpoint.ts';
import type { OutcomeReply } from '../outcome/outcome.endpoint.ts';

/** One of the own open sessions. */
export interface OwnSession {
  readonly sessionLabel: string;
  /** What the browser says of itself, or null where it is not known. */
  readonly browser: string | null;
  readonly system: string | null;
  /** ISO 8601 UTC; `lastSeenAt` is written every five minutes at most. */
  readonly openedAt: string;
  readonly lastSeenAt: string;
  /** The session that asks. */
  readonly current: boolean;
}

export const listOwnSessions = endpoint<{ reply: OutcomeReply & { sessions: readonly OwnSession[] } }>({
  id: 'listOwnSessions',
  method: 'GET',
  path: '/session/list',
  summary: 'Le proprie sessioni aperte',
});

export const endOwnSession = endpoint<{ path: { sessionLabel: string }; reply: OutcomeReply }>({
  id: 'endOwnSession',
  method: 'DELETE',
  path: '/session/list/{sessionLabel}',
  summary: 'Chiude una delle proprie sessioni',
  required: ['sessionLabel'],
});

/** All but the session that asks. */
export const endOtherSessions = endpoint<{ reply: OutcomeReply & { ended: number } }>({
  id: 'endOtherSessions',
  method: 'DELETE',
  path: '/session/list',
  summary: 'Chiude tutte le altre proprie sessioni',
});
