import { createShift, deleteShift, updateShift } from '@torre/contract/roster';
import type { CellPatch, Shift, ShiftBody, ShiftReply } from '@torre/contract/roster';
import { compactDateTime } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { call } from '../../platform/call.ts';
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

/** Makes the call that the form waits for. Throws CallFailed or NetworkFailed. */
export async function writeShift(plant: string, form: DayForm, today: Day): Promise<ShiftReply> {
  const { base, saving } = form;
  const query = { plant };
  if (saving === 'delete' && base) {
    return call(deleteShift, { path: { shiftId: base.shiftId }, query: { ...query, version: base.version } });
  }
  const body = shiftBody(form, today);
  if (!body) throw new Error('A save that the rules refuse was confirmed');
  return base
    ? call(updateShift, { path: { shiftId: base.shiftId }, query, body })
    : call(createShift, { query, body });
}

/** Marks of a cell in the grid: `s` overtime, `n` a note, `t` times of its own. */
export function cellPatch(employeeId: string, shift: Shift, hasOwnTimes: boolean): CellPatch {
  const note = shift.note ?? shift.noteTurno;
  const marks = `${shift.isStr ? 's' : ''}${note ? 'n' : ''}${hasOwnTimes ? 't' : ''}`;
  return { employeeId, date: shift.date, turn: shift.turn, version: shift.version, marks };
}
