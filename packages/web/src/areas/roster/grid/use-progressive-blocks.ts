import { useEffect, useState } from 'react';

/** Blocks that fill the tallest usual screen. */
const SCREENFUL = 4;
/** Blocks mounted in one slice: small enough to leave room for a click in between. */
const SLICE = 2;

/** The range of blocks that are mounted, from `low` (included) to `high` (excluded). */
export interface MountedRange {
  readonly low: number;
  readonly high: number;
}

export function firstRange(firstVisible: number): MountedRange {
  const low = Math.max(0, firstVisible - 1);
  return { low, high: low + SCREENFUL };
}

/** What is below comes first: that is where people scroll. Answers the same range once all is mounted. */
export function widerRange(range: MountedRange, count: number): MountedRange {
  if (range.high < count) return { low: range.low, high: range.high + SLICE };
  if (range.low > 0) return { low: Math.max(0, range.low - SLICE), high: range.high };
  return range;
}

function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 16);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 100 });
  return () => cancelIdleCallback(handle);
}

/**
 * Mounts the first screenful at once and the rest in idle slices, so that the month is usable before it is complete.
 * `mountAll` completes it at once, for a jump to a line that is not there yet.
 */
export function useProgressiveBlocks(
  count: number,
  firstVisible: () => number,
): { readonly range: MountedRange; readonly mountAll: () => void } {
  const [range, setRange] = useState(() => firstRange(firstVisible()));
  useEffect(() => {
    const wider = widerRange(range, count);
    return wider === range ? undefined : whenIdle(() => setRange(wider));
  }, [range, count]);
  return { range, mountAll: () => setRange({ low: 0, high: count }) };
}
