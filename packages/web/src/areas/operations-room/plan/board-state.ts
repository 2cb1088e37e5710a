import type { Board, Gap, Seat } from './board.ts';
import { withSeat, withoutGap, withoutSeat } from './board.ts';

/** Moves of one's own that can be taken back until they are saved. */
const MOST_STEPS = 50;

/** A plan being changed. */
export interface BoardState {
  /** As it was read or saved last. */
  readonly saved: Board;
  readonly board: Board;
  readonly past: readonly Board[];
}

export type BoardEvent =
  | { readonly type: 'read'; readonly board: Board }
  /** What somebody else saved goes below what was changed here: it is the new beginning, the changes stay. */
  | { readonly type: 'rebase'; readonly saved: Board }
  | { readonly type: 'kept'; readonly board: Board }
  | { readonly type: 'put'; readonly seat: Seat }
  | { readonly type: 'remove'; readonly id: string }
  /** Proposals: these seats are gone, or stand elsewhere; these are put. */
  | { readonly type: 'take'; readonly removes: readonly string[]; readonly puts: readonly Seat[] }
  | { readonly type: 'close'; readonly gap: Gap }
  | { readonly type: 'undo' };

export const openBoard = (board: Board): BoardState => ({ saved: board, board, past: [] });

export function boardState(state: BoardState, event: BoardEvent): BoardState {
  const change = (board: Board): BoardState => ({
    ...state,
    board,
    past: [...state.past, state.board].slice(-MOST_STEPS),
  });
  switch (event.type) {
    case 'read':
      return openBoard(event.board);
    case 'rebase':
      return { ...state, saved: event.saved, past: [] };
    case 'kept':
      return change(event.board);
    case 'put':
      return change(withSeat(state.board, event.seat));
    case 'remove':
      return change(withoutSeat(state.board, event.id));
    case 'take': {
      const left = event.removes.reduce(withoutSeat, state.board);
      return change(event.puts.reduce(withSeat, left));
    }
    case 'close':
      return change(withoutGap(state.board, event.gap));
    case 'undo': {
      const board = state.past.at(-1);
      return board === undefined ? state : { ...state, board, past: state.past.slice(0, -1) };
    }
  }
}
