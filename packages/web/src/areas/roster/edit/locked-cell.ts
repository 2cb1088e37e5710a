import { lockOf } from '@torre/domain/roster';
import { lockWords, type GridTexts } from '../grid/cell-sentence.ts';
import { placeOfCell, type GridModel } from '../grid/grid-model.ts';
import type { RosterCell } from './roster-cells.ts';

/** Who locked a cell and why, as its own words say it; null where nobody did. */
export function lockedWords(model: GridModel, cell: RosterCell, t: GridTexts): string | null {
  const { month, person, day } = placeOfCell(model, cell.person, cell.day);
  const employeeId = month.people[person]?.employeeId ?? '';
  const lock = lockOf(month.row(person).overlays.locks, { employeeId, day });
  return lock && lockWords(lock, t);
}
