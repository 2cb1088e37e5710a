import { isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { isRestHoliday, nationalHolidays, patronHoliday } from '@torre/domain/roster';
import type { Holiday } from '@torre/domain/roster';
import type { HolidayRow } from '../world.ts';
import { PATRON_DAYS } from './patron-days.ts';

function row(holiday: Holiday, comune: string): HolidayRow {
  const { type, name, domenicale } = holiday;
  return { day: isoDay(holiday.day), type, comune, name, domenicale };
}

/** National days, and the patron days of these comuni, of whole years. */
export function holidayRows(
  firstYear: number,
  lastYear: number,
  comuni: readonly string[],
): readonly HolidayRow[] {
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);
  return years.flatMap((year) => [
    ...nationalHolidays(year).map((holiday) => row(holiday, '')),
    ...[...new Set(comuni)].flatMap((comune) => {
      const patron = patronHoliday(PATRON_DAYS, comune, year);
      return patron ? [row(patron, comune)] : [];
    }),
  ]);
}

/** Whether day staff of a comune rests on a day, from the same rows. */
export function restDays(rows: readonly HolidayRow[], comune: string): (day: Day) => boolean {
  const days = new Set(
    rows
      .filter(
        (holiday) => isRestHoliday(holiday.type as Holiday['type']) && ['', comune].includes(holiday.comune),
      )
      .map(({ day }) => day),
  );
  return (day) => days.has(isoDay(day));
}
