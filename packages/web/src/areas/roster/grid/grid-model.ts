import type { Day } from '@torre/domain/kernel';
import type { MonthStore } from '../month-store.ts';
import type { GridColumn } from './grid-columns.ts';
import type { GridPosition } from './grid-keys.ts';
import type { GridLine } from './grid-lines.ts';
import { areaBetween } from './grid-selection.ts';
import type { NamedCell, SelectedArea, SelectionStore } from './grid-selection.ts';

/** What the grid shows at the moment, found by position and by name. */
export interface GridModel {
  readonly store: MonthStore;
  /** The month into which a week reaches; absent or null: the columns stay within one. */
  readonly neighbour?: MonthStore | null;
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

/** A day of a person's row in the month that holds it. */
export interface PlacedCell {
  readonly month: MonthStore;
  /** Of that month. */
  readonly person: number;
  readonly day: Day;
}

/** Where a cell of the view stands: `person` counts in the month of the view, the day may lie in the one beside it. */
export function placeOfCell({ store, neighbour }: GridModel, person: number, day: Day): PlacedCell {
  const isBeside = neighbour && (day < store.from || day > store.to);
  const beside = isBeside ? neighbour.indexOf(store.people[person]?.employeeId ?? '') : -1;
  return isBeside && beside >= 0 ? { month: neighbour, person: beside, day } : { month: store, person, day };
}

/** What is selected, as it lies in the grid now; null when the hand holds nothing of it. */
export function selectedArea(model: GridModel, selection: SelectionStore): SelectedArea | null {
  const { focus, anchor, whole } = selection.read();
  const end = positionOf(model, focus);
  const start = positionOf(model, anchor) ?? end;
  if (start === null || end === null) return null;
  const area = areaBetween(start, end);
  const columns = { left: 0, right: model.columns.length - 1 };
  if (whole === 'rows') return { ...area, ...columns };
  if (whole === 'columns') return { ...area, ...rowsOfPeople(model) };
  return whole === 'all' ? { ...rowsOfPeople(model), ...columns } : area;
}

/** From the first person in view to the last. */
function rowsOfPeople({ counters, lines }: GridModel): Pick<SelectedArea, 'top' | 'bottom'> {
  const first = lines.findIndex(({ kind }) => kind === 'person');
  const last = lines.findLastIndex(({ kind }) => kind === 'person');
  return { top: counters.length + Math.max(0, first), bottom: counters.length + Math.max(0, last) };
}

/** The cells in the upper left and the lower right corner. */
export function cornersOf(model: GridModel, area: SelectedArea): [NamedCell | null, NamedCell | null] {
  return [
    nameOf(model, { row: area.top, column: area.left }),
    nameOf(model, { row: area.bottom, column: area.right }),
  ];
}

/** People whose lines lie in the area; heads of groups count for nobody. */
export function peopleIn(model: GridModel, area: SelectedArea): readonly number[] {
  const first = Math.max(0, area.top - model.counters.length);
  const lines = model.lines.slice(first, Math.max(0, area.bottom - model.counters.length + 1));
  return lines.flatMap((line) => (line.kind === 'person' ? [line.person] : []));
}

/** Rows of people between two rows, both included. */
export function rowsWithPeople(model: GridModel, top: number, bottom: number): readonly number[] {
  const rows = Array.from({ length: bottom - top + 1 }, (_, index) => top + index);
  return rows.filter((row) => peopleIn(model, { top: row, bottom: row, left: 0, right: 0 }).length > 0);
}
