import type { NoticeOfPerson, ShiftNotice } from '@torre/contract/notices';
import { isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { asSystem } from '../../platform/access/request-scope.ts';
import type { Database } from '../../platform/db/index.ts';
import { saysSomething } from './says-something.ts';
import { displayInstant } from '../../platform/local-time.ts';

interface NoticeRow {
  readonly notice_id: string;
  readonly employee_id: string;
  readonly icao: string;
  readonly kind: ShiftNotice['kind'];
  readonly changes: ShiftNotice['changes'];
  readonly request: ShiftNotice['request'];
  readonly substitution: ShiftNotice['substitution'];
  readonly waiting: ShiftNotice['waiting'];
  /** Of what waits and of who will be missing alone. */
  readonly absence?: ShiftNotice['absence'] | null;
  readonly reason: string | null;
  readonly needs_acknowledgement: boolean;
  readonly made_at: number;
  /** Of what has no plant: a comment, a signature, a draft to be read, an item of the desk. */
  readonly about?: Pick<ShiftNotice, 'comment' | 'reading' | 'review' | 'desk'> | null;
}

/** Of who will be missing: the shifts of today and tomorrow, as of the day of the notice, by when they begin. */
const NEAR_SHIFTS = `
  select coalesce(json_agg(json_build_object('turn', s.turn,
      'start', to_char(s.start_at at time zone 'Europe/Rome', 'YYYYMMDD HH24MI'),
      'end', to_char(s.end_at at time zone 'Europe/Rome', 'YYYYMMDD HH24MI')) order by s.start_at), '[]')
  from day_shift s, lateral (select (n.made_at at time zone 'Europe/Rome')::date) as told (day)
  where s.icao = n.icao and s.employee_id = x.employee_id and s.day between x.from_day - 1 and x.to_day + 1
    and (s.start_at at time zone 'Europe/Rome')::date <= told.day + 1
    and (s.end_at at time zone 'Europe/Rome')::date >= told.day
    and case when x.start_at is null then s.day between x.from_day and x.to_day
      else s.start_at < x.end_at and s.end_at > x.start_at end`;

const COLUMNS = `n.notice_id, n.employee_id, n.icao, n.kind, n.changes, n.reason, n.needs_acknowledgement, n.made_at,
  (select json_build_object('id', x.absence_id, 'stato', n.request_state, 'from', to_char(x.from_day, 'YYYYMMDD'),
      'to', to_char(x.to_day, 'YYYYMMDD'))
    from absence x where x.absence_id = n.request_id and n.request_state is not null) as request,
  (select json_build_object('giver', g.surname || ' ' || g.name, 'substitute', s.surname || ' ' || s.name,
      'isGiver', u.giver = n.employee_id, 'isOfOthers', n.employee_id not in (u.giver, u.substitute), 'from', to_char(u.valid_from, 'YYYYMMDD'), 'to', to_char(u.valid_to, 'YYYYMMDD'),
      'isEnded', u.ended_at is not null)
    from substitution u join employee g on g.employee_id = u.giver join employee s on s.employee_id = u.substitute
    where u.substitution_id = n.substitution_id) as substitution,
  case when n.kind = 'WAITING' then json_build_object('since', to_char(n.waits_since, 'YYYYMMDD'),
    'isEscalation', n.is_escalation) end as waiting,
  case when n.kind in ('WAITING', 'ABSENCE') then (select json_build_object('requestId', x.absence_id,
      'person', e.surname || ' ' || e.name, 'from', to_char(x.from_day, 'YYYYMMDD'), 'to', to_char(x.to_day, 'YYYYMMDD'),
      'shifts', case when n.kind = 'WAITING' then '[]' else (${NEAR_SHIFTS}) end)
    from absence x join employee e using (employee_id) where x.absence_id = n.request_id) end as absence`;

const contractNotice = (row: NoticeRow): ShiftNotice => ({
  noticeId: row.notice_id,
  kind: row.kind,
  plant: row.icao,
  changes: row.changes,
  request: row.request,
  substitution: row.substitution,
  waiting: row.waiting,
  reason: row.reason,
  needsAcknowledgement: row.needs_acknowledgement,
  madeAt: displayInstant(row.made_at),
  ...(row.absence && { absence: row.absence }),
  ...row.about,
});

/** In the place of what only notices of a plant have: request, substitution, what waits, absence. */
const OF_NO_PLANT = 'null::json, null::json, null::json, null::json';

/** Of each ask that still waits for the person the latest reminder; late from the day after its last one, as it is now. */
const READING = `
  select distinct on (r.ask_id) r.notice_id, r.employee_id, '' as icao, 'READING' as kind, '[]'::jsonb as changes,
    null::text as reason, false as needs_acknowledgement, r.made_at, ${OF_NO_PLANT},
    json_build_object('reading', json_build_object('articleId', r.article_id, 'articleName', r.article_name,
      'due', to_char(k.due, 'YYYYMMDD'), 'isLate', k.due < $2::date))
  from read_notice r join content_read_ask k using (ask_id)
  where r.employee_id = $1 and r.acknowledged_at is null and k.ended_at is null and not exists (
    select from content_read_signature s where s.ask_id = r.ask_id and s.employee_id = r.employee_id)
  order by r.ask_id, r.made_at desc`;

/** Of drafts that the person may still read; without their names, which are the desk's. */
const REVIEW = `
  select w.notice_id, w.employee_id, '', 'REVIEW', '[]'::jsonb, null::text, false, w.made_at, ${OF_NO_PLANT},
    json_build_object('review', json_build_object('articleId', r.item_id, 'askedBy', b.surname || ' ' || b.name,
      'until', to_char(r.until, 'YYYYMMDD')))
  from review_notice w join content_review r using (review_id) join employee b on b.employee_id = r.asked_by
  where w.employee_id = $1 and w.acknowledged_at is null and r.until >= $2::date`;

/** Of items of the desk, with their names and the remark, which who works there no more does not read. */
const DESK = `
  select d.notice_id, d.employee_id, '', 'DESK', '[]'::jsonb, case when d.state = 'SENT_BACK' then i.remark end, false, d.made_at,
    ${OF_NO_PLANT},
    json_build_object('desk', json_build_object('itemId', d.item_id, 'name', v.name, 'state', d.state,
      'by', b.surname || ' ' || b.name))
  from desk_notice d join content_item i using (item_id) join content_version v using (item_id, version)
    join employee b on b.employee_id = d.made_by
  where d.employee_id = $1 and d.acknowledged_at is null`;

/** What a person has not acknowledged yet, newest first. */
export async function readOwnNotices(
  db: Database,
  employeeId: string,
  today: Day,
): Promise<readonly ShiftNotice[]> {
  const { rows } = await db.query<NoticeRow>({
    name: 'notice-own',
    text: `select ${COLUMNS}, null::json as about
      from shift_notice n
      where n.employee_id = $1 and n.acknowledged_at is null and ${saysSomething('n')}
      union all
      select c.notice_id, c.employee_id, '', 'COMMENT', '[]', c.reason, false, c.made_at, ${OF_NO_PLANT},
        json_build_object('comment', json_build_object('state', c.state, 'articleId', c.article_id,
          'articleName', c.article_name))
      from comment_notice c where c.employee_id = $1 and c.acknowledged_at is null
      union all
      select * from (${READING}) reading
      union all
      ${REVIEW}
      union all
      ${DESK}
      order by made_at desc, notice_id desc limit 100`,
    values: [employeeId, isoDay(today)],
  });
  return withoutWithdrawnNames(db, rows.map(contractNotice));
}

/** A comment outlives its article: the name of one that was withdrawn is the desk's again, as the article is. */
async function withoutWithdrawnNames(
  db: Database,
  notices: readonly ShiftNotice[],
): Promise<readonly ShiftNotice[]> {
  const ids = notices.flatMap(({ comment }) => (comment === undefined ? [] : [comment.articleId]));
  if (ids.length === 0) return notices;
  // Whoever reads the bell has no policy on the desk's rows.
  const { rows } = await asSystem(() =>
    db.query<{ id: string }>({
      name: 'notice-articles-published',
      text: `select item_id as id from content_item
        where item_id = any($1::uuid[]) and published_version is not null`,
      values: [ids],
    }),
  );
  const published = new Set(rows.map(({ id }) => id));
  return notices.map((notice) =>
    notice.comment === undefined || published.has(notice.comment.articleId)
      ? notice
      : { ...notice, comment: { ...notice.comment, articleName: null } },
  );
}

/** Who was asked and has not acknowledged yet, in a plant, oldest first. */
export async function readWaitingNotices(db: Database, icao: string): Promise<readonly NoticeOfPerson[]> {
  const { rows } = await db.query<NoticeRow & { name: string; surname: string }>({
    name: 'notice-waiting',
    text: `select ${COLUMNS}, e.name, e.surname from shift_notice n join employee e using (employee_id)
      where n.icao = $1 and n.needs_acknowledgement and n.acknowledged_at is null and n.changes <> '[]'
      order by n.made_at, n.notice_id limit 500`,
    values: [icao],
  });
  return rows.map((row) => ({
    ...contractNotice(row),
    employeeId: row.employee_id,
    employeeName: row.name,
    employeeSurname: row.surname,
  }));
}
