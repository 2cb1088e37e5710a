import { useEffect, useMemo, useState } from 'react';

/** Bars that a frame has time for, on a slow machine too. */
const IN_A_FRAME = 40;

/**
 * The beginning of the list, longer in each frame until all of it is there: hundreds of bars drawn at once would keep the
 * screen from answering. A list that only loses some is not begun anew.
 */
export function useListInParts<T>(all: readonly T[]): readonly T[] {
  const [count, setCount] = useState(IN_A_FRAME);
  if (all.length === 0 && count !== IN_A_FRAME) setCount(IN_A_FRAME);
  const isWhole = count >= all.length;
  useEffect(() => {
    if (isWhole) return;
    const frame = requestAnimationFrame(() => setCount(count + IN_A_FRAME));
    return () => cancelAnimationFrame(frame);
  }, [count, isWhole]);
  return useMemo(() => (isWhole ? all : all.slice(0, count)), [all, count, isWhole]);
}
