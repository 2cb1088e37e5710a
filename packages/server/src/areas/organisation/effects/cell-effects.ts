import type { Effects, TouchedCell } from '@torre/contract/organisation-effects';
import { CELL_REASONS } from '@torre/contract/organisation-effects/schema';
import { effectSentence } from '@torre/contract/organisation-effects/sentences';
import type { Sentence } from '@torre/contract/sentences';
import { civil, compactDay } from '@torre/domain/kernel';
import type { CivilDate, Day } from '@torre/domain/kernel';
import { changedHours, endedSpans } from '@torre/domain/organisation';
import type { FactChange, HoursSpan } from '@torre/domain/organisation';
import { FREE, cantModify, shiftTimes, timesOnTheClock } from '@torre/domain/roster';
import type { EditWindow } from '@torre/domain/roster';
import type { Queryable } from '../../../platform/db/index.ts';
import { compactInstant, zoneOf } from '../../../platform/local-time.ts';
import { readCellsOfShifts, readLeftCells } from './touched-cells.reads.ts';
import type { CellOfShift, LeftCell, ReachedCell } from './touched-cells.reads.ts';

const MS_PER_MINUTE = 60_000;

/** Milliseconds since 1970; null for a shift without times. */
interface Instants {
  readonly start: number | null;
  readonly end: number | null;
}

/** A published cell whose hours are no longer those of its shift, and what those are. */
export interface CellOfHours extends CellOfShift {
  readonly newHours: Instants;
}

export interface ClosedDays {
  readonly today: Day;
  /** Of a plant, as it holds today. */
  readonly editWindow: (icao: string) => EditWindow;
}

/** A published cell that a change reaches, why, and the hours that its shift has then. */
export interface TouchedByChange extends LeftCell {
  readonly isClosed: boolean;
  readonly newHours: Instants;
}

/**
 * Published cells that stand without a definition or an assignment once the changes are made, and those of `hours`; by day and
 * person.
 */
export async function touchedCells(
  on: Queryable,
  changes: readonly FactChange[],
  hours: readonly CellOfHours[],
  closed: ClosedDays,
): Promise<readonly TouchedByChange[]> {
  const left = await readLeftCells(on, endedSpans(changes));
  return [
    ...left.map((cell) => ({ ...cell, newHours: cell, isClosed: isClosed(cell, closed) })),
    ...hours.map((cell) => ({
      ...cell,
      reason: cell.isLeft ? ('hoursKept' as const) : ('hours' as const),
      isClosed: isClosed(cell, closed),
    })),
  ].toSorted((one, other) => one.day - other.day || (one.employeeId < other.employeeId ? -1 : 1));
}

export const shownCell = (cell: TouchedByChange): TouchedCell => ({
  plant: cell.icao,
  reason: cell.reason,
  employeeId: cell.employeeId,
  employeeName: cell.name,
  employeeSurname: cell.surname,
  date: compactDay(cell.day),
  turn: cell.turn,
  isClosed: cell.isClosed,
  ...timesOfCell(cell),
});

/** The hours of a cell, and those that its shift has then. */
export const timesOfCell = (cell: TouchedByChange): Pick<TouchedCell, 'before' | 'after'> => ({
  before: timesText(cell.day, cell),
  after: timesText(cell.day, cell.newHours),
});

/**
 * Published cells without hours of their own whose definitions changed: they would follow, but for those that somebody left behind.
 */
export async function cellsOfNewHours(
  on: Queryable,
  changes: readonly FactChange[],
): Promise<readonly CellOfHours[]> {
  const spans = changedHours(changes);
  const instants = new Map<string, Instants>();
  const instantsOn = (span: number, day: Day): Instants => {
    const key = `${span} ${day}`;
    const known = instants.get(key) ?? hoursOn(spans[span]!, day);
    instants.set(key, known);
    return known;
  };
  return (await readCellsOfShifts(on, spans)).flatMap((cell) => {
    const newHours = instantsOn(cell.span, cell.day);
    return newHours.start === cell.start && newHours.end === cell.end ? [] : [{ ...cell, newHours }];
  });
}

/** Those that take the new hours where the change says so. */
export const followingCells = (cells: readonly CellOfHours[]): readonly CellOfHours[] =>
  cells.filter(({ isLeft }) => !isLeft);

/** How many cells there are for each reason, and how many of them on days that are changed no more. */
export function countCells(cells: readonly TouchedByChange[]): Effects['cells']['counts'] {
  const byReason = Map.groupBy(cells, ({ reason }) => reason);
  return CELL_REASONS.flatMap((reason) => {
    const own = byReason.get(reason) ?? [];
    const closed = own.filter((cell) => cell.isClosed).length;
    return own.length === 0 ? [] : [{ reason, count: own.length, closed }];
  });
}

/** Whether the cell is changed no more: its month is closed, or its day too long ago. */
const isClosed = ({ icao, day, inClosedMonth }: ReachedCell, { today, editWindow }: ClosedDays): boolean =>
  inClosedMonth || !cantModify(day, today, editWindow(icao)).ok;

/** Why the hours of these cells cannot follow, with the months; null: they can, unless a lock or a rule refuses one. */
export const closedHours = (cells: readonly CellOfHours[], closed: ClosedDays): Sentence | null =>
  refusalOfClosed('hoursClosed', cells, closed);

/** As `closedHours`: why the shifts of who leaves cannot be taken away. */
export const closedLeft = (cells: readonly LeftCell[], closed: ClosedDays): Sentence | null =>
  refusalOfClosed('leaverClosed', cells, closed);

function refusalOfClosed(
  key: 'hoursClosed' | 'leaverClosed',
  cells: readonly ReachedCell[],
  closed: ClosedDays,
): Sentence | null {
  const own = cells.filter((cell) => isClosed(cell, closed));
  if (own.length === 0) return null;
  const months = [...new Set(own.map(({ day }) => monthText(civil(day))))].join(', ');
  return effectSentence(key, { count: own.length, months });
}

/** MM/YYYY */
const monthText = ({ year, month }: Pick<CivilDate, 'year' | 'month'>): string =>
  `${String(month).padStart(2, '0')}/${year}`;

/** As a save of the shift writes them (domain.md 6). */
function hoursOn(hours: HoursSpan, day: Day): Instants {
  const times = shiftTimes(hours, day);
  const shown = times && timesOnTheClock(times);
  if (!shown) return { start: null, end: null };
  const zone = zoneOf(day, day);
  const at = (edge: 'start' | 'end') => zone.utc(shown[edge].day, shown[edge].minute, edge) * MS_PER_MINUTE;
  return { start: at('start'), end: at('end') };
}

function timesText(day: Day, { start, end }: Instants): TouchedCell['before'] {
  if (start === null || end === null) return null;
  const zone = zoneOf(day, day);
  return { startDate: compactInstant(zone, start), endDate: compactInstant(zone, end) };
}

/** Published shifts of people on days on which they leave the plant with these changes; FREE is none. */
export async function readLeftShifts(
  on: Queryable,
  changes: readonly FactChange[],
): Promise<readonly LeftCell[]> {
  const left = endedSpans(changes).filter(({ kind }) => kind === 'assignment');
  return (await readLeftCells(on, left)).filter(({ turn }) => turn !== FREE);
}
