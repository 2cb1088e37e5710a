import type { Day } from '../kernel/index.ts';

/** Whom an article asks to say that they read it. */
export interface ReadAskTargets {
  /** ICAO codes; empty: of every plant. */
  readonly plants: readonly string[];
  /** Categories of assignments; empty: all. */
  readonly categories: readonly string[];
}

/** Whether somebody with this assignment is asked: both lists narrow, and one of them at least names somebody. */
export function isAskedToRead(
  { plants, categories }: ReadAskTargets,
  post: { readonly icao: string | null; readonly category: string },
): boolean {
  if (plants.length + categories.length === 0) return false;
  return (
    (plants.length === 0 || (post.icao !== null && plants.includes(post.icao))) &&
    (categories.length === 0 || categories.includes(post.category))
  );
}

/** How many days before the last one the bell reminds. */
const REMINDED_BEFORE = 2;

/** Of which occasions somebody who has not signed is told on a day: the ask itself, two days before its last day, and after it. */
export type ReadOccasion = 'asked' | 'soon' | 'late';

export function readOccasion(due: Day, today: Day): ReadOccasion {
  if (today > due) return 'late';
  return today >= due - REMINDED_BEFORE ? 'soon' : 'asked';
}
