import type { Day } from '@torre/domain/kernel';
import type { MonthStore } from '../month-store.ts';
import type { GridColumn } from './grid-columns.ts';
import type { GridPosition } from './grid-keys.ts';
import type { GridLine } from './grid-lines.ts';
import type { NamedCell, SelectedArea } from './grid-selection.ts';

/** What the grid shows at the moment, found by position and by name. */
export interface GridModel {
  readonly store: MonthStore;
  readonly columns: readonly GridColumn[];
  /** Keys of the counter rows, above the lines. */
  readonly counters: readonly string[];
  readonly lines: readonly GridLine[];
  readonly rowOf: ReadonlyMap<string, number>;
  /** Personnel code of who looks, where the own row is marked. */
  readonly own?: string;
}

export function gridModel(parts: Omit<GridModel, 'rowOf'>): GridModel {
  const keys = [...parts.counters, ...parts.lines.map(({ key }) => key)];
  return { ...parts, rowOf: new Map(keys.map((key, row) => [key, row])) };
}

/** null when a filter or another month took the cell away. */
export function positionOf(model: GridModel, cell: NamedCell | null): GridPosition | null {
  if (cell === null) return null;
  const row = model.rowOf.get(cell.row);
  return row === undefined ? null : { row, column: Math.min(cell.column, model.columns.length - 1) };
}

export function nameOf(model: GridModel, { row, column }: GridPosition): NamedCell | null {
  const key = model.counters[row] ?? model.lines[row - model.counters.length]?.key;
  return key === undefined ? null : { row: key, column };
}

/** The person and day under a position; null on counters and group heads. */
export function personAt(
  model: GridModel,
  { row, column }: GridPosition,
): { readonly person: number; readonly day: Day } | null {
  const line = model.lines[row - model.counters.length];
  const day = model.columns[column]?.day;
  return line?.kind === 'person' && day !== undefined ? { person: line.person, day } : null;
}

/** People whose lines lie in the area; heads of groups count for nobody. */
export function peopleIn(model: GridModel, area: SelectedArea): readonly number[] {
  const first = Math.max(0, area.top - model.counters.length);
  const lines = model.lines.slice(first, Math.max(0, area.bottom - model.counters.length + 1));
  return lines.flatMap((line) => (line.kind === 'person' ? [line.person] : []));
}
