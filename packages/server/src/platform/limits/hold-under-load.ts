import type { App, AreaDeps } from '../deps.ts';
import { limitNothing, limitRates } from './limit-rates.ts';
import { refuseWithoutRoom } from './refuse-without-room.ts';
import { shedLoad } from './shed-load.ts';
import type { ShedParts } from './shed-load.ts';
import type { TurnBounds } from './serve-in-turn.ts';
import { boundUnreadAnswers, UnreadAnswers } from './unread-answers.ts';

export interface LimitParts {
  readonly places?: ShedParts['places'];
  /** Milliseconds, for limits and waits. */
  readonly now?: () => number;
  readonly turns?: TurnBounds;
  /** Bytes of all answers that were made and not yet taken. */
  readonly unreadBytes?: number;
}

const REASON = {
  person: 'rate_person',
  address: 'rate_address',
  save: 'crowd_save',
  read: 'crowd_read',
} as const;

/** What keeps the server answering: who calls too often, what comes too thick and what no disk can hold is refused. */
export function limitLoad(
  app: App,
  { config, metrics, freeSpace }: Pick<AreaDeps, 'config' | 'metrics' | 'freeSpace'>,
  { places, now = () => performance.now(), unreadBytes }: LimitParts = {},
): void {
  const count = (reason: keyof typeof REASON): void => metrics.refused(REASON[reason]);
  if (config.limitsRates) limitRates(app, { now, count });
  else limitNothing(app);
  refuseWithoutRoom(app, freeSpace, () => metrics.refused('no_room'));
  const load = shedLoad(app, { now, count, ...(places && { places }) });
  const unread = new UnreadAnswers(unreadBytes);
  boundUnreadAnswers(app, unread, () => metrics.refused('unread'));
  metrics.gauge('torre_unread_bytes', 'Bytes of answers on their way out', () => unread.bytes);
  metrics.gauge('torre_calls_running', 'Calls being served', load.running);
  metrics.gauge('torre_reads_waiting', 'Reads waiting for their turn', () => load.waiting('read'));
  metrics.gauge('torre_saves_waiting', 'Saves waiting for their turn', () => load.waiting('save'));
}
