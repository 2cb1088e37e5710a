import { auditList } from '@torre/contract/administration';
import type { AuditListRow, AuditRow } from '@torre/contract/administration';
import { compactDay, dayFromIso } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Principal } from '../../platform/access/principal.ts';
import { readAuditValues } from '../../platform/audit/index.ts';
import { displayInstant } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/index.ts';
import { ListDesk } from '../../platform/list/list-desk.ts';
import { peopleNamed } from '../../platform/list/list-source.ts';
import type { ListSource } from '../../platform/list/list-source.ts';

const SELECT = `
  a.audit_id, a.at, a.actor, nullif(concat_ws(' ', e.surname, e.name), '') as actor_name,
  a.subject, nullif(concat_ws(' ', s.surname, s.name), '') as subject_name,
  a.call, a.what, a.entity, a.entity_key, a.reason, a.icao, a.day`;
const FROM = `
  audit a
    left join employee e on e.employee_id = a.actor
    left join employee s on s.employee_id = a.subject`;

const SOURCE: ListSource<typeof auditList> = {
  list: auditList,
  select: SELECT,
  from: FROM,
  id: { sql: 'a.audit_id', type: 'uuid' },
  columns: {
    // Row ids are made in the order of time: the newest come first without sorting the whole trail.
    at: { sql: 'a.audit_id', type: 'uuid' },
    actor: { sql: 'a.actor', lookUp: peopleNamed },
    subject: { sql: 'a.subject', lookUp: peopleNamed },
    what: { sql: 'a.what' },
    entity: { sql: 'a.entity' },
    entityKey: { sql: 'a.entity_key' },
    plant: { sql: 'a.icao' },
    day: { sql: 'a.day', type: 'date' },
    from: { sql: 'a.at', type: 'timestamptz' },
    to: { sql: 'a.at', type: 'timestamptz' },
    call: { sql: 'a.call', where: 'lower(a.call) = any($)' },
  },
};

/** The trail, each row with the values that its reader may see. */
export const auditDesk = (db: Database) =>
  new ListDesk(db, {
    source: SOURCE,
    rows: async (raw: readonly Row[], principal): Promise<AuditListRow[]> => {
      const values = await readAuditValues(
        db,
        principal,
        raw.map((row) => row.audit_id),
      );
      return raw.map((row) => ({ ...auditRow(row), values: values.get(row.audit_id) ?? [] }));
    },
  });

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

/** A row with its values as this reader may see them; null when it is not in the trail. */
export async function readAuditRow(db: Database, principal: Principal, auditId: string) {
  const { rows } = await db.query<Row>(`select ${SELECT} from ${FROM} where a.audit_id = $1`, [auditId]);
  if (!rows[0]) return null;
  return {
    row: auditRow(rows[0]),
    values: (await readAuditValues(db, principal, [auditId])).get(auditId) ?? [],
  };
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
