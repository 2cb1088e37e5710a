import type { Day } from '../kernel/index.ts';

/** `day`: days of the whole plant; `person`: days of one person; `month`: a month that the payroll has closed. */
export type LockKind = 'day' | 'person' | 'month';

/** Days of a plant, or of one of its people, that no save may change until somebody lifts the lock. */
export interface RosterLock {
  readonly kind: LockKind;
  /** null for `day` and `month`: everybody of the plant. */
  readonly employeeId: string | null;
  readonly from: Day;
  /** Included. */
  readonly to: Day;
  readonly reason: string;
  /** Who set it, as people read it. */
  readonly by: string;
}

/** Who hears of several hears first of the one that most people are bound by. */
const ORDER: readonly LockKind[] = ['month', 'day', 'person'];

/** The lock that closes a cell, null while none does. `locks`: of the cell's plant. */
export function lockOf<L extends Pick<RosterLock, 'kind' | 'employeeId' | 'from' | 'to'>>(
  locks: readonly L[],
  cell: { readonly employeeId: string; readonly day: Day },
): L | null {
  const closing = locks.filter(
    ({ employeeId, from, to }) =>
      from <= cell.day && cell.day <= to && (employeeId === null || employeeId === cell.employeeId),
  );
  return closing.toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind))[0] ?? null;
}
