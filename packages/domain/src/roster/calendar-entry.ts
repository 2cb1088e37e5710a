import type { ShiftDefinition } from './shift-definition.ts';

/**
 * How a shift stands in a calendar outside of Torre: `busy` at work, `free` where one may be called or the hours come
 * later; null: not at all. Rest is no appointment; a turn without a definition is the cause of an absence and never
 * leaves Torre (decisions.md, What colleagues may see).
 */
export function calendarEntry(
  definition: Pick<ShiftDefinition, 'shiftClass'> | null,
): 'busy' | 'free' | null {
  switch (definition?.shiftClass) {
    case 'LAV':
      return 'busy';
    case 'REP':
    case 'FLEX':
      return 'free';
    case 'NONLAV':
    case undefined:
      return null;
  }
}
