import { addDays, weekday } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { DefinitionBook } from './definition-book.ts';
import { ELSEWHERE, NO_SHIFT } from './month-store.ts';

export interface RowTotals {
  /** Minutes of LAV shifts by their definitions. */
  readonly dutyMinutes: number;
  readonly nights: number;
  /** Weekends of which a Saturday or a Sunday is worked. */
  readonly weekends: number;
  /** Sundays and rest holidays that are worked. */
  readonly holidays: number;
  readonly absences: number;
  /** Days of this plant on which the person is not absent: those that owe hours. */
  readonly owingDays: readonly Day[];
}

const SATURDAY = 6;
const SUNDAY = 7;

/** What the row of a person comes to; `turns` by day index from `from`, a shift counts on the day under which it stands. */
export function rowTotals(
  turns: readonly string[],
  from: Day,
  book: DefinitionBook,
  isHoliday: (day: Day) => boolean,
): RowTotals {
  let dutyMinutes = 0;
  let nights = 0;
  let holidays = 0;
  let absences = 0;
  const weekends = new Set<Day>();
  const owingDays: Day[] = [];
  turns.forEach((turn, index) => {
    if (turn === ELSEWHERE) return;
    const day = addDays(from, index);
    const { form, dutyMinutes: minutes } = book.meaning(turn, day);
    if (turn !== NO_SHIFT && form === 'absence') {
      absences += 1;
      return;
    }
    owingDays.push(day);
    dutyMinutes += minutes;
    if (form === 'night') nights += 1;
    if (minutes === 0) return;
    const at = weekday(day);
    if (at >= SATURDAY) weekends.add(addDays(day, SUNDAY - at));
    if (at === SUNDAY || isHoliday(day)) holidays += 1;
  });
  return { dutyMinutes, nights, weekends: weekends.size, holidays, absences, owingDays };
}
