import type { Actor } from '../../platform/access/actor.ts';
import type { Tx } from '../../platform/db/index.ts';

/** That somebody was named to read a draft. */
interface ReviewNotice {
  readonly noticeId: string;
  readonly employeeId: string;
  readonly reviewId: string;
}

/** `at`: an instant in ISO 8601. */
export async function insertReviewNotice(tx: Tx, notice: ReviewNotice, at: string): Promise<void> {
  await tx.query({
    name: 'notice-review-insert',
    text: 'insert into review_notice (notice_id, employee_id, review_id, made_at) values ($1, $2, $3, $4)',
    values: [notice.noticeId, notice.employeeId, notice.reviewId, at],
  });
}

/** Whether a notice of a draft is put away now; not when it is none of the person's, or was before. */
export async function acknowledgeReview(tx: Tx, noticeId: string, actor: Actor): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'notice-review-acknowledge',
    text: `update review_notice set acknowledged_at = $3
      where notice_id = $1 and employee_id = $2 and acknowledged_at is null`,
    values: [noticeId, actor.employeeId, actor.now.toString()],
  });
  return rowCount === 1;
}
