import { createShift, deleteShift, updateShift } from '@torre/contract/cells';
import type { ShiftBody, ShiftReply } from '@torre/contract/cells';
import { compactDateTime } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { givenReason } from '../../areas/notices/index.ts';
import { call } from '../../platform/call.ts';
import type { SaveOptions } from '../../platform/save-wait.ts';
import type { DayForm } from './day-form-state.ts';
import { checkSave } from './save-check.ts';

/** The body of M3.32: only times of one's own are sent, the server knows those of the definition. */
export function shiftBody(form: DayForm, today: Day): ShiftBody | null {
  const decided = checkSave(form, today);
  if (!decided.ok) return null;
  const { turn, isStr, note, noteTurno, ownTimes, times } = decided.value;
  const own = ownTimes ? times : null;
  return {
    date: form.date,
    employeeId: form.day.employee.employeeId,
    turn,
    startDate: own && compactDateTime(own.start.day, own.start.minute),
    endDate: own && compactDateTime(own.end.day, own.end.minute),
    note,
    noteTurno,
    isStr,
    version: form.base?.version ?? null,
  };
}

/** Where a shift is saved. */
export interface ShiftPlace {
  readonly plant: string;
  /** The open draft; null: what everybody sees. */
  readonly draft: string | null;
}

/** Makes the call that the form waits for. Throws CallFailed or NetworkFailed. */
export async function writeShift(
  { plant, draft }: ShiftPlace,
  form: DayForm,
  today: Day,
  options: SaveOptions,
): Promise<ShiftReply> {
  const { base, saving } = form;
  const query = { plant, ...(draft !== null && { draft }) };
  // In a draft nobody is told why: that is said when it is published.
  const accepted = form.day.isAbsent === true && { overAbsence: true };
  const givenReasons = draft === null ? { ...givenReason(form.fields.reason), ...accepted } : {};
  if (saving === 'delete' && base) {
    const seen = { ...query, version: base.version };
    return call(deleteShift, { path: { shiftId: base.shiftId }, query: seen, body: givenReasons }, options);
  }
  const shift = shiftBody(form, today);
  if (!shift) throw new Error('A save that the rules refuse was confirmed');
  const body = { ...shift, ...givenReasons };
  return base
    ? call(updateShift, { path: { shiftId: base.shiftId }, query, body }, options)
    : call(createShift, { query, body }, options);
}
