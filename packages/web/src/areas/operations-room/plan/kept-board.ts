import { forgetDraft, keepDraft, keptDraft } from '../../../platform/kept-draft.ts';
import type { DraftName } from '../../../platform/kept-draft.ts';
import type { Board, Seat } from './board.ts';

/** The plan of a day of which a tab keeps unsaved changes: through a failed save, a reload, a lost session. */
export interface KeptPlace {
  readonly userName: string;
  readonly plant: string;
  /** YYYYMMDD of the board, and the days that it changes. */
  readonly dates: readonly string[];
}

export interface KeptBoard {
  readonly board: Board;
  /** From which the changes began: what others saved since is told by it, and a day that was not changed stays theirs. */
  readonly base: Board;
  /** Of the plans that were changed, by date. */
  readonly versions: Readonly<Record<string, number>>;
}

const nameOf = ({ userName, plant, dates }: KeptPlace): DraftName => ({
  form: 'sala',
  userName,
  thing: [plant, ...dates],
});

const written = ({ seats, open }: Board) => ({ seats, open: [...open] });

export function keepBoard(place: KeptPlace, { board, base, versions }: KeptBoard): void {
  keepDraft(nameOf(place), { board: written(board), base: written(base), versions });
}

export const forgetBoard = (place: KeptPlace): void => forgetDraft(nameOf(place));

/** null for nothing, and for what cannot be read. */
export function keptBoard(place: KeptPlace): KeptBoard | null {
  return keptDraft(nameOf(place), (value) => {
    const { versions, ...kept } = (value ?? {}) as Record<string, unknown>;
    const [board, base] = [readBoard(kept['board']), readBoard(kept['base'])];
    return board && base && { board, base, versions: versions as KeptBoard['versions'] };
  });
}

function readBoard(value: unknown): Board | null {
  const { seats, open } = (value ?? {}) as Record<string, unknown>;
  if (!Array.isArray(seats) || !seats.every(isSeat) || !Array.isArray(open)) return null;
  return { seats, open: new Map(open) };
}

function isSeat(value: unknown): value is Seat {
  const { id, positionId, employeeId, begin, end } = (value ?? {}) as Record<string, unknown>;
  const texts = [id, positionId, employeeId].every((text) => typeof text === 'string');
  return texts && typeof begin === 'number' && typeof end === 'number';
}
