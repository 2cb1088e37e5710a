import { nameOf, personAt, positionOf } from '../../areas/roster/index.ts';
import type { GridModel, NamedCell } from '../../areas/roster/index.ts';

/** Where the hand goes when a code is written. */
export type Step = 'down' | 'up' | 'left' | 'right';

const STEPS: Readonly<Record<string, Step>> = {
  Enter: 'down',
  Tab: 'right',
  ArrowDown: 'down',
  ArrowUp: 'up',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
const BACK: Readonly<Record<string, Step>> = { Enter: 'up', Tab: 'left' };

/** The step of a key in the field of a code; null for a key that is the field's. */
export function stepOf({ key, shift }: { readonly key: string; readonly shift: boolean }): Step | null {
  return (shift ? BACK[key] : STEPS[key]) ?? null;
}

/** The cell beside: the next person up or down, over the heads of groups; at the edge the hand stays where it is. */
export function cellAfter(model: GridModel, cell: NamedCell, step: Step): NamedCell {
  const at = positionOf(model, cell);
  if (at === null) return cell;
  const isUpright = step === 'down' || step === 'up';
  const by = step === 'down' || step === 'right' ? 1 : -1;
  for (let far = by; ; far += by) {
    const to = isUpright
      ? { row: at.row + far, column: at.column }
      : { row: at.row, column: at.column + far };
    const isInside = to.row >= 0 && to.row < model.rowOf.size && model.columns[to.column] !== undefined;
    if (!isInside) return cell;
    if (personAt(model, to) !== null) return nameOf(model, to) ?? cell;
  }
}

/** After a run of Tabs Enter goes down to the day where the run began, as in a sheet. */
export class TabRun {
  #run: { readonly column: number; readonly at: NamedCell } | null = null;

  /** Where the hand goes from `cell` with this key's step. */
  next(model: GridModel, cell: NamedCell, key: string, step: Step): NamedCell {
    const run = this.#run?.at.row === cell.row && this.#run.at.column === cell.column ? this.#run : null;
    this.#run = null;
    if (key === 'Enter') return cellAfter(model, { ...cell, column: run?.column ?? cell.column }, step);
    const to = cellAfter(model, cell, step);
    if (key === 'Tab') this.#run = { column: run?.column ?? cell.column, at: to };
    return to;
  }
}
