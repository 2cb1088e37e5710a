import type { AuditOperation } from '@torre/contract/audit';
import type { CalendarFeed } from '@torre/contract/calendar-feed';
import { calendarFeedSentence } from '@torre/contract/calendar-feed/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import type { Principal } from '../../platform/access/principal.ts';
import { asSystem, inRequestScope } from '../../platform/access/request-scope.ts';
import { newSecret, secretHash } from '../../platform/access/session-secret.ts';
import { writeAudit } from '../../platform/audit/index.ts';
import { inTransaction } from '../../platform/db/index.ts';
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
  { db, clock }: AreaDeps,
  principal: Principal,
): Promise<{ readonly token: string; readonly feed: CalendarFeed }> {
  const token = newSecret();
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    await putFeed(tx, principal.userName, secretHash(token), now);
    await audit(tx, principal, now, 'makeCalendarFeed', 'make');
  });
  return { token, feed: { madeAt: new Date(now.epochMilliseconds).toISOString(), readAt: null } };
}

/** Takes the address away; without one nothing happens. */
export async function endCalendarFeed({ db, clock }: AreaDeps, principal: Principal): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (await deleteFeed(tx, principal.userName))
      await audit(tx, principal, clock.now(), 'endCalendarFeed', 'end');
  });
}

function audit(
  tx: Tx,
  { userName, employeeId }: Principal,
  at: Temporal.Instant,
  call: string,
  what: AuditOperation,
): Promise<void> {
  const about = { entityKey: userName, subject: employeeId };
  return writeAudit(tx, {
    at,
    actor: employeeId,
    call,
    what,
    entity: 'calendar-feed',
    ...about,
    values: [],
  });
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
