import type { CompactMonth } from '@torre/contract/month';
import { addDays, civil, dayFromCompact, weekday } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { cantModify, isRestHoliday } from '@torre/domain/roster';
import type { EditWindow, HolidayType } from '@torre/domain/roster';

/** A day of the grid: its head and the ground below its tiles. */
export interface GridColumn {
  readonly day: Day;
  /** 1–31 */
  readonly date: number;
  readonly weekday: number;
  readonly ground: 'today' | 'holiday' | 'saturday' | 'plain';
  /** Sundays and rest days carry a bold, underlined number, today too. */
  readonly rest: boolean;
  /** Name of the holiday, for the head's title. */
  readonly holiday: string | null;
  /** Closed to edits (`domain.md` 7). */
  readonly locked: boolean;
  /** Wide enough for the hours beside the code. */
  readonly wide: boolean;
}

interface GridDays {
  readonly from: Day;
  readonly to: Day;
  readonly today: Day;
  /** Of the plant; without it no day is shown as closed. */
  readonly editWindow?: EditWindow | undefined;
  readonly wide?: boolean;
}

/** Columns from `from` to `to`, both included, as they look on `today`. */
export function gridColumns(
  { from, to, today, editWindow, wide = false }: GridDays,
  holidays: CompactMonth['holidays'],
): readonly GridColumn[] {
  const named = new Map(holidays.map((holiday) => [dayFromCompact(holiday.date), holiday]));
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const day = addDays(from, index);
    const holiday = named.get(day);
    const rest = weekday(day) === 7 || (holiday !== undefined && isRestHoliday(holiday.type as HolidayType));
    return {
      day,
      date: civil(day).day,
      weekday: weekday(day),
      ground: groundOf(day, today, rest),
      rest,
      holiday: holiday?.name ?? null,
      locked: editWindow !== undefined && !cantModify(day, today, editWindow).ok,
      wide,
    };
  });
}

function groundOf(day: Day, today: Day, rest: boolean): GridColumn['ground'] {
  if (day === today) return 'today';
  if (rest) return 'holiday';
  return weekday(day) === 6 ? 'saturday' : 'plain';
}
