import type { JSX } from 'react';
import type { RowSnapshot } from '../month-store.ts';
import { gridCell } from './grid-cell.tsx';
import type { RowSource } from './grid-cell.tsx';
import type { GridTexts } from './cell-sentence.ts';
import type { GridColumn } from './grid-columns.ts';

interface DrawnCell {
  readonly column: GridColumn;
  readonly source: RowSource | null;
  readonly t: GridTexts;
  readonly element: JSX.Element;
}

/**
 * The cells of one person as they were last drawn. A cell for which nothing changed is given back as it was, and React leaves
 * it alone: of a row of thirty-one a change draws one anew.
 */
export class DrawnCells {
  readonly #cells = new Map<number, DrawnCell>();

  cell(column: GridColumn, source: RowSource | null, employeeId: string, t: GridTexts): JSX.Element {
    const before = this.#cells.get(column.day);
    if (
      before !== undefined &&
      before.column === column &&
      before.t === t &&
      showsSame(before.source, source, column)
    )
      return before.element;
    const element = gridCell(column, source, employeeId, t);
    this.#cells.set(column.day, { column, source, t, element });
    return element;
  }
}

function showsSame(before: RowSource | null, now: RowSource | null, { day }: GridColumn): boolean {
  if (before === null || now === null) return before === now;
  return before.month === now.month && showsSameOn(before.row, now.row, day - now.month.from);
}

/** Whether two states of a row show the same on a day; what is not told by days counts for all of them. */
export function showsSameOn(before: RowSnapshot, now: RowSnapshot, index: number): boolean {
  const { turns, marks, unsaved, fresh, ...rest } = now;
  return (
    before.turns[index] === turns[index] &&
    before.marks[index] === marks[index] &&
    before.unsaved.has(index) === unsaved.has(index) &&
    before.fresh.has(index) === fresh.has(index) &&
    (Object.keys(rest) as (keyof typeof rest)[]).every((part) => before[part] === rest[part])
  );
}
