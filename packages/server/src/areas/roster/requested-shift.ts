import { OUTCOME } from '@torre/contract/outcome';
import type { ShiftBody } from '@torre/contract/roster';
import { dayFromCompact, parseCompactDateTime } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { ClockTimes } from '@torre/domain/roster';
import { refused } from '../../platform/http/refused.ts';
import type { WantedShift } from './roster.actions.ts';

const malformed = (text: string) => refused(400, OUTCOME.malformed, text);

/** The save that a body asks for. Throws 400 for times that cannot be read or lie far from the shift's day. */
export function wantedShift(body: ShiftBody, day: Day): WantedShift {
  const { turn, isStr, note, noteTurno } = body;
  return { turn, isStr, note, noteTurno, chosenTimes: chosenTimes(body, day) };
}

/**
 * Only the clock times are the caller's choice: the day of the start follows from the shift (M5.17), so a start may
 * lie on the day itself or beside it.
 */
function chosenTimes({ startDate, endDate }: ShiftBody, day: Day): ClockTimes | null {
  if (startDate == null && endDate == null) return null;
  const start = parseCompactDateTime(startDate ?? '');
  const end = parseCompactDateTime(endDate ?? '');
  if (start === null || end === null) {
    throw malformed("Servono sia l'inizio sia la fine del turno, nella forma AAAAMMGG HHmm.");
  }
  if (Math.abs(start.day - day) > 1) throw malformed("L'inizio del turno è lontano dal suo giorno.");
  return { begin: start.minute, end: end.minute };
}

/** The cell that a shiftId `{employeeId}-{YYYYMMDD}` names. Throws 400 for anything else. */
export function cellOfShiftId(shiftId: string): { employeeId: string; day: Day } {
  const [, employeeId, date = ''] = /^(\d{6})-(\d{8})$/.exec(shiftId) ?? [];
  const day = dayFromCompact(date);
  if (employeeId === undefined || day === null) throw malformed('Il codice del turno non è valido.');
  return { employeeId, day };
}

/** The version that the user saw: field of the body, else If-Match. Throws 400 without one: no save is blind. */
export function seenVersion(
  call: string,
  version: number | null | undefined,
  ifMatch: string | undefined,
): number {
  const [, tagged] = /^(?:W\/)?"?(\d{1,9})"?$/.exec(ifMatch ?? '') ?? [];
  const seen = version ?? (tagged === undefined ? null : Number(tagged));
  if (seen === null) {
    throw refused(400, OUTCOME.missingParameter, `Required parameter for ${call} is null or undefined`);
  }
  return seen;
}
