import type { CSSProperties } from 'react';
import { countLines } from './grid-lines.ts';
import type { GridModel } from './grid-model.ts';

/**
 * Custom properties for a frame over lines `first` to `last` (both included), counted below the counters, and over `wide`
 * columns from `left`.
 */
export function placeOfLines(
  { lines }: GridModel,
  first: number,
  last: number,
  left: number,
  wide: number,
): CSSProperties {
  const above = countLines(lines, 0, first);
  const counted = countLines(lines, first, last + 1);
  return {
    '--people-above': above.people,
    '--groups-above': above.groups,
    '--people': counted.people,
    '--groups': counted.groups,
    '--left': left,
    '--wide': wide,
  } as CSSProperties;
}
