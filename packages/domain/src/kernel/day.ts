declare const dayBrand: unique symbol;

/** A local calendar day as days since 1970-01-01. Days subtract and compare as the numbers they are. */
export type Day = number & { readonly [dayBrand]: 'Day' };

export interface CivilDate {
  readonly year: number;
  /** 1–12 */
  readonly month: number;
  /** 1–31 */
  readonly day: number;
}

const DAYS_PER_ERA = 146_097;
const DAYS_TO_EPOCH = 719_468;

/** Months count from March so that the leap day closes the year. */
function dayNumber(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_PER_ERA + dayOfEra - DAYS_TO_EPOCH;
}

export function civil(day: Day): CivilDate {
  const z = day + DAYS_TO_EPOCH;
  const era = Math.floor(z / DAYS_PER_ERA);
  const dayOfEra = z - era * DAYS_PER_ERA;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1,
  };
}

/** The day of a date, or null when the calendar has no such date (31/04, 29/02/2027). */
export function dayIfReal(year: number, month: number, day: number): Day | null {
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  const found = dayNumber(year, month, day) as Day;
  return civil(found).day === day ? found : null;
}

/** The day of a date known to exist. Throws RangeError for a date that the calendar does not have. */
export function dayOf(year: number, month: number, day: number): Day {
  const found = dayIfReal(year, month, day);
  if (found === null) throw new RangeError(`No such date: ${year}-${month}-${day}`);
  return found;
}

export function addDays(day: Day, count: number): Day {
  return (day + count) as Day;
}

/** 1 = Monday … 7 = Sunday. */
export function weekday(day: Day): 1 | 2 | 3 | 4 | 5 | 6 | 7 {
  // 1970-01-01 was a Thursday
  return (((((day + 3) % 7) + 7) % 7) + 1) as 1 | 2 | 3 | 4 | 5 | 6 | 7;
}

/** Month 13 is the next year's January and month 0 the last year's December, so that months can be counted. */
export function firstOfMonth(year: number, month: number): Day {
  const months = year * 12 + (month - 1);
  return dayNumber(Math.floor(months / 12), (((months % 12) + 12) % 12) + 1, 1) as Day;
}

export function lastOfMonth(year: number, month: number): Day {
  return addDays(firstOfMonth(year, month + 1), -1);
}
