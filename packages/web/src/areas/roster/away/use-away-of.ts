import { useSyncExternalStore } from 'react';
import type { AwayDays } from '../cell-overlays.ts';
import type { MonthStore } from '../month-store.ts';

const NOBODY: readonly AwayDays[] = [];
const never = (): (() => void) => () => undefined;

/** Who is away in a month, kept as it changes; nobody while it is not wanted. */
export function useAwayOf(store: MonthStore | null, wanted: boolean): readonly AwayDays[] {
  const watched = wanted ? store : null;
  return useSyncExternalStore(watched?.watchOverlays ?? never, () => watched?.overlays().away ?? NOBODY);
}
