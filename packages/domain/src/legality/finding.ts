import type { Level, RuleId } from '../configuration/index.ts';
import type { UtcMinute } from '../kernel/index.ts';

/** A stretch of elapsed time. */
export interface Stretch {
  readonly start: UtcMinute;
  readonly end: UtcMinute;
}

/** What would put it right. */
export type Mend =
  /** A break of so many minutes that begins at `by` at the latest. */
  | { readonly kind: 'break'; readonly minutes: number; readonly by: UtcMinute }
  /** So many minutes of position become a break. */
  | { readonly kind: 'less-position'; readonly minutes: number };

/** A rule that a roster or a plan breaks: what was measured, what is required, and what would mend it. */
export interface Finding {
  readonly rule: RuleId;
  readonly level: Level;
  /** The stretch that the rule speaks of. */
  readonly over: Stretch;
  readonly measured: number;
  readonly required: number;
  readonly mend: Mend;
}

export const minutesOf = ({ start, end }: Stretch): number => end - start;

/** Minutes that two stretches share. */
function sharedMinutes(one: Stretch, other: Stretch): number {
  return Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start));
}

/** Minutes of `within` that at least one of the stretches covers. */
export function combinedMinutes(stretches: readonly Stretch[], within: Stretch): number {
  let until = within.start;
  let minutes = 0;
  for (const { start, end } of stretches.toSorted((one, other) => one.start - other.start)) {
    minutes += sharedMinutes({ start: Math.max(start, until), end }, within);
    until = Math.max(until, end);
  }
  return minutes;
}
