import type { SeenCell } from '@torre/contract/bulk';
import type { WishedChange } from './cell.ts';
import { requestedDay } from '../../platform/http/requested-days.ts';

/** Cells as the user saw them. Throws 400 for a date that is none. */
export function seenCells(cells: readonly SeenCell[]): readonly Omit<WishedChange, 'edit'>[] {
  return cells.map(({ employeeId, date, version }) => ({
    employeeId,
    day: requestedDay(date),
    seenVersion: version,
  }));
}
