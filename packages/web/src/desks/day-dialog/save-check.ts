import { checkTurn, decideShiftSave, shiftAction } from '@torre/domain/roster';
import type { ShiftAction, ShiftRefusals, DecidedSave } from '@torre/domain/roster';
import type { Day, Decision } from '@torre/domain/kernel';
import { ownTimes, rosterLock } from '../../areas/roster/index.ts';
import type { DayForm } from './day-form-state.ts';

export type SaveAction = ShiftAction | 'delete';

/** What the draft would write; the server decides the same by the same function. */
export function checkSave(form: DayForm, today: Day): Decision<DecidedSave, ShiftRefusals> {
  const { base, competence, fields } = form;
  const { definitions } = form.book;
  const found = checkTurn(fields.turn, definitions, competence);
  return decideShiftSave({
    ...fields,
    definitions,
    day: competence,
    today,
    editWindow: form.day.editWindow,
    lock: form.day.lock && rosterLock(form.day.lock),
    existing: base,
    chosenTimes: found.ok ? ownTimes(base, found.value, competence) : null,
    action: shiftAction(base),
  });
}
