import type { GridPosition } from './grid-keys.ts';

/** A cell named so that it survives filters and months: the key of its row and its column. */
export interface NamedCell {
  readonly row: string;
  readonly column: number;
}

export interface GridSelection {
  /** Where the hand is; the one cell that Tab reaches. */
  readonly focus: NamedCell | null;
  /** Where the selection began. */
  readonly anchor: NamedCell | null;
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
  #value: GridSelection = { focus: null, anchor: null };
  #keyboard = false;
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

  holdKeyboard(held: boolean): void {
    this.#keyboard = held;
  }

  /** Moves the hand; without `extend` the selection begins anew there. */
  focus(cell: NamedCell | null, extend = false): void {
    this.#value = { focus: cell, anchor: extend ? (this.#value.anchor ?? cell) : cell };
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
