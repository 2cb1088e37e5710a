import type { Day } from '@torre/domain/kernel';
import { shiftTimes } from '@torre/domain/roster';
import type { TileForm } from '@torre/domain/roster';
import { awayOn } from '../cell-overlays.ts';
import { hoursInCell } from '../day/shift-hours.ts';
import { ELSEWHERE, NO_SHIFT } from '../month-store.ts';
import type { MonthStore, RowSnapshot } from '../month-store.ts';
import { overlayWords, cellWords } from './cell-sentence.ts';
import type { GridTexts } from './cell-sentence.ts';
import { escapeHtml } from './escape-html.ts';
import type { GridColumn } from './grid-columns.ts';

/** A month and a person's row in it. */
export interface RowSource {
  readonly month: MonthStore;
  readonly row: RowSnapshot;
}

/** The month that holds the day; null when none of them does. */
export function sourceOf(sources: readonly RowSource[], { day }: GridColumn): RowSource | null {
  for (const source of sources) if (day >= source.month.from && day <= source.month.to) return source;
  return null;
}

/**
 * `a` away for the whole shift, `h` for hours; `q` where it is still to decide, so that the person stands there yet; `i` where a
 * counter leaves it out.
 */
function awayMarks(row: RowSnapshot, day: Day): string {
  if (!row.overlays.away.some(({ from, to }) => from <= day && day <= to)) return '';
  const times = awayOn(row.overlays, day);
  const decided = times.filter(({ reason }) => reason !== 'REQUESTED');
  const away = decided.length === 0 ? '' : decided.some(({ hours }) => hours === null) ? 'a' : 'h';
  const ignored = times.some(({ isIgnored }) => isIgnored) ? 'i' : '';
  return away + (decided.length < times.length ? 'q' : '') + ignored;
}

/**
 * Letters of the kit's tile and `f` for a cell that somebody else has just changed. Note, overtime and times belong to the
 * shift that stands there: one that is typed over it has none.
 */
function marksAt(row: RowSnapshot, index: number, day: Day): string {
  const isTyped = row.unsaved.has(index);
  const own = (isTyped ? 'u' : '') + (row.fresh.has(index) ? 'f' : '');
  const rule = row.overlays.broken.some((finding) => finding.day === day) ? 'l' : '';
  return (isTyped ? '' : (row.marks[index] ?? '')) + awayMarks(row, day) + rule + own;
}

/** The hours of a wide cell; where a shift has its own, the month does not know which. */
function hoursBeside(month: MonthStore, turn: string, day: Day, marks: string, t: GridTexts): string {
  if (marks.includes('t')) return t('ownTimes');
  const definition = month.book.meaning(turn, day).definition;
  const times = definition === null ? null : shiftTimes(definition, day);
  return times === null ? '' : hoursInCell(times, day);
}

/** How a cell looks. Cells that look alike share one object: a month has thousands of cells and some hundred looks. */
export interface CellLook {
  readonly form: TileForm | null;
  /** Letters of the kit's tile. */
  readonly marks: string;
  readonly locked: boolean;
  /** What stands inside, as HTML. */
  readonly inside: string;
  /** The whole cell. */
  readonly html: string;
}

const looks = new Map<string, CellLook>();
/** Codes, marks and hours come from the server: what they could grow to is bounded. */
const MOST_LOOKS = 5_000;

/** `code`: '' for an empty cell. `hours`: null where the code stands alone. */
function lookOf(
  code: string,
  form: TileForm | null,
  marks: string,
  locked: boolean,
  hours: string | null,
): CellLook {
  const key = `${code}\n${form}\n${marks}\n${locked}\n${hours}`;
  const known = looks.get(key);
  if (known !== undefined) return known;
  const inside =
    hours === null ? escapeHtml(code) : `<b>${escapeHtml(code)}</b> <small>${escapeHtml(hours)}</small>`;
  const attributes =
    (form === null ? '' : ` data-form="${escapeHtml(form)}"`) +
    (marks === '' ? '' : ` data-marks="${escapeHtml(marks)}"`) +
    (locked ? ' data-locked="true"' : '');
  const look = {
    form,
    marks,
    locked,
    inside,
    html: `<i role="gridcell" class="tile"${attributes}>${inside}</i>`,
  };
  if (looks.size >= MOST_LOOKS) looks.clear();
  looks.set(key, look);
  return look;
}

/** How the cell of a day looks; a person whom no month holds on that day leaves it empty. */
export function cellLook(column: GridColumn, source: RowSource | null, t: GridTexts): CellLook {
  if (source === null) return lookOf('', null, '', false, null);
  const { month, row } = source;
  const { day, locked } = column;
  const index = day - month.from;
  const turn = row.unsaved.get(index) ?? row.turns[index] ?? ELSEWHERE;
  const marks = marksAt(row, index, day);
  if (turn === NO_SHIFT || turn === ELSEWHERE) return lookOf('', null, marks, locked, null);
  const hours = column.wide ? hoursBeside(month, turn, day, marks, t) : null;
  return lookOf(turn, month.book.meaning(turn, day).form, marks, locked, hours);
}

/** What readers hear of the cell of a day; null where no month holds the person. */
export function cellName(
  column: GridColumn,
  source: RowSource | null,
  employeeId: string,
  t: GridTexts,
): string | null {
  if (source === null) return null;
  const { month, row } = source;
  const { day } = column;
  const index = day - month.from;
  const turn = row.unsaved.get(index) ?? row.turns[index] ?? ELSEWHERE;
  const marks = marksAt(row, index, day);
  const isEmpty = turn === NO_SHIFT || turn === ELSEWHERE;
  const shown = column.wide && !isEmpty ? hoursBeside(month, turn, day, marks, t) : null;
  return (
    cellWords({ book: month.book, turn, day, marks, shown }, t) +
    overlayWords(row.overlays, { employeeId, day }, t)
  );
}

const setOrRemove = (cell: HTMLElement, name: string, value: string | null): void => {
  if (value === null) cell.removeAttribute(name);
  else cell.setAttribute(name, value);
};

/** Makes a cell that is drawn look otherwise; what else the hand wrote on it stays. */
export function drawLook(cell: HTMLElement, { form, marks, locked, inside }: CellLook): void {
  setOrRemove(cell, 'data-form', form);
  setOrRemove(cell, 'data-marks', marks === '' ? null : marks);
  setOrRemove(cell, 'data-locked', locked ? 'true' : null);
  if (cell.innerHTML !== inside) cell.innerHTML = inside;
}
