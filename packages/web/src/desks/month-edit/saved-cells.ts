import { serverWords } from '../../platform/server-words.ts';
import type { BulkReply, RefusedCell, ShiftOfPerson } from '@torre/contract/bulk';
import { OUTCOME } from '@torre/contract/outcome';
import type { CellPatch } from '@torre/contract/cells';
import { dayFromCompact } from '@torre/domain/kernel';
import { cellPatch } from '../../areas/roster/index.ts';
import type { DefinitionBook } from '../../areas/roster/index.ts';
import { CallFailed } from '../../platform/call-failure.ts';

/** The saved cells as the grid draws them. */
export function patchesOf(shifts: readonly ShiftOfPerson[], book: DefinitionBook): readonly CellPatch[] {
  return shifts.flatMap(({ employeeId, ...shift }) => {
    const day = dayFromCompact(shift.date);
    return day === null ? [] : [cellPatch(employeeId, shift, day, book)];
  });
}

/** The cells that a refused call names: a bulk change of which nothing could be saved (409) says why, cell by cell. */
export function refusalsOf(error: unknown): readonly RefusedCell[] | null {
  if (!(error instanceof CallFailed) || error.outcome?.code !== OUTCOME.nothingSaved) return null;
  return (error.reply as Pick<BulkReply, 'refused'>).refused;
}

/** Refused only for want of a yes: an approved absence lies on the day. */
export const isOverAbsence = ({ code }: RefusedCell): boolean => code === OUTCOME.overAbsence;

export interface RefusedGroup {
  /** null: somebody else changed them; each says by itself what stands there now. */
  readonly messageIT: string | null;
  readonly cells: readonly RefusedCell[];
}

/** Refused cells by their reason: those that somebody else changed first, then the most frequent reason. */
export function byReason(refused: readonly RefusedCell[]): readonly RefusedGroup[] {
  return [...Map.groupBy(refused, (cell) => (cell.current === null ? serverWords(cell) : null))]
    .map(([messageIT, cells]) => ({ messageIT, cells }))
    .toSorted(
      (one, other) =>
        Number(other.messageIT === null) - Number(one.messageIT === null) ||
        other.cells.length - one.cells.length,
    );
}
