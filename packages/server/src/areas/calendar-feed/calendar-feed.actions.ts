import type { CalendarFeed } from '@torre/contract/calendar-feed';
import { calendarFeedSentence } from '@torre/contract/calendar-feed/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import type { Actor } from '../../platform/access/actor.ts';
import { asSystem, inRequestScope } from '../../platform/access/request-scope.ts';
import { newSecret, secretHash } from '../../platform/access/session-secret.ts';
import { auditChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { refused } from '../../platform/http/refused.ts';
import { deleteFeed, findFeedOwner, noteFeedRead, putFeed } from './calendar-feed.store.ts';
import { readCalendarShifts } from './calendar-feed.reads.ts';
import type { CalendarShift } from './calendar-feed.reads.ts';

/** What an address opens. */
export interface OpenedFeed {
  readonly feedId: string;
  readonly shifts: readonly CalendarShift[];
}

/** A new address of the own calendar; the one before opens nothing any more. The token is told here and never again. */
export async function makeCalendarFeed(
  tx: Tx,
  actor: Actor,
): Promise<{ readonly token: string; readonly feed: CalendarFeed }> {
  const token = newSecret();
  const { now } = actor;
  await putFeed(tx, actor.principal.userName, secretHash(token), now);
  await audit(tx, actor, 'make');
  return { token, feed: { madeAt: new Date(now.epochMilliseconds).toISOString(), readAt: null } };
}

/** Takes the address away; without one nothing happens. */
export async function endCalendarFeed(tx: Tx, actor: Actor): Promise<void> {
  if (await deleteFeed(tx, actor.principal.userName)) await audit(tx, actor, 'end');
}

function audit(tx: Tx, actor: Actor, what: 'make' | 'end'): Promise<void> {
  const about = { entityKey: actor.principal.userName, subject: actor.employeeId };
  return auditChange(tx, actor, { what, entity: 'calendar-feed', ...about });
}

/**
 * The shifts behind an address. Refuses with 404 who holds none, with 429 a program that asks without pause: `limit` is
 * told whose address it is.
 */
export async function openCalendarFeed(
  { db, clock }: AreaDeps,
  token: string,
  limit: (userName: string) => void,
): Promise<OpenedFeed> {
  const hash = secretHash(token);
  // Nobody signed in: the token says who may read, and only as that person is read on.
  const owner = await asSystem(() => findFeedOwner(db, hash));
  if (owner === null) throw refused(404, OUTCOME.notFound, calendarFeedSentence('unknown'));
  limit(owner.userName);
  const asker = {
    ...owner,
    sessionLabel: '',
    responsabile: false,
    managedPlants: [],
    roles: new Set<string>(),
  };
  const shifts = await inRequestScope(asker, () => readCalendarShifts(db, owner.employeeId, clock.today()));
  await asSystem(() => noteFeedRead(db, hash, clock.now()));
  return { feedId: owner.feedId, shifts };
}
