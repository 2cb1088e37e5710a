import type { AuditField } from '@torre/contract/audit';
import { isoDay } from '@torre/domain/kernel';
import type { Actor } from '../../platform/access/actor.ts';
import { actsFor } from '../../platform/access/principal.ts';
import { writeAudits } from '../../platform/audit/index.ts';
import type { AuditEntry, AuditValueOf, PrivacyClass } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { shiftIdOf } from '../month/index.ts';
import type { PlannedCell } from './cell.ts';

/** What is recorded where nobody said why. */
const WITHOUT_REASON = 'senza motivo';

/**
 * The audit rows of changed cells: shifts of the plant and times are public, the rest is for managers and the person. A code
 * that is no shift of the plant says why somebody is away (decisions.md, What colleagues may see).
 */
export function auditShifts(tx: Tx, actor: Actor, changed: readonly PlannedCell[]): Promise<void> {
  return writeAudits(
    tx,
    changed.map((cell) => entryOf(actor, cell)),
  );
}

/**
 * As `auditShifts`, for cells of a draft: nothing is public, and the person does not see the row (`hiddenFromPerson`), or the
 * trail would tell people of shifts that nobody has published.
 */
export function auditDraftShifts(tx: Tx, actor: Actor, changed: readonly PlannedCell[]): Promise<void> {
  return writeAudits(
    tx,
    changed.map((cell) => {
      const entry = entryOf(actor, cell);
      const values = entry.values.map((value) => ({ ...value, privacyClass: 'WORK' as const }));
      return { ...entry, entity: 'draftShift', values };
    }),
  );
}

function entryOf(
  { now, employeeId, call, principal }: Actor,
  { key, wished, action, ruled, write: after, found: { definitions, standing: before } }: PlannedCell,
): AuditEntry & { readonly entity: 'shift' } {
  const saysWhyAway = [before?.turn, after.turn].some(
    (turn) => turn != null && !definitions.some(({ name }) => name === turn),
  );
  const instant = (value: number | null | undefined): string | null =>
    value == null ? null : Temporal.Instant.fromEpochMilliseconds(value).toString();
  const fields: (readonly [AuditField<'shift'>, PrivacyClass, string | null | undefined, string | null])[] = [
    ['turn', saysWhyAway ? 'WORK' : 'PUBLIC', before?.turn, after.turn],
    ['startDate', 'PUBLIC', instant(before?.start_at), after.startAt],
    ['endDate', 'PUBLIC', instant(before?.end_at), after.endAt],
    // of a new cell only that it is overtime: thousands of a generated month would say that they are none
    ['isStr', 'WORK', before && String(before.is_str), before || after.isStr ? String(after.isStr) : null],
    ['note', 'WORK', before?.note, after.note],
    ['noteTurno', 'WORK', before?.note_turno, after.noteTurno],
    // A reason may tell of health: it is seen by whom the notes are.
    ['reason', 'WORK', null, wished.reason?.reason?.trim() || WITHOUT_REASON],
    // rules tell of rests and hours: for whom the shift is, and who manages
    ['rulesBroken', 'WORK', null, ruled?.added || null],
    ['rulesEnded', 'WORK', null, ruled?.ended || null],
    [
      'legalityReason',
      'WORK',
      null,
      ruled?.added ? wished.reason?.legalityReason?.trim() || WITHOUT_REASON : null,
    ],
  ];
  const values = fields
    .map(([field, privacyClass, old, now]): AuditValueOf<'shift'> => ({
      field,
      privacyClass,
      old: old ?? null,
      new: now,
    }))
    .filter((value) => value.field === 'turn' || value.old !== value.new);
  return {
    at: now,
    actor: employeeId,
    call,
    what: action,
    entity: 'shift',
    entityKey: shiftIdOf(key.employeeId, key.day),
    subject: key.employeeId,
    icao: key.icao,
    day: isoDay(key.day),
    inPlaceOf: actsFor(principal, key.icao),
    values,
  };
}
