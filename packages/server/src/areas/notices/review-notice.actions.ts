import type { Actor } from '../../platform/access/actor.ts';
import type { Tx } from '../../platform/db/index.ts';
import { uuidv7 } from '../../platform/uuid.ts';
import { NO_PLANT, publishNotices } from './notice-events.ts';
import { insertReviewNotice } from './review-notice.store.ts';

/** Tells a colleague that they were named to read a draft, and nobody else. */
export async function notifyOfReview(
  tx: Tx,
  actor: Actor,
  review: { readonly reviewId: string; readonly employeeId: string },
): Promise<void> {
  await insertReviewNotice(tx, { ...review, noticeId: uuidv7() }, actor.now.toString());
  await publishNotices(tx, NO_PLANT, [review.employeeId]);
}

/** Whose reading of a draft ended hears it: the notice went with it. */
export async function notifyOfReviewsEnded(tx: Tx, people: readonly string[]): Promise<void> {
  if (people.length > 0) await publishNotices(tx, NO_PLANT, people);
}
