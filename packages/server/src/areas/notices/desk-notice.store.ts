import type { Actor } from '../../platform/access/actor.ts';
import type { Tx } from '../../platform/db/index.ts';

/** What of the desk waits for the step of people. */
export interface DeskNotice {
  readonly itemId: string;
  readonly state: 'ASKED' | 'SENT_BACK';
  readonly recipients: readonly { readonly noticeId: string; readonly employeeId: string }[];
}

export async function insertDeskNotices(
  tx: Tx,
  actor: Actor,
  { itemId, state, recipients }: DeskNotice,
): Promise<void> {
  await tx.query({
    name: 'notice-desk-insert',
    text: `insert into desk_notice (notice_id, employee_id, item_id, state, made_at, made_by)
      select n.notice_id, n.employee_id, $3, $4, $5, $6 from unnest($1::uuid[], $2::text[]) as n (notice_id, employee_id)`,
    values: [
      recipients.map(({ noticeId }) => noticeId),
      recipients.map(({ employeeId }) => employeeId),
      itemId,
      state,
      actor.now.toString(),
      actor.employeeId,
    ],
  });
}

/** Takes the notices of items away; returns who had not put theirs away. */
export async function deleteDeskNotices(tx: Tx, itemIds: readonly string[]): Promise<readonly string[]> {
  const { rows } = await tx.query<{ employee_id: string; isWaiting: boolean }>({
    name: 'notice-desk-delete',
    text: `delete from desk_notice where item_id = any ($1::uuid[])
      returning employee_id, acknowledged_at is null as "isWaiting"`,
    values: [itemIds],
  });
  return [...new Set(rows.flatMap(({ employee_id, isWaiting }) => (isWaiting ? [employee_id] : [])))];
}
