import type { ChangeReason } from '@torre/contract/notices';
import { OUTCOME } from '@torre/contract/outcome';
import { outcomeSentence } from '@torre/contract/outcome/sentences';
import { rosterSentence } from '@torre/contract/cells/sentences';
import type { Sentence } from '@torre/contract/sentences';
import type { ShiftBody } from '@torre/contract/cells';
import { parseCompactDateTime } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { ShiftTimes } from '@torre/domain/roster';
import { refused } from '../../platform/http/refused.ts';
import { requestedDay } from '../../platform/http/requested-days.ts';
import type { ShiftEdit } from './cell.ts';

const malformed = (sentence: Sentence) => refused(400, OUTCOME.malformed, sentence);

/** The save that a body asks for. Throws 400 for times that cannot be read or lie far from the shift's day. */
export function requestedEdit(body: ShiftBody, day: Day): ShiftEdit {
  const { turn, isStr, note, noteTurno } = body;
  return { kind: 'shift', turn, isStr, note, noteTurno, ownTimes: ownTimes(body, day) };
}

/** Of a body that may say why. */
export const reasonOf = ({
  reason,
  legalityReason,
  acknowledge,
  overAbsence,
}: ChangeReason): ChangeReason => ({
  ...(reason !== undefined && { reason }),
  ...(legalityReason !== undefined && { legalityReason }),
  ...(acknowledge !== undefined && { acknowledge }),
  ...(overAbsence !== undefined && { overAbsence }),
});

/** Throws 400 for a reason, or a wish to know that it was read, in a draft: nobody is told of it (docs/decisions/0046). */
export function refuseReasonInDraft(reasons: readonly ChangeReason[]): void {
  const says = ({ reason, legalityReason, acknowledge }: ChangeReason): boolean =>
    Boolean(reason?.trim()) || Boolean(legalityReason?.trim()) || acknowledge === true;
  if (!reasons.some(says)) return;
  throw malformed(rosterSentence('reasonInDraft'));
}

/** The day of the start follows from the shift (M5.17): start and end may lie on the day itself or beside it. */
function ownTimes({ startDate, endDate }: ShiftBody, day: Day): ShiftTimes | null {
  if (startDate == null && endDate == null) return null;
  const start = parseCompactDateTime(startDate ?? '');
  const end = parseCompactDateTime(endDate ?? '');
  if (start === null || end === null) {
    throw malformed(rosterSentence('timesMissing'));
  }
  if (Math.abs(start.day - day) > 1) throw malformed(rosterSentence('startFar'));
  if (Math.abs(end.day - day) > 1) throw malformed(rosterSentence('endFar'));
  return { start, end };
}

/** The cell that a shiftId `{employeeId}-{YYYYMMDD}` names. Throws 400 for anything else. */
export function cellOfShiftId(shiftId: string): { employeeId: string; day: Day } {
  const [, employeeId, date = ''] = /^(\d{6})-(\d{8})$/.exec(shiftId) ?? [];
  if (employeeId === undefined) throw malformed(rosterSentence('shiftIdMalformed'));
  return { employeeId, day: requestedDay(date) };
}

/**
 * The version that the user saw: field of the call, or If-Match. Throws 400 without one (no save is blind), for a header
 * that names no version, and when the two differ: nobody saw both.
 */
export function seenVersion(
  call: string,
  version: number | null | undefined,
  ifMatch: string | undefined,
): number {
  const tagged = ifMatch === undefined ? null : versionOfTag(ifMatch);
  const seen = version ?? tagged;
  if (seen === null) {
    throw refused(400, OUTCOME.missingParameter, outcomeSentence('parameterMissing', { call }));
  }
  if (tagged !== null && tagged !== seen) {
    throw malformed(rosterSentence('versionsDiffer', { seen, tagged }));
  }
  return seen;
}

function versionOfTag(ifMatch: string): number {
  const [, digits] = /^(?:W\/)?"?([1-9]\d{0,8})"?$/.exec(ifMatch) ?? [];
  if (digits === undefined) throw malformed(rosterSentence('ifMatchMalformed'));
  return Number(digits);
}
