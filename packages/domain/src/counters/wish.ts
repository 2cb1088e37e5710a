import type { Day } from '../kernel/index.ts';
import type { PresenceSpan, Withdrawal } from './counters-input.ts';

export interface ChangedCounter {
  readonly slotIndex: number;
  /** Counts from `from`. */
  readonly dayIndex: number;
}

export interface WishedPresence {
  readonly personIndex: number;
  readonly day: Day;
  /** Nothing: an empty list. */
  readonly presence: readonly PresenceSpan[];
}

export interface WishedWithdrawals {
  readonly personIndex: number;
  /** All that the person would then have. */
  readonly withdrawals: readonly Withdrawal[];
}

/** Changes that would stand together; each person and day, and each person, at most once. */
export interface Wish {
  readonly presence: readonly WishedPresence[];
  readonly withdrawals?: readonly WishedWithdrawals[];
}

export interface Previewed<T> extends ChangedCounter {
  readonly before: T;
  readonly after: T;
}
