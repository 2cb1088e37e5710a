import type { Actor } from '../../platform/access/actor.ts';
import type { Tx } from '../../platform/db/index.ts';
import { NO_PLANT, publishNotices } from './notice-events.ts';
import { acknowledgeReadsOf, deleteReadNotices, insertReadNotices } from './read-notice.store.ts';
import type { ReadNotice } from './read-notice.store.ts';

/** Reminds people of what waits for their signature, of each occasion once. */
export async function notifyOfReading(
  tx: Tx,
  notices: readonly ReadNotice[],
  now: Temporal.Instant,
): Promise<void> {
  if (notices.length === 0) return;
  const people = await insertReadNotices(tx, notices, now.toString());
  if (people.length > 0) await publishNotices(tx, NO_PLANT, [...new Set(people)]);
}

/** Who signed is reminded no more. */
export async function putReadNoticesAway(tx: Tx, actor: Actor, askId: string): Promise<void> {
  if (await acknowledgeReadsOf(tx, askId, actor)) await publishNotices(tx, NO_PLANT, [actor.employeeId]);
}

/** Nobody is reminded of an article that readers see no more; published again it reminds anew. */
export async function withdrawReadNotices(tx: Tx, articleId: string): Promise<void> {
  const people = await deleteReadNotices(tx, articleId);
  if (people.length > 0) await publishNotices(tx, NO_PLANT, people);
}
