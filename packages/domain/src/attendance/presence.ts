import { overlap } from '../kernel/index.ts';
import type { Span, UtcMinute } from '../kernel/index.ts';

/** A clock-in or a clock-out. */
export type PunchKind = 'entrance' | 'exit';

/** A punch as the rule counts it: one of the clock, or a correction that counts as one. */
export interface CountedPunch {
  readonly at: UtcMinute;
  readonly kind: PunchKind;
  /** Nobody has decided on the correction yet. */
  readonly waits: boolean;
  /** null: of the clock. */
  readonly cause: string | null;
}

/** From an entrance to its exit; null where that punch is missing. */
export interface Presence {
  readonly entrance: CountedPunch | null;
  readonly exit: CountedPunch | null;
}

export interface PairingLimits {
  /** Minutes within which two punches of a kind are one, and a gap is none. */
  readonly tolerance: number;
  /** Minutes after which an exit belongs to no entrance before it. */
  readonly longestPresence: number;
}

/**
 * Entrances with their exits, in order of time. A second entrance leaves the first one without its exit, a second exit has no
 * entrance; an exit too long after an entrance is not its own.
 */
export function presencesOf(
  punches: readonly CountedPunch[],
  { tolerance, longestPresence }: PairingLimits,
): readonly Presence[] {
  const found: Presence[] = [];
  let entrance: CountedPunch | null = null;
  for (const punch of onceEach(punches, tolerance)) {
    if (punch.kind === 'entrance') {
      if (entrance) found.push({ entrance, exit: null });
      entrance = punch;
      continue;
    }
    if (entrance && punch.at - entrance.at > longestPresence) {
      found.push({ entrance, exit: null });
      entrance = null;
    }
    found.push({ entrance, exit: punch });
    entrance = null;
  }
  if (entrance) found.push({ entrance, exit: null });
  return found;
}

/** Who taps twice has come, or gone, once: the first entrance counts, and the last exit. */
function onceEach(punches: readonly CountedPunch[], tolerance: number): readonly CountedPunch[] {
  const ordered = punches.toSorted((one, other) => one.at - other.at || (one.kind === 'exit' ? -1 : 1));
  const kept: CountedPunch[] = [];
  for (const punch of ordered) {
    const last = kept.at(-1);
    if (last?.kind !== punch.kind || punch.at - last.at > tolerance) kept.push(punch);
    else if (punch.kind === 'exit') kept[kept.length - 1] = punch;
  }
  return kept;
}

/** The time of a whole presence; null where one of its punches is missing. */
export function spanOf({ entrance, exit }: Presence): Span | null {
  return entrance && exit ? { begin: entrance.at, end: exit.at } : null;
}

/** What of `one` lies within `other`; null for nothing. */
export function within(one: Span, other: Span): Span | null {
  return overlap(one, other)
    ? { begin: Math.max(one.begin, other.begin), end: Math.min(one.end, other.end) }
    : null;
}

/** Whether one of its punches is a correction that nobody has decided on. */
export const waits = ({ entrance, exit }: Presence): boolean => (entrance?.waits || exit?.waits) ?? false;

/** The cause of the correction that made it whole; null: both punches are of the clock. */
export const causeOf = ({ entrance, exit }: Presence): string | null =>
  entrance?.cause ?? exit?.cause ?? null;
