import { addDays, weekday } from '@torre/domain/kernel';
import type { Day, ZoneTable } from '@torre/domain/kernel';
import type { PersonHours, personHours } from '@torre/domain/roster';
import type { DefinitionBook } from './definition-book.ts';
import { ELSEWHERE, NO_SHIFT } from './month-store.ts';
import type { RowSnapshot } from './month-store.ts';
import { emptyDay, hoursOfDays, plannedDay } from './planned-time.ts';

export interface RowTotals extends PersonHours {
  /** Weekends of which a Saturday or a Sunday is worked. */
  readonly weekends: number;
  /** Sundays and rest holidays that are worked. */
  readonly holidays: number;
}

/** What the cells of a row are read with. */
export interface RowFrame {
  readonly from: Day;
  readonly book: DefinitionBook;
  readonly zone: ZoneTable;
  readonly hoursOf: ReturnType<typeof personHours>;
  readonly isHoliday: (day: Day) => boolean;
}

const SATURDAY = 6;
const SUNDAY = 7;

/** What the row of a person comes to; a shift counts on the day under which it stands, a day in another plant nowhere. */
export function rowTotals(
  { turns, marks, times, overlays }: Pick<RowSnapshot, 'turns' | 'marks' | 'times' | 'overlays'>,
  { from, book, zone, hoursOf, isHoliday }: RowFrame,
): RowTotals {
  const days = turns.flatMap((turn, index) => {
    if (turn === ELSEWHERE) return [];
    const day = addDays(from, index);
    if (turn === NO_SHIFT) return [emptyDay(day)];
    const [begin, end] = times[index] ?? [];
    const own = begin === undefined || end === undefined ? null : { begin, end };
    return [plannedDay(day, book.meaning(turn, day), own, marks[index]?.includes('s') ?? false)];
  });
  const hours = hoursOfDays(days, overlays, zone, hoursOf);
  const weekends = hours.dutyDays.filter((day) => weekday(day) >= SATURDAY);
  return {
    ...hours,
    weekends: new Set(weekends.map((day) => addDays(day, SUNDAY - weekday(day)))).size,
    holidays: hours.dutyDays.filter((day) => weekday(day) === SUNDAY || isHoliday(day)).length,
  };
}
