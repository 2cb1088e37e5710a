import { FACT_KINDS, QUALIFICATION, kindOf, sameValue } from '@torre/domain/organisation';
import type { FactChange, FactValue } from '@torre/domain/organisation';
import type { Actor } from '../../platform/access/actor.ts';
import { writeAudits } from '../../platform/audit/index.ts';
import type { AuditEntry, PrivacyClass } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';

/** Who changes facts, as the trail names it. */
export type FactAuthor = Pick<Actor, 'employeeId' | 'now' | 'call'>;

/** Rows of the trail written by one statement. */
const ROWS_AT_ONCE = 2000;

/** One row of the trail for each changed fact: what its columns said and say. `employeeOf`: whose account it is. */
export async function auditFacts(
  tx: Tx,
  author: FactAuthor,
  changes: readonly FactChange[],
  reason: string | null,
  employeeOf: (userName: string) => string,
): Promise<void> {
  for (let first = 0; first < changes.length; first += ROWS_AT_ONCE) {
    const part = changes.slice(first, first + ROWS_AT_ONCE);
    await writeAudits(
      tx,
      part.map((change) => entryOf(author, change, reason, employeeOf)),
    );
  }
}

function entryOf(
  author: FactAuthor,
  { kind, before, after }: FactChange,
  reason: string | null,
  employeeOf: (userName: string) => string,
): AuditEntry {
  const row = (after ?? before)!;
  const { key, of } = kindOf(kind);
  // Which one, from when, and why somebody is suspended is personal: the row itself names the person and no more.
  const isQualification = kind === QUALIFICATION;
  const person = kind === 'managed_plant' ? employeeOf(String(row['user_name'])) : row['employee_id'];
  const privacyClass: PrivacyClass = isQualification ? 'PERSONAL' : of === 'person' ? 'WORK' : 'PUBLIC';
  const values = Object.keys(FACT_KINDS[kind].columns)
    .map((field) => ({ field, privacyClass, old: text(before?.[field]), new: text(after?.[field]) }))
    .filter((value) => value.old !== value.new && !sameValue(before?.[value.field], after?.[value.field]));
  return {
    at: author.now,
    actor: author.employeeId,
    call: author.call,
    what: before === null ? 'insert' : after === null ? 'delete' : 'update',
    entity: kind === 'account' ? 'account_data' : kind,
    entityKey: (isQualification ? ['employee_id'] : key).map((column) => text(row[column])).join(' '),
    reason: isQualification ? null : reason,
    icao: typeof row['icao'] === 'string' ? row['icao'] : null,
    ...(typeof person === 'string' && { subject: person }),
    values:
      isQualification && reason !== null
        ? [...values, { field: 'reason', privacyClass, old: null, new: reason }]
        : values,
    // Each kind has its fields from the same description as its columns.
  } as AuditEntry;
}

function text(value: FactValue | undefined): string | null {
  if (value === null || value === undefined) return null;
  return Array.isArray(value) ? value.join(' ') : String(value);
}
