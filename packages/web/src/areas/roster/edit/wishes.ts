import type { BulkItem, CellName, SeenCell } from '@torre/contract/bulk';
import { cornersOf, rowsWithPeople } from '../grid/grid-model.ts';
import type { GridModel } from '../grid/grid-model.ts';
import type { SelectedArea } from '../grid/grid-selection.ts';
import { NO_SHIFT } from '../month-store.ts';
import type { BulkWish, Pasted } from './bulk-wish.ts';
import { cellsOf, namedCell, peopleInView, rowsOf, seenCell, turnOf } from './roster-cells.ts';
import type { CellRows, RosterCell } from './roster-cells.ts';
import type { TypedCell } from './typed-cells.ts';

/** Cells that were copied or cut here. */
export interface Copied {
  /** What went to the clipboard for them. */
  readonly text: string;
  readonly cut: boolean;
  readonly plant: string;
  readonly rows: CellRows;
  readonly from: readonly CellName[];
  readonly versions: readonly SeenCell[];
}

interface Block {
  readonly rows: number;
  readonly columns: number;
}

const width = ({ left, right }: SelectedArea): number => right - left + 1;

function itemFor(model: GridModel, cell: RosterCell, part: Partial<BulkItem>): BulkItem {
  return { ...seenCell(model, cell), confTurnId: null, extraActivities: [], ...part };
}

/** Codes of an area for the clipboard; '' where there is no shift. */
export function codesOf(model: GridModel, area: SelectedArea): readonly (readonly string[])[] {
  return rowsOf(model, area).map((row) =>
    row.map((cell) => {
      const turn = cell === null ? null : turnOf(model, cell);
      return turn === null || turn === NO_SHIFT ? '' : turn;
    }),
  );
}

export function copiedCells(model: GridModel, area: SelectedArea, text: string, cut: boolean): Copied {
  const cells = cellsOf(model, area);
  return {
    text,
    cut,
    plant: model.store.plant,
    rows: rowsOf(model, area),
    from: cells.map((cell) => namedCell(model, cell)),
    versions: cells.map((cell) => seenCell(model, cell)),
  };
}

export function turnWish(model: GridModel, area: SelectedArea): BulkWish {
  return { kind: 'turn', cells: cellsOf(model, area).map((cell) => seenCell(model, cell)) };
}

/** Each cell its own code, as it was typed. */
export function typedWish(cells: readonly TypedCell[]): BulkWish {
  const items = cells.map(({ employeeId, date, version, shiftId }) => ({
    employeeId,
    date,
    version,
    confTurnId: shiftId,
    extraActivities: [],
  }));
  return { kind: 'typed', items };
}

/** One shift for the cells of a wish that took shifts away. */
export function turnInstead({ items }: Extract<BulkWish, { kind: 'clear' | 'fill' }>): BulkWish {
  return {
    kind: 'turn',
    cells: items.map(({ employeeId, date, version }) => ({ employeeId, date, version: version ?? null })),
  };
}

export function clearWish(model: GridModel, area: SelectedArea): BulkWish {
  return { kind: 'clear', items: cellsOf(model, area).map((cell) => itemFor(model, cell, {})) };
}

/** Repeats the cells of `from` down and to the right until `to` is full, as a base cycle goes on. Same upper left corner. */
export function fillWish(model: GridModel, from: SelectedArea, to: SelectedArea): BulkWish {
  return { kind: 'fill', items: repeated(model, rowsOf(model, to), rowsOf(model, from)) };
}

/** Cells that become what stands in the cells of a block, again and again; the block itself stays as it is. */
function repeated(model: GridModel, target: CellRows, block: CellRows): readonly BulkItem[] {
  return target.flatMap((row, rowIndex) =>
    row.flatMap((cell, columnIndex): BulkItem[] => {
      const line = block[rowIndex % block.length] ?? [];
      const source = line[columnIndex % line.length] ?? null;
      if (cell === null || source === null) return [];
      if (source.person === cell.person && source.day === cell.day) return [];
      return [itemFor(model, cell, { copyOf: namedCell(model, source) })];
    }),
  );
}

interface Target {
  readonly rows: CellRows;
  readonly lands: Pasted['lands'];
}

/**
 * Where a block goes: its own size from the upper left corner, or the whole selection when it fits a whole number of times;
 * as far as there are days and people in view. null where nobody is.
 */
function targetOf(model: GridModel, area: SelectedArea, block: Block): Target | null {
  const people = rowsOf(model, area).length;
  const isLarger = people > block.rows || width(area) > block.columns;
  const fits = people % block.rows === 0 && width(area) % block.columns === 0;
  const size = isLarger && fits ? { rows: people, columns: width(area) } : block;
  const last = model.counters.length + model.lines.length - 1;
  const right = area.left + size.columns - 1;
  const lines = rowsWithPeople(model, area.top, last).slice(0, size.rows);
  const [top, bottom] = [lines[0], lines.at(-1)];
  if (top === undefined || bottom === undefined) return null;
  const [first, end] = cornersOf(model, {
    top,
    bottom,
    left: area.left,
    right: Math.min(right, model.columns.length - 1),
  });
  if (first === null || end === null) return null;
  return { rows: rowsOf(model, { left: area.left, right, top, bottom }), lands: [first, end] };
}

/** How many cells of a block with something in them have no place: days beyond the month, rows beyond the last person in view. */
function cellsOutside(
  model: GridModel,
  area: SelectedArea,
  target: CellRows,
  holds: readonly (readonly boolean[])[],
): number {
  const days = model.columns.length - area.left;
  return holds.reduce(
    (sum, row, index) =>
      sum + row.filter((isCell, day) => isCell && (index >= target.length || day >= days)).length,
    0,
  );
}

/** Pastes what was copied or cut here; null when there is nothing to paste. */
export function pasteCopiedWish(model: GridModel, area: SelectedArea, copied: Copied): BulkWish | null {
  const block = { rows: copied.rows.length, columns: copied.rows[0]?.length ?? 0 };
  if (copied.from.length === 0) return null;
  // what is cut moves once, however much is selected
  const place = targetOf(model, copied.cut ? { ...area, bottom: area.top, right: area.left } : area, block);
  const corner = place?.rows[0]?.find((cell) => cell !== null);
  const day = model.columns[area.left]?.day;
  if (!place || !corner || day === undefined) return null;
  const { rows: target, lands } = place;
  if (!copied.cut && target.length * (target[0]?.length ?? 0) > block.rows * block.columns)
    return { kind: 'paste', items: repeated(model, target, copied.rows), outside: 0, lands };
  const seen = target.flatMap((row) => row.flatMap((cell) => (cell === null ? [] : [seenCell(model, cell)])));
  // Of a cell that is both taken from and laid on, what is seen now counts.
  const versions = new Map(
    [...copied.versions, ...seen].map((cell) => [`${cell.employeeId} ${cell.date}`, cell]),
  );
  return {
    kind: copied.cut ? 'cut' : 'copy',
    body: {
      from: copied.from,
      to: namedCell(model, { person: corner.person, day }),
      people: peopleInView(model),
      versions: [...versions.values()],
    },
    outside: cellsOutside(
      model,
      area,
      target,
      copied.rows.map((row) => row.map((cell) => cell !== null)),
    ),
    lands,
  };
}

export interface PastedText {
  readonly wish: BulkWish | null;
  /** Codes that are no shift of the plant, each once. */
  readonly unknown: readonly string[];
}

/** Pastes codes from another program. An empty cell changes nothing; a code that the plant does not have is named. */
export function pasteTextWish(
  model: GridModel,
  area: SelectedArea,
  codes: readonly (readonly string[])[],
): PastedText {
  const block = { rows: codes.length, columns: Math.max(...codes.map((row) => row.length)) };
  const unknown = new Set<string>();
  const place = targetOf(model, area, block);
  if (place === null) return { wish: null, unknown: [] };
  const { rows: target, lands } = place;
  const outside = cellsOutside(
    model,
    area,
    target,
    codes.map((row) => row.map((code) => code !== '')),
  );
  const items = target.flatMap((row, rowIndex) =>
    row.flatMap((cell, columnIndex): BulkItem[] => {
      const code = codes[rowIndex % block.rows]?.[columnIndex % block.columns] ?? '';
      if (cell === null || code === '') return [];
      const confTurnId = model.store.book.idOf(code);
      if (confTurnId !== null) return [itemFor(model, cell, { confTurnId })];
      unknown.add(code);
      return [];
    }),
  );
  return {
    wish: items.length === 0 ? null : { kind: 'paste', items, outside, lands },
    unknown: [...unknown],
  };
}
