import { TypedAhead } from '../edit/typed-ahead.ts';
import type { GridPosition } from './grid-keys.ts';

/** A cell named so that it survives filters and months: the key of its row and its column. */
export interface NamedCell {
  readonly row: string;
  readonly column: number;
}

/** Whole rows of people, whole columns of days, or everybody in view. */
export type WholeLines = 'rows' | 'columns' | 'all';

export interface GridSelection {
  /** Where the hand is; the one cell that Tab reaches. */
  readonly focus: NamedCell | null;
  /** Where the selection began. */
  readonly anchor: NamedCell | null;
  /** How far the selection reaches beyond its two ends. */
  readonly whole: WholeLines | null;
  /** Opposite corners of what was copied; null when nothing is. */
  readonly copied: readonly [NamedCell, NamedCell] | null;
  /** The first letter of the code that is being typed in the cell of the hand; null while none is. */
  readonly typing: string | null;
}

/** Rows and columns between the two ends, both included. */
export interface SelectedArea {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** The focus and the selection of one grid, outside React: moving the hand draws the overlay, not the rows. */
export class SelectionStore {
  #value: GridSelection = { focus: null, anchor: null, whole: null, copied: null, typing: null };
  #keyboard = false;
  /** What is typed on the cells before somebody asks for it. */
  readonly typed = new TypedAhead();
  #move = (cell: NamedCell): void => this.focus(cell);
  readonly #listeners = new Set<() => void>();

  readonly read = (): GridSelection => this.#value;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** The keyboard is on the grid, or was when the month that held its cell left; the next month takes it back. */
  get keyboard(): boolean {
    return this.#keyboard;
  }

  setKeyboard(focused: boolean): void {
    this.#keyboard = focused;
  }

  /** Moves the hand; without `extend` the selection begins anew there. */
  focus(cell: NamedCell | null, extend = false): void {
    this.typed.forget();
    const { anchor, whole } = this.#value;
    this.#set({
      ...this.#value,
      focus: cell,
      anchor: extend ? (anchor ?? cell) : cell,
      whole: extend ? whole : null,
      typing: null,
    });
  }

  /** Selects from `anchor` to `focus`. */
  select(anchor: NamedCell, focus: NamedCell): void {
    this.#set({ ...this.#value, focus, anchor, whole: null });
  }

  /** Widens the selection to whole lines; the hand stays where it is. */
  widen(whole: WholeLines): void {
    const before = this.#value.whole;
    const both = before !== null && before !== whole;
    this.#set({ ...this.#value, whole: both ? 'all' : whole });
  }

  /** The grid says how it brings the keyboard to a cell in view. */
  guideFocus(move: (cell: NamedCell) => void): void {
    this.#move = move;
  }

  /** Brings hand and keyboard to a cell in view. */
  moveFocus(cell: NamedCell): void {
    this.#move(cell);
  }

  /** Opens the field in the cell of the hand, or with null closes it. */
  type(text: string | null): void {
    this.#set({ ...this.#value, typing: text });
  }

  markCopied(copied: GridSelection['copied']): void {
    this.#set({ ...this.#value, copied });
  }

  #set(value: GridSelection): void {
    this.#value = value;
    for (const listener of this.#listeners) listener();
  }
}

export function areaBetween(a: GridPosition, b: GridPosition): SelectedArea {
  return {
    top: Math.min(a.row, b.row),
    bottom: Math.max(a.row, b.row),
    left: Math.min(a.column, b.column),
    right: Math.max(a.column, b.column),
  };
}
