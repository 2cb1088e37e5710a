import type { ClipboardEvent, KeyboardEvent } from 'react';
import type { NamedCell, SelectedArea } from './grid-selection.ts';

/** What the screen around the grid does with a selection. It comes later than the grid, which lives without it. */
export interface GridEditor {
  /** A key on a cell; true when it is taken. */
  readonly onKey: (event: KeyboardEvent) => boolean;
  /** Copy, cut or paste on a cell. */
  readonly onClipboard: (event: ClipboardEvent) => void;
  /** A code was typed in the cell and left there. */
  readonly onTyped: (cell: NamedCell, text: string) => void;
  /** The handle at the corner of `from` was let go at `to`, which begins in the same corner and is larger. */
  readonly onFill: (from: SelectedArea, to: SelectedArea) => void;
}
