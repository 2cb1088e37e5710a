import { addDays } from '../kernel/index.ts';
import type { Day } from '../kernel/index.ts';

export interface CellPlace {
  readonly employeeId: string;
  readonly day: Day;
}

export interface CopiedCell {
  readonly from: CellPlace;
  readonly to: CellPlace;
}

/**
 * Where the cells of a block go when its upper left corner is laid on `to`: rows follow each other as in `people` (the
 * rows as the user sees them), days keep their distances. Cells that would fall below the last row are left out. The
 * rows of the block are its people in the order of `people`; one who is not among them stands last.
 */
export function copiedCells(
  from: readonly CellPlace[],
  to: CellPlace,
  people: readonly string[],
): readonly CopiedCell[] {
  const rowOf = new Map(people.map((employeeId, row) => [employeeId, row]));
  const rank = (employeeId: string): number => rowOf.get(employeeId) ?? people.length;
  const sources = [...new Set(from.map(({ employeeId }) => employeeId))].toSorted(
    (one, other) => rank(one) - rank(other),
  );
  const topRow = rowOf.get(to.employeeId);
  if (topRow === undefined || from.length === 0) return [];
  const firstRow = rank(sources[0]!);
  const firstDay = Math.min(...from.map(({ day }) => day));
  return from.flatMap((cell) => {
    const row = rowOf.get(cell.employeeId) ?? firstRow + sources.indexOf(cell.employeeId);
    const employeeId = people[topRow + row - firstRow];
    if (employeeId === undefined) return [];
    return [{ from: cell, to: { employeeId, day: addDays(to.day, cell.day - firstDay) } }];
  });
}
