/** A cell of the grid: row among counters and lines, column among the days in view. */
export interface GridPosition {
  readonly row: number;
  readonly column: number;
}

export interface GridBounds {
  readonly rows: number;
  readonly columns: number;
  /** Rows of counters above the people. */
  readonly counters: number;
  /** Column of today, -1 when it is not in view. */
  readonly today: number;
}

export interface GridKey {
  readonly key: string;
  readonly ctrl: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
}

/** What a key means on a cell. `move` with `extend` stretches the selection from where it began. */
export type GridCommand =
  | { readonly kind: 'move'; readonly to: GridPosition; readonly extend: boolean }
  | { readonly kind: 'month'; readonly step: 1 | -1 }
  | { readonly kind: 'open' }
  | { readonly kind: 'today' }
  /** All days of the person, or all people of the day. */
  | { readonly kind: 'whole'; readonly lines: 'rows' | 'columns' }
  | { readonly kind: 'release' };

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const clamp = (value: number, last: number): number => Math.max(0, Math.min(value, last));

/** The spreadsheet's idioms on the month (`look/`, stati); null for a key that the grid leaves alone. */
export function gridCommand(
  at: GridPosition,
  { key, ctrl, shift, alt }: GridKey,
  bounds: GridBounds,
): GridCommand | null {
  const lastRow = bounds.rows - 1;
  const lastColumn = bounds.columns - 1;
  const move = (row: number, column: number): GridCommand => {
    // A selection holds people only: stretching it stops below the counters.
    const top = shift && at.row >= bounds.counters ? bounds.counters : 0;
    return {
      kind: 'move',
      to: { row: Math.max(top, clamp(row, lastRow)), column: clamp(column, lastColumn) },
      extend: shift,
    };
  };
  const toToday: GridCommand =
    bounds.today < 0
      ? { kind: 'today' }
      : { kind: 'move', to: { row: at.row, column: bounds.today }, extend: false };
  const isToday = key.toLowerCase() === 't';
  // On cells that can be changed a T begins T12: with Alt it is this command everywhere (decision 0054).
  if (alt) return isToday && !ctrl ? toToday : null;
  const step = STEPS[key];
  if (step !== undefined) {
    if (!ctrl) return move(at.row + step[0], at.column + step[1]);
    return move(
      step[0] === 0 ? at.row : step[0] < 0 ? bounds.counters : lastRow,
      step[1] === 0 ? at.column : step[1] < 0 ? 0 : lastColumn,
    );
  }
  if (key === 'Home') return move(ctrl ? bounds.counters : at.row, 0);
  if (key === 'End') return move(ctrl ? lastRow : at.row, lastColumn);
  if (key === ' ' && at.row >= bounds.counters && (ctrl || shift))
    return ctrl && shift ? null : { kind: 'whole', lines: ctrl ? 'columns' : 'rows' };
  if (ctrl) return null;
  if (key === 'PageUp') return { kind: 'month', step: -1 };
  if (key === 'PageDown') return { kind: 'month', step: 1 };
  if (key === 'Enter' || key === ' ') return { kind: 'open' };
  if (key === 'Escape') return { kind: 'release' };
  return isToday ? toToday : null;
}

/** The letter of a key pressed with Alt, which writes another sign on some keyboards. */
export function letterPressed({ key, code, altKey }: Pick<KeyboardEvent, 'key' | 'code' | 'altKey'>): string {
  return altKey && !/^[a-z]$/i.test(key) ? code.replace(/^Key/, '') : key;
}
