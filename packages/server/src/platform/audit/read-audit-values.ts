import { AUDIT_HIDDEN_FROM_PERSON } from '@torre/contract/audit';
import { ROLE } from '@torre/domain/identity';
import { managesPlant } from '../access/principal.ts';
import type { Principal } from '../access/principal.ts';
import { asSystem } from '../access/request-scope.ts';
import type { Database } from '../db/index.ts';
import type { PrivacyClass } from './audit-entry.ts';

/** One value of a row: what it was and is, or only that there is one. */
export type SeenAuditValue =
  | { readonly field: string; readonly hidden: true }
  | {
      readonly field: string;
      readonly hidden: false;
      readonly old: string | null;
      readonly new: string | null;
      /** Retention erased both texts. */
      readonly erased: boolean;
    };

interface Row {
  audit_id: string;
  field: string;
  privacy_class: PrivacyClass;
  entity: string;
  icao: string | null;
  subject: string | null;
}

interface SeenRow {
  audit_id: string;
  field: string;
  old_value: string | null;
  new_value: string | null;
  erased: boolean;
}

/**
 * Who may see a value: PUBLIC anybody who may read the trail, WORK managers of the plant and the person, PERSONAL the
 * person and HR. An administrator is none of these by the role alone.
 */
export function maySeeValue(
  principal: Principal,
  value: { privacyClass: PrivacyClass; icao: string | null; subject: string | null },
): boolean {
  if (value.privacyClass === 'PUBLIC' || value.subject === principal.employeeId) return true;
  if (value.privacyClass === 'WORK') return value.icao !== null && managesPlant(principal, value.icao);
  return principal.roles.has(ROLE.hr);
}

// Row by row through the keys, which a join of the whole tables is not: a page names few of many rows.
const VALUES_THERE = {
  name: 'audit-values-there',
  text: `
    select id as audit_id, v.field, v.privacy_class, a.entity, a.icao, a.subject
      from unnest($1::uuid[]) as id
     cross join lateral (select entity, icao, subject from audit where audit_id = id offset 0) a
     cross join lateral (select field, privacy_class from audit_value where audit_id = id offset 0) v
     order by id, v.field`,
};
const VALUES_SEEN = {
  name: 'audit-values-seen',
  text: `
    select v.* from unnest($1::uuid[]) as id
     cross join lateral (
       select audit_id, field, old_value, new_value, erased_at is not null as erased
         from audit_value where audit_id = id offset 0) v`,
};

/**
 * The values of these rows as this person may see them, by row id and in the order of their fields. The caller has
 * checked that the person may read the trail. Within the request: the row policies of the database are asked as well.
 */
export async function readAuditValues(
  db: Database,
  principal: Principal,
  auditIds: readonly string[],
): Promise<ReadonlyMap<string, readonly SeenAuditValue[]>> {
  // That a value exists may be told to everybody who reads the trail; the policies hide the whole row of it.
  const there = await asSystem(() => db.query<Row>(VALUES_THERE, [auditIds]));
  const seen = await db.query<SeenRow>(VALUES_SEEN, [auditIds]);
  const texts = new Map(seen.rows.map((row) => [`${row.audit_id} ${row.field}`, row]));
  const values = there.rows.map((row): [string, SeenAuditValue] => {
    const text = texts.get(`${row.audit_id} ${row.field}`);
    const { field, icao, privacy_class: privacyClass } = row;
    const subject = AUDIT_HIDDEN_FROM_PERSON.includes(row.entity) ? null : row.subject;
    if (!text || !maySeeValue(principal, { privacyClass, icao, subject }))
      return [row.audit_id, { field, hidden: true }];
    const { old_value: old, new_value: now, erased } = text;
    return [row.audit_id, { field, hidden: false, old, new: now, erased }];
  });
  const byRow = Map.groupBy(values, ([auditId]) => auditId);
  return new Map([...byRow].map(([auditId, list]) => [auditId, list.map(([, value]) => value)]));
}
