import type { CopyBody } from '@torre/contract/bulk';
import { addDays } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { copiedCells } from '@torre/domain/roster';
import type { CellPlace, ShiftTimes } from '@torre/domain/roster';
import type { Tx } from '../../platform/db/index.ts';
import { PUBLISHED } from './roster-target.ts';
import type { RosterTarget } from './roster-target.ts';
import { timesOf } from './decide-cell.ts';
import type { CellEdit, StandingShift, WishedChange } from './cell.ts';
import { requestedDay } from '../../platform/http/requested-days.ts';
import { seenCells } from './seen-cells.ts';

interface Copy extends CopyBody {
  readonly people: readonly string[];
  /** The cells that it takes from get back the shift of the base cycle. */
  readonly cuts: boolean;
}

/**
 * What a block of cells becomes elsewhere: shift, own hours and overtime; notes are about a person and a day and stay
 * where they are, unless the shift itself moves away. A source without a shift changes nothing.
 */
export async function copiedChanges(
  tx: Tx,
  icao: string,
  copy: Copy,
  target: RosterTarget = PUBLISHED,
): Promise<readonly WishedChange[]> {
  const from = copy.from.map(({ employeeId, date }) => ({ employeeId, day: requestedDay(date) }));
  const to = { employeeId: copy.to.employeeId, day: requestedDay(copy.to.date) };
  const seen = new Map(seenCells(copy.versions).map((cell) => [nameOf(cell), cell.seenVersion]));
  const standing = await standingCells(tx, icao, from, target);
  const filled = copiedCells(from, to, copy.people).flatMap((cell): WishedChange[] => {
    const source = standing.get(nameOf(cell.from));
    if (!source) return [];
    const edit = copiedEdit(source, cell.from.day, cell.to.day, copy.cuts);
    return [{ ...cell.to, seenVersion: seen.get(nameOf(cell.to)), edit }];
  });
  if (!copy.cuts) return filled;
  const taken = new Set(filled.map(nameOf));
  const emptied = from
    .filter((cell) => !taken.has(nameOf(cell)) && standing.get(nameOf(cell)))
    .map((cell): WishedChange => ({ ...cell, seenVersion: seen.get(nameOf(cell)), edit: { kind: 'cycle' } }));
  return [...filled, ...emptied];
}

/** What stands in these cells, by `nameOf`; null where nothing does. */
export async function standingCells(
  tx: Tx,
  icao: string,
  cells: readonly CellPlace[],
  target: RosterTarget = PUBLISHED,
): Promise<ReadonlyMap<string, StandingShift | null>> {
  if (cells.length === 0) return new Map();
  const found = await target.find(tx, icao, cells);
  return new Map(cells.map((cell, index) => [nameOf(cell), found[index]?.standing ?? null]));
}

export const nameOf = ({ employeeId, day }: CellPlace): string => `${employeeId} ${day}`;

/** Shift, own hours and overtime of a cell for another day; its notes only where the shift itself moves. */
export function copiedEdit(source: StandingShift, from: Day, to: Day, moves: boolean): CellEdit {
  const { turn, is_str: isStr, note, note_turno: noteTurno } = source;
  return {
    kind: 'shift',
    turn,
    isStr,
    ...(moves && note !== null && { note }),
    ...(moves && noteTurno !== null && { noteTurno }),
    ownTimes: source.own_times ? movedBy(timesOf(source, from), to - from) : null,
  };
}

function movedBy(times: ShiftTimes | null, days: number): ShiftTimes | null {
  if (times === null) return null;
  const moved = ({ day, minute }: ShiftTimes['start']) => ({ day: addDays(day, days), minute });
  return { start: moved(times.start), end: moved(times.end) };
}
