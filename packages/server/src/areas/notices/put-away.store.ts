import type { Actor } from '../../platform/access/actor.ts';
import type { Tx } from '../../platform/db/index.ts';

/** Tables of notices that are put away one by one, and whose putting away nobody else needs to know. */
export const PUT_AWAY = ['comment_notice', 'review_notice', 'desk_notice'] as const;

/** Whether a notice of the table is put away now; not when it is none of the person's, or was before. */
export async function putAway(
  tx: Tx,
  table: (typeof PUT_AWAY)[number],
  noticeId: string,
  actor: Actor,
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: `notice-put-away-${table}`,
    text: `update ${table} set acknowledged_at = $3
      where notice_id = $1 and employee_id = $2 and acknowledged_at is null`,
    values: [noticeId, actor.employeeId, actor.now.toString()],
  });
  return rowCount === 1;
}
