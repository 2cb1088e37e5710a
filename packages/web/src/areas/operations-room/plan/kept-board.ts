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
  /** Of the plans that were changed, by date. */
  readonly versions: Readonly<Record<string, number>>;
}

const nameOf = ({ userName, plant, dates }: KeptPlace): DraftName => ({
  form: 'sala',
  userName,
  thing: [plant, ...dates],
});

export function keepBoard(place: KeptPlace, { board, versions }: KeptBoard): void {
  keepDraft(nameOf(place), { seats: board.seats, open: [...board.open], versions });
}

export const forgetBoard = (place: KeptPlace): void => forgetDraft(nameOf(place));

/** null for nothing, and for what cannot be read. */
export function keptBoard(place: KeptPlace): KeptBoard | null {
  return keptDraft(nameOf(place), (value) => {
    const { seats, open, versions } = (value ?? {}) as Record<string, unknown>;
    if (!Array.isArray(seats) || !seats.every(isSeat) || !Array.isArray(open)) return null;
    return { board: { seats, open: new Map(open) }, versions: versions as KeptBoard['versions'] };
  });
}

function isSeat(value: unknown): value is Seat {
  const { id, positionId, employeeId, begin, end } = (value ?? {}) as Record<string, unknown>;
  const texts = [id, positionId, employeeId].every((text) => typeof text === 'string');
  return texts && typeof begin === 'number' && typeof end === 'number';
}
