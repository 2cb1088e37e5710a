import { contentSentence } from '@torre/contract/content/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { checkReview } from '@torre/domain/content';
import { displayDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Actor } from '../../platform/access/actor.ts';
import { auditChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { refused } from '../../platform/http/refused.ts';
import { uuidv7 } from '../../platform/uuid.ts';
import { notifyOfReview, notifyOfReviewsEnded } from '../notices/index.ts';
import { contentRefusal } from './desk-item.ts';
import type { StandingItem } from './item.reads.ts';
import { findReview } from './review.reads.ts';
import type { Review } from './review.reads.ts';
import { deleteReview, deleteReviewsOf, insertReview } from './review.store.ts';

interface NamedReviewer {
  readonly employeeId: string;
  readonly until: Day;
  /** Can sign in. */
  readonly isThere: boolean;
}

/**
 * Names a colleague who may read a draft that is held, until a day; named again it is another day, and the bell tells it anew.
 * Throws 409 for what is no draft, a day that does not fit, or nobody who could read it.
 */
export async function nameReviewer(
  tx: Tx,
  actor: Actor,
  item: StandingItem,
  { employeeId, until, isThere }: NamedReviewer,
  today: Day,
): Promise<void> {
  const decided = checkReview(item, until, today);
  if (!decided.ok) throw contentRefusal(decided);
  if (!isThere) throw refused(409, OUTCOME.contentRefused, contentSentence('reviewOfNobody'));
  const before = await findReview(tx, { itemId: item.id, employeeId });
  if (before !== null) await deleteReview(tx, before.reviewId);
  const review = { reviewId: uuidv7(), itemId: item.id, employeeId, until };
  await insertReview(tx, review, actor);
  await auditChange(tx, actor, {
    what: 'name-reviewer',
    entity: 'contentReview',
    entityKey: item.id,
    subject: employeeId,
    values: [
      {
        field: 'until',
        privacyClass: 'PUBLIC',
        old: before && displayDay(before.until),
        new: displayDay(until),
      },
    ],
  });
  await notifyOfReview(tx, actor, review);
}

/** From now on the colleague reads the draft no more. */
export async function endReview(tx: Tx, actor: Actor, review: Review): Promise<void> {
  await deleteReview(tx, review.reviewId);
  await auditChange(tx, actor, {
    what: 'end-review',
    entity: 'contentReview',
    entityKey: review.itemId,
    subject: review.employeeId,
    values: [{ field: 'until', privacyClass: 'PUBLIC', old: displayDay(review.until), new: null }],
  });
  await notifyOfReviewsEnded(tx, [review.employeeId]);
}

/** What is published or withdrawn is no draft any more; the next one is nobody's to read until somebody is named again. */
export async function endReviewsOf(tx: Tx, itemId: string): Promise<void> {
  await notifyOfReviewsEnded(tx, await deleteReviewsOf(tx, itemId));
}
