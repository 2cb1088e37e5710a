import type { CellPatch, RosterPatch } from '@torre/contract/cells';
import { compactDay } from '@torre/domain/kernel';
import { ABSENT } from '@torre/domain/roster';
import { allow } from '../../platform/access/access.ts';
import { managesPlant } from '../../platform/access/principal.ts';
import type { Database } from '../../platform/db/index.ts';
import type { LiveMessage } from '../../platform/events/live-message.ts';
import type { ChangedCell } from './changed-cell.ts';
import { plantDayKey, readColleagues } from './changed-cell.reads.ts';
import { readsColleagues } from '../month/index.ts';

/**
 * Patches of the roster, one a plant and author, each prepared for managers, colleagues and the person itself. Colleagues
 * hear of the cells that are `isPublic`: those in which they read something else than before.
 */
export async function rosterMessages(
  db: Database,
  cells: readonly ChangedCell[],
  isPublic: (cell: ChangedCell) => boolean,
): Promise<readonly LiveMessage[]> {
  const colleagues = await readColleagues(db, cells);
  // Two authors may share both names.
  const byAuthor = Map.groupBy(cells, ({ icao, authorId }) => `${icao}\n${authorId ?? ''}`);
  return [...byAuthor.values()].map((own) => rosterMessage(own, colleagues, isPublic));
}

function rosterMessage(
  cells: readonly ChangedCell[],
  colleagues: ReadonlyMap<string, ReadonlySet<string>>,
  isPublic: (cell: ChangedCell) => boolean,
): LiveMessage {
  const { icao: plant, author, authorId } = cells[0]!;
  const forManagers: RosterPatch = {
    plant,
    cells: cells.map(managerCell),
    modifyUser: { employeeId: authorId, ...author },
  };
  const open = cells.filter(isPublic);
  const forColleagues: RosterPatch = { plant, cells: open.map(colleagueCell) };
  return {
    name: 'roster',
    audience: (reader) => {
      if (managesPlant(reader, plant)) return forManagers;
      const isOwn = (cell: ChangedCell): boolean => cell.employeeId === reader.employeeId;
      const isColleague = (cell: ChangedCell): boolean =>
        readsColleagues(reader, undefined) === allow &&
        colleagues.get(plantDayKey(cell))?.has(reader.employeeId) === true;
      const visible = cells.filter((cell) => isOwn(cell) || (isPublic(cell) && isColleague(cell)));
      if (visible.length === 0) return null;
      // colleagues share one object, so that it becomes text once
      if (visible.length === open.length && !visible.some(isOwn)) return forColleagues;
      return { plant, cells: visible.map((cell) => (isOwn(cell) ? ownCell(cell) : colleagueCell(cell))) };
    },
  };
}

const placeOf = (cell: ChangedCell) => ({ employeeId: cell.employeeId, date: compactDay(cell.day) });

function managerCell(cell: ChangedCell): CellPatch {
  const { turn, version, marks, start, end } = cell;
  const hasOwn = marks.includes('t') && start !== null && end !== null;
  return { ...placeOf(cell), turn, version, marks, ...(hasOwn && { times: [start, end] as const }) };
}

/** The person knows the own turn; marks are for who plans. */
function ownCell(cell: ChangedCell): CellPatch {
  return { ...placeOf(cell), turn: cell.turn, version: cell.version, marks: '' };
}

/**
 * Codes only: what is no shift of the plant is an absence without a reason. No version either: it would count changes that
 * are none of a colleague's business.
 */
function colleagueCell(cell: ChangedCell): CellPatch {
  const isAbsence = cell.turn !== null && cell.shiftClass === null;
  return { ...placeOf(cell), turn: isAbsence ? ABSENT : cell.turn, marks: '' };
}
