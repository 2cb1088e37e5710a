import { accept, isVisible, refuse } from '../kernel/index.ts';
import type { Day, Decision, NoDetails } from '../kernel/index.ts';

/** A longer lock is a slip of the pen. */
export const LOCK_MAX_DAYS = 366;
export const LOCK_REASON_MAX_LENGTH = 200;

/** Why days are not locked. */
export interface LockRefusals {
  readonly daysReversed: NoDetails;
  readonly lockTooLong: { readonly allowed: number };
  readonly reasonRequired: NoDetails;
  readonly reasonTooLong: { readonly allowed: number };
}

/**
 * Whether a manager may lock these days for this reason; the trimmed reason. Past days may be locked: somebody counts them at present.
 */
export function decideLock(wish: {
  readonly from: Day;
  readonly to: Day;
  readonly reason: string;
}): Decision<string, LockRefusals> {
  if (wish.to < wish.from) return refuse('daysReversed');
  if (wish.to - wish.from >= LOCK_MAX_DAYS) return refuse('lockTooLong', { allowed: LOCK_MAX_DAYS });
  const reason = wish.reason.trim();
  if (!isVisible(reason)) return refuse('reasonRequired');
  if ([...reason].length > LOCK_REASON_MAX_LENGTH)
    return refuse('reasonTooLong', { allowed: LOCK_REASON_MAX_LENGTH });
  return accept(reason);
}
