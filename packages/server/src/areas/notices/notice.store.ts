import type { Actor } from '../../platform/access/actor.ts';
import type { Tx } from '../../platform/db/index.ts';
import { saysSomething } from './says-something.ts';

export interface NoticeWrite {
  readonly noticeId: string;
  readonly employeeId: string;
  readonly icao: string;
  readonly kind: 'PUBLICATION' | 'CHANGE';
  readonly changes: readonly {
    readonly date: string;
    readonly before: string | null;
    readonly after: string;
  }[];
  readonly reason: string | null;
  readonly needsAcknowledgement: boolean;
  readonly madeBy: string;
  readonly madeAt: string;
}

export interface DecisionNotice {
  readonly noticeId: string;
  readonly employeeId: string;
  readonly icao: string;
  readonly requestId: string;
  /** Of the request as it was decided; 41 to 43 of another day: proposed, taken, not taken. */
  readonly state: 10 | 30 | 41 | 42 | 43 | 70;
  readonly madeBy: string;
  readonly madeAt: string;
}

export interface CommentNotice {
  readonly noticeId: string;
  /** Personnel code of who wrote it. */
  readonly employeeId: string;
  readonly commentId: string;
  readonly state: 'PUBLISHED' | 'REFUSED' | 'WITHDRAWN';
  readonly articleId: string;
  readonly articleName: string;
  readonly reason: string | null;
  readonly madeAt: string;
}

export async function insertCommentNotice(tx: Tx, notice: CommentNotice): Promise<void> {
  await tx.query({
    name: 'notice-comment',
    text: `insert into comment_notice (notice_id, employee_id, comment_id, state, article_id, article_name, reason, made_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [
      notice.noticeId,
      notice.employeeId,
      notice.commentId,
      notice.state,
      notice.articleId,
      notice.articleName,
      notice.reason,
      notice.madeAt,
    ],
  });
}

export async function insertDecisionNotice(tx: Tx, notice: DecisionNotice): Promise<void> {
  const { noticeId, employeeId, icao, requestId, state, madeBy, madeAt } = notice;
  await tx.query({
    name: 'notice-decision',
    text: `insert into shift_notice (notice_id, employee_id, icao, kind, changes, needs_acknowledgement, made_by, made_at,
        request_id, request_state) values ($1, $2, $3, 'REQUEST', '[]', false, $4, $5, $6, $7)`,
    values: [noticeId, employeeId, icao, madeBy, madeAt, requestId, state],
  });
}

export async function insertSubstitutionNotice(
  tx: Tx,
  notice: Pick<DecisionNotice, 'noticeId' | 'employeeId' | 'icao' | 'madeBy' | 'madeAt'> & {
    readonly substitutionId: string;
  },
): Promise<void> {
  const { noticeId, employeeId, icao, substitutionId, madeBy, madeAt } = notice;
  await tx.query({
    name: 'notice-substitution',
    text: `insert into shift_notice (notice_id, employee_id, icao, kind, changes, needs_acknowledgement, made_by, made_at,
        substitution_id) values ($1, $2, $3, 'SUBSTITUTION', '[]', false, $4, $5, $6)`,
    values: [noticeId, employeeId, icao, madeBy, madeAt, substitutionId],
  });
}

/** One notice a recipient of one who will be missing. */
interface AbsenceNotice {
  readonly recipients: readonly { readonly noticeId: string; readonly employeeId: string }[];
  readonly icao: string;
  readonly requestId: string;
  readonly madeBy: string;
  readonly madeAt: string;
}

export async function insertAbsenceNotices(tx: Tx, notice: AbsenceNotice): Promise<void> {
  const { recipients, icao, requestId, madeBy, madeAt } = notice;
  await tx.query({
    name: 'notice-absence',
    text: `insert into shift_notice (notice_id, employee_id, icao, kind, changes, needs_acknowledgement, made_by, made_at,
        request_id)
      select n.notice_id, n.employee_id, $3, 'ABSENCE', '[]', false, $4, $5, $6
      from unnest($1::uuid[], $2::text[]) as n (notice_id, employee_id)`,
    values: [
      recipients.map(({ noticeId }) => noticeId),
      recipients.map(({ employeeId }) => employeeId),
      icao,
      madeBy,
      madeAt,
      requestId,
    ],
  });
}

export interface WaitingNotice {
  readonly noticeId: string;
  readonly recipient: string;
  readonly icao: string;
  readonly requestId: string;
  readonly state: 20 | 40 | 50 | 60;
  /** Who asked: the program writes in nobody's name. */
  readonly owner: string;
  /** YYYY-MM-DD */
  readonly since: string;
  readonly isEscalation: boolean;
  readonly madeAt: string;
}

/** Those that are not there yet; returns whom they are for. */
export async function insertWaitingNotices(
  tx: Tx,
  notices: readonly WaitingNotice[],
): Promise<readonly { readonly employee_id: string; readonly icao: string }[]> {
  if (notices.length === 0) return [];
  const { rows } = await tx.query<{ employee_id: string; icao: string }>({
    name: 'notice-waiting-insert',
    text: `insert into shift_notice (notice_id, employee_id, icao, request_id, request_state, made_by, waits_since,
        is_escalation, made_at, kind, changes, needs_acknowledgement)
      select *, 'WAITING', '[]', false from unnest($1::uuid[], $2::text[], $3::text[], $4::uuid[], $5::int[], $6::text[],
        $7::date[], $8::boolean[], $9::timestamptz[])
      on conflict (notice_id) do nothing
      returning employee_id, icao`,
    values: [
      notices.map(({ noticeId }) => noticeId),
      notices.map(({ recipient }) => recipient),
      notices.map(({ icao }) => icao),
      notices.map(({ requestId }) => requestId),
      notices.map(({ state }) => state),
      notices.map(({ owner }) => owner),
      notices.map(({ since }) => since),
      notices.map(({ isEscalation }) => isEscalation),
      notices.map(({ madeAt }) => madeAt),
    ],
  });
  return rows;
}

/** All in one statement. */
export async function insertNotices(tx: Tx, notices: readonly NoticeWrite[]): Promise<void> {
  if (notices.length === 0) return;
  await tx.query({
    name: 'notice-insert',
    text: `insert into shift_notice (notice_id, employee_id, icao, kind, changes, reason, needs_acknowledgement, made_by,
        made_at)
      select * from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::jsonb[], $6::text[], $7::boolean[],
        $8::text[], $9::timestamptz[])`,
    values: [
      notices.map(({ noticeId }) => noticeId),
      notices.map(({ employeeId }) => employeeId),
      notices.map(({ icao }) => icao),
      notices.map(({ kind }) => kind),
      notices.map(({ changes }) => JSON.stringify(changes)),
      notices.map(({ reason }) => reason),
      notices.map(({ needsAcknowledgement }) => needsAcknowledgement),
      notices.map(({ madeBy }) => madeBy),
      notices.map(({ madeAt }) => madeAt),
    ],
  });
}

/**
 * Brings the open notices of people in line with what stands on changed days (YYYY-MM-DD) of a plant: a change that was
 * taken back leaves its notice, one that went on says where to. Returns the people who have something else to read.
 */
export async function correctNotices(
  tx: Tx,
  icao: string,
  cells: readonly { readonly employeeId: string; readonly day: string }[],
): Promise<readonly string[]> {
  const { rows } = await tx.query<{ employee_id: string }>({
    name: 'notice-correct',
    text: `with told as (
        select n.notice_id, t.*, s.turn
        from unnest($2::text[], $3::date[]) as cell (employee_id, day)
        join shift_notice n on n.employee_id = cell.employee_id and n.icao = $1 and n.acknowledged_at is null
        cross join lateral jsonb_to_recordset(n.changes) as t (date text, before text, after text)
        join day_shift s on s.icao = $1 and s.employee_id = cell.employee_id and s.day = cell.day
        where t.date = to_char(cell.day, 'YYYYMMDD') and t.after <> s.turn
      ), corrected as (
        select n.notice_id, coalesce(jsonb_agg(
            case when told.date is null then c else jsonb_set(c, '{after}', to_jsonb(told.turn)) end order by place
          ) filter (where told.turn is distinct from told.before or told.date is null), '[]') as changes
        from shift_notice n
        cross join lateral jsonb_array_elements(n.changes) with ordinality as e (c, place)
        left join told on told.notice_id = n.notice_id and told.date = c->>'date'
        where n.notice_id in (select notice_id from told)
        group by n.notice_id
      )
      update shift_notice n set changes = corrected.changes from corrected
      where n.notice_id = corrected.notice_id
      returning n.employee_id`,
    values: [icao, cells.map(({ employeeId }) => employeeId), cells.map(({ day }) => day)],
  });
  return [...new Set(rows.map(({ employee_id }) => employee_id))];
}

/** The plant of a notice that its person acknowledges now; null when it is none of theirs, or was acknowledged before. */
export async function acknowledge(tx: Tx, noticeId: string, actor: Actor): Promise<string | null> {
  const { rows } = await tx.query<{ icao: string }>({
    name: 'notice-acknowledge',
    text: `update shift_notice set acknowledged_at = $3
      where notice_id = $1 and employee_id = $2 and acknowledged_at is null
        and ${saysSomething('shift_notice')} returning icao`,
    values: [noticeId, actor.employeeId, actor.now.toString()],
  });
  return rows[0]?.icao ?? null;
}
