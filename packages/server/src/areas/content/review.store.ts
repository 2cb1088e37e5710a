import { isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Tx } from '../../platform/db/index.ts';
import type { Review } from './review.reads.ts';

/** `by`: who names the colleague, and when. */
export async function insertReview(
  tx: Tx,
  { reviewId, itemId, employeeId, until }: Review,
  by: { readonly employeeId: string; readonly now: Temporal.Instant },
): Promise<void> {
  await tx.query({
    name: 'content-review-insert',
    text: `insert into content_review (review_id, item_id, employee_id, until, asked_at, asked_by)
      values ($1, $2, $3, $4, $5, $6)`,
    values: [reviewId, itemId, employeeId, isoDay(until), by.now.toString(), by.employeeId],
  });
}

/** Takes it away with its notice. */
export async function deleteReview(tx: Tx, reviewId: string): Promise<void> {
  await tx.query({
    name: 'content-review-delete',
    text: 'delete from content_review where review_id = $1',
    values: [reviewId],
  });
}

/** Those of an item; returns whose they were. */
export async function deleteReviewsOf(tx: Tx, itemId: string): Promise<readonly string[]> {
  const { rows } = await tx.query<{ employee_id: string }>({
    name: 'content-reviews-delete',
    text: 'delete from content_review where item_id = $1 returning employee_id',
    values: [itemId],
  });
  return rows.map(({ employee_id }) => employee_id);
}

/** Those whose last day is past. */
export async function deletePastReviews(tx: Tx, today: Day): Promise<void> {
  await tx.query('delete from content_review where until < $1::date', [isoDay(today)]);
}
