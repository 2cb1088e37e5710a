import type { CellPatch } from '@torre/contract/cells';
import type { Shift } from '@torre/contract/month';
import type { Day } from '@torre/domain/kernel';
import type { DefinitionBook } from '../definition-book.ts';
import { ownTimes } from './shift-hours.ts';

/** A saved shift of a day as the grid draws it. Marks: `s` overtime, `n` a note, `t` times of its own. */
export function cellPatch(employeeId: string, shift: Shift, day: Day, book: DefinitionBook): CellPatch {
  const { definition } = book.meaning(shift.turn, day);
  const hasOwnTimes = definition !== null && ownTimes(shift, definition, day) !== null;
  const note = shift.note ?? shift.noteTurno;
  const marks = `${shift.isStr ? 's' : ''}${note ? 'n' : ''}${hasOwnTimes ? 't' : ''}`;
  return { employeeId, date: shift.date, turn: shift.turn, version: shift.version, marks };
}
