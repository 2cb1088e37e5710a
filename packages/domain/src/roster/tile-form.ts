import type { ShiftDefinition } from './shift-definition.ts';
import { crossesMidnight } from './shift-times.ts';

/** How a cell is drawn: filled when the person is in the room, hollow on call, hatched away, bare at rest. */
export type TileForm =
  | 'morning'
  | 'midday'
  | 'afternoon'
  | 'night'
  | 'office'
  | 'h36'
  | 'oncall-day'
  | 'oncall-night'
  | 'training'
  | 'absence'
  | 'rest'
  | 'flex';

const HOUR = 60;

/** Timetables of day staff are told apart by their code: they share their hours with reinforcement shifts. */
const TIMETABLES: Readonly<Record<string, TileForm>> = { G35: 'office', G36: 'h36' };

function formByStart(begin: number): TileForm {
  if (begin < 5 * HOUR || begin >= 22 * HOUR) return 'night';
  if (begin < 10 * HOUR) return 'morning';
  return begin < 14 * HOUR ? 'midday' : 'afternoon';
}

export function tileForm(
  definition: Pick<ShiftDefinition, 'name' | 'shiftClass' | 'beginTime' | 'endTime' | 'secondaryActivity'>,
): TileForm {
  const { name, shiftClass, beginTime, endTime } = definition;
  if (definition.secondaryActivity) return 'training';
  switch (shiftClass) {
    case 'NONLAV':
      return 'rest';
    case 'FLEX':
      return 'flex';
    case 'REP':
      return beginTime !== null && endTime !== null && crossesMidnight(beginTime, endTime)
        ? 'oncall-night'
        : 'oncall-day';
    case 'LAV':
      return TIMETABLES[name] ?? (beginTime === null ? 'office' : formByStart(beginTime));
  }
}
