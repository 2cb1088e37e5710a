import type { ReadOccasion } from '@torre/domain/content';
import type { Actor } from '../../platform/access/actor.ts';
import type { Tx } from '../../platform/db/index.ts';

/** A reminder of an article that waits for somebody's signature. */
export interface ReadNotice {
  readonly noticeId: string;
  readonly employeeId: string;
  readonly askId: string;
  readonly occasion: ReadOccasion;
  readonly articleId: string;
  readonly articleName: string;
}

/** Those that are not there yet; returns whom they are for. `at`: an instant in ISO 8601. */
export async function insertReadNotices(
  tx: Tx,
  notices: readonly ReadNotice[],
  at: string,
): Promise<readonly string[]> {
  const { rows } = await tx.query<{ employee_id: string }>({
    name: 'notice-read-insert',
    text: `insert into read_notice (notice_id, employee_id, ask_id, occasion, article_id, article_name, made_at)
      select *, $7::timestamptz from unnest($1::uuid[], $2::text[], $3::uuid[], $4::text[], $5::uuid[], $6::text[])
      on conflict (ask_id, employee_id, occasion) do nothing
      returning employee_id`,
    values: [
      notices.map(({ noticeId }) => noticeId),
      notices.map(({ employeeId }) => employeeId),
      notices.map(({ askId }) => askId),
      notices.map(({ occasion }) => occasion),
      notices.map(({ articleId }) => articleId),
      notices.map(({ articleName }) => articleName),
      at,
    ],
  });
  return rows.map(({ employee_id }) => employee_id);
}

/** Puts the reminders of an ask away for a person who signed it. */
export async function acknowledgeReadsOf(tx: Tx, askId: string, actor: Actor): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'notice-read-acknowledge-ask',
    text: `update read_notice set acknowledged_at = $3
      where ask_id = $1 and employee_id = $2 and acknowledged_at is null`,
    values: [askId, actor.employeeId, actor.now.toString()],
  });
  return rowCount !== 0;
}

/** The same by one of them: the later one tells what the earlier did. false: it is none of the person's, or was put away before. */
export async function acknowledgeRead(tx: Tx, noticeId: string, actor: Actor): Promise<boolean> {
  const { rows } = await tx.query<{ ask_id: string }>({
    name: 'notice-read-of-person',
    text: `select ask_id from read_notice where notice_id = $1 and employee_id = $2 and acknowledged_at is null`,
    values: [noticeId, actor.employeeId],
  });
  return rows[0] !== undefined && acknowledgeReadsOf(tx, rows[0].ask_id, actor);
}

/** Takes the reminders of an article away; returns whose they were. */
export async function deleteReadNotices(tx: Tx, articleId: string): Promise<readonly string[]> {
  const { rows } = await tx.query<{ employee_id: string }>({
    name: 'notice-read-delete',
    text: 'delete from read_notice where article_id = $1 returning employee_id',
    values: [articleId],
  });
  return [...new Set(rows.map(({ employee_id }) => employee_id))];
}
