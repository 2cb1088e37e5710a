import { isoDay } from '@torre/domain/kernel';
import { writeAudit } from '../../platform/audit/index.ts';
import type { AuditValue, PrivacyClass } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { CellKey } from './changed-cell.ts';
import type { ShiftWrite, StandingShift } from './roster.store.ts';
import { shiftIdOf } from './shift-row.ts';

export interface ShiftChange {
  /** Endpoint id. */
  readonly call: string;
  readonly what: 'insert' | 'update' | 'delete';
  readonly key: CellKey;
  readonly before: StandingShift | null;
  readonly after: ShiftWrite;
}

/** The audit row of a changed cell: turn and times are public in the plant, the rest is for managers and the person. */
export async function auditShift(tx: Tx, at: Temporal.Instant, change: ShiftChange): Promise<void> {
  const { before, after, key } = change;
  const instant = (value: number | null | undefined): string | null =>
    value == null ? null : Temporal.Instant.fromEpochMilliseconds(value).toString();
  const fields: (readonly [string, PrivacyClass, string | null | undefined, string | null])[] = [
    ['turn', 'PUBLIC', before?.turn, after.turn],
    ['startDate', 'PUBLIC', instant(before?.start_at), after.startAt],
    ['endDate', 'PUBLIC', instant(before?.end_at), after.endAt],
    ['isStr', 'WORK', before && String(before.is_str), String(after.isStr)],
    ['note', 'WORK', before?.note, after.note],
    ['noteTurno', 'WORK', before?.note_turno, after.noteTurno],
  ];
  const values = fields
    .map(([field, privacyClass, old, now]): AuditValue => ({
      field,
      privacyClass,
      old: old ?? null,
      new: now,
    }))
    .filter((value) => value.field === 'turn' || value.old !== value.new);
  await writeAudit(tx, {
    at,
    actor: after.modifyUser,
    call: change.call,
    what: change.what,
    entity: 'shift',
    entityKey: shiftIdOf(key.employeeId, key.day),
    subject: key.employeeId,
    icao: key.icao,
    day: isoDay(key.day),
    values,
  });
}
