import type { AuditQuery, AuditRow } from '@torre/contract/administration';
import { compactDay, dayFromIso, isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { ZONE, displayInstant } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/db/index.ts';
import { requestedDay } from './requested-day.ts';

export const AUDIT_PAGE = 100;

const COLUMNS = `
  select a.audit_id, a.at, a.actor, nullif(concat_ws(' ', e.surname, e.name), '') as actor_name,
         a.subject, nullif(concat_ws(' ', s.surname, s.name), '') as subject_name,
         a.call, a.what, a.entity, a.entity_key, a.reason, a.icao, a.day
    from audit a
    left join employee e on e.employee_id = a.actor
    left join employee s on s.employee_id = a.subject`;

/** Row ids are made in the order of time, so that the newest come first without sorting the whole trail. */
const PAGE = `${COLUMNS}
   where ($1::uuid is null or a.audit_id < $1)
     and ($2::text is null or a.actor = $2 or concat_ws(' ', e.surname, e.name, e.surname) ilike '%' || $2 || '%')
     and ($3::text is null or lower(a.call) = lower($3))
     and ($4::text is null or lower(a.what) = lower($4))
     and ($5::text is null or lower(a.entity) = lower($5))
     and ($6::text is null or lower(a.entity_key) = lower($6))
     and ($7::text is null or a.icao = upper($7))
     and ($8::date is null or a.day = $8)
     and ($9::date is null or a.at >= $9::date::timestamp at time zone '${ZONE}')
     and ($10::date is null or a.at < ($10::date + 1)::timestamp at time zone '${ZONE}')
     and ($11::text is null or a.subject = $11 or concat_ws(' ', s.surname, s.name, s.surname) ilike '%' || $11 || '%')
   order by a.audit_id desc limit $12`;

interface Row {
  audit_id: string;
  at: number;
  actor: string | null;
  actor_name: string | null;
  subject: string | null;
  subject_name: string | null;
  call: string;
  what: string;
  entity: string;
  entity_key: string;
  reason: string | null;
  icao: string | null;
  day: string | null;
}

/**
 * One page of the trail, newest first; `older`: from where the next page goes on, null at the end. Refuses with 400 a
 * date that does not exist: a filter that was not understood must not pass for one that found everything.
 */
export async function readAuditPage(
  on: Queryable,
  query: AuditQuery,
): Promise<{ rows: AuditRow[]; older: string | null }> {
  const { rows } = await on.query<Row>(PAGE, [
    query.beyond ?? null,
    partOf(query.actor),
    query.call || null,
    query.what || null,
    query.entity || null,
    query.entityKey || null,
    query.plant || null,
    queryDay(query.day),
    queryDay(query.from),
    queryDay(query.to),
    partOf(query.subject),
    AUDIT_PAGE + 1,
  ]);
  const page = rows.slice(0, AUDIT_PAGE);
  return { rows: page.map(auditRow), older: rows.length > AUDIT_PAGE ? page.at(-1)!.audit_id : null };
}

export async function readAuditRow(on: Queryable, auditId: string): Promise<AuditRow | null> {
  const { rows } = await on.query<Row>(`${COLUMNS} where a.audit_id = $1`, [auditId]);
  return rows[0] ? auditRow(rows[0]) : null;
}

function auditRow(row: Row): AuditRow {
  return {
    auditId: row.audit_id,
    at: displayInstant(row.at),
    actor: row.actor,
    actorName: row.actor_name,
    subject: row.subject,
    subjectName: row.subject_name,
    call: row.call,
    what: row.what,
    entity: row.entity,
    entityKey: row.entity_key,
    reason: row.reason,
    plant: row.icao,
    day: row.day === null ? null : compactDay(dayFromIso(row.day) as Day),
  };
}

/** Part of a name for `ilike`, its signs taken as they are. */
function partOf(text: string | undefined): string | null {
  return text?.trim().replace(/[\\%_]/g, '\\$&') || null;
}

function queryDay(text: string | undefined): string | null {
  return text === undefined ? null : isoDay(requestedDay(text));
}
