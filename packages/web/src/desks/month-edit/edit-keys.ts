import { isOfCode } from '../../areas/roster/index.ts';

/** What a key does to what is selected. */
export type EditCommand =
  | 'type'
  | 'undo'
  | 'redo'
  | 'clear'
  | 'turn'
  | 'fill-down'
  | 'fill-right'
  | 'all'
  | 'review';

export interface EditKey {
  readonly key: string;
  /** Control, or Command on a Mac. */
  readonly ctrl: boolean;
  readonly shift: boolean;
}

export interface Extent {
  readonly people: number;
  readonly days: number;
}

/**
 * The spreadsheet's keys, and letters and digits, which begin the code of a shift; null for a key that belongs to the grid
 * or the browser.
 */
export function editCommand({ key, ctrl, shift }: EditKey, { people, days }: Extent): EditCommand | null {
  const several = people * days > 1;
  if (!ctrl) {
    if (isOfCode(key)) return 'type';
    if (key === 'Delete' || key === 'Backspace') return 'clear';
    return key === 'Enter' && !shift && several ? 'turn' : null;
  }
  const letter = key.toLowerCase();
  if (letter === 'z') return shift ? 'redo' : 'undo';
  if (shift) return null;
  if (letter === 'enter') return 'review';
  if (letter === 'y') return 'redo';
  if (letter === 'a') return 'all';
  // Without something to repeat these keys stay the browser's: bookmark, reload.
  if (letter === 'd' && people > 1) return 'fill-down';
  return letter === 'r' && days > 1 ? 'fill-right' : null;
}
