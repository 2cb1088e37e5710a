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
