import type { Day } from '@torre/domain/kernel';
import { shiftTimes } from '@torre/domain/roster';
import type { JSX } from 'react';
import { awayOn } from '../cell-overlays.ts';
import { hoursInCell } from '../day/shift-hours.ts';
import { ELSEWHERE, NO_SHIFT } from '../month-store.ts';
import type { MonthStore, RowSnapshot } from '../month-store.ts';
import { overlayWords, cellWords } from './cell-sentence.ts';
import type { GridTexts } from './cell-sentence.ts';
import type { GridColumn } from './grid-columns.ts';

/** A month and a person's row in it. */
export interface RowSource {
  readonly month: MonthStore;
  readonly row: RowSnapshot;
}

/** The month that holds the day; null when none of them does. */
export function sourceOf(sources: readonly RowSource[], { day }: GridColumn): RowSource | null {
  return sources.find(({ month }) => day >= month.from && day <= month.to) ?? null;
}

/** `a` away for the whole shift, `h` for hours; `q` where it is still to decide, so that the person stands there yet. */
function awayMarks(row: RowSnapshot, day: Day): string {
  if (!row.overlays.away.some(({ from, to }) => from <= day && day <= to)) return '';
  const times = awayOn(row.overlays, day);
  const decided = times.filter(({ reason }) => reason !== 'REQUESTED');
  const away = decided.length === 0 ? '' : decided.some(({ hours }) => hours === null) ? 'a' : 'h';
  return away + (decided.length < times.length ? 'q' : '');
}

/** Letters of the kit's tile and `f` for a cell that somebody else has just changed. */
function marksAt(row: RowSnapshot, index: number, day: Day): string {
  const own = (row.unsaved.has(index) ? 'u' : '') + (row.fresh.has(index) ? 'f' : '');
  return (row.marks[index] ?? '') + awayMarks(row, day) + own;
}

/** The hours of a wide cell; where a shift has its own, the month does not know which. */
function hoursBeside(month: MonthStore, turn: string, day: Day, marks: string, t: GridTexts): string {
  if (marks.includes('t')) return t('ownTimes');
  const definition = month.book.meaning(turn, day).definition;
  const times = definition === null ? null : shiftTimes(definition, day);
  return times === null ? '' : hoursInCell(times, day);
}

/** Draws one cell. A function, not a component: thousands of cells need no state of their own. */
export function gridCell(
  column: GridColumn,
  source: RowSource | null,
  employeeId: string,
  t: GridTexts,
): JSX.Element {
  if (source === null) return <i key={column.day} role="gridcell" className="tile" />;
  const { month, row } = source;
  const index = column.day - month.from;
  const turn = row.turns[index] ?? ELSEWHERE;
  const marks = marksAt(row, index, column.day);
  const empty = turn === NO_SHIFT || turn === ELSEWHERE;
  const hours = column.wide && !empty ? hoursBeside(month, turn, column.day, marks, t) : null;
  return (
    <i
      key={column.day}
      role="gridcell"
      className="tile"
      data-form={empty ? undefined : month.book.meaning(turn, column.day).form}
      data-marks={marks || undefined}
      data-locked={column.locked || undefined}
      aria-label={
        cellWords({ book: month.book, turn, day: column.day, marks, shown: hours }, t) +
        overlayWords(row.overlays, { employeeId, day: column.day }, t)
      }
    >
      {hours !== null ? (
        <>
          <b>{turn}</b> <small>{hours}</small>
        </>
      ) : (
        !empty && turn
      )}
    </i>
  );
}
