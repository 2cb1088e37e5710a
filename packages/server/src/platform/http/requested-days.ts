import { rosterSentence } from '@torre/contract/cells/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { civil, dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { refused } from './refused.ts';

/** Two months of 31 days: the widest range of a whole plant that one answer covers. */
export const MAX_DAYS = 62;

/** A year of one person. */
export const YEAR_DAYS = 366;

/** A plant's code that means no plant (E8.15). */
export const NO_PLANT = '-';

/** No roster reaches further; a date beyond is a slip of the pen. */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;

/** YYYYMMDD → day. Refuses with 400 what is no date, and years of which there is no roster. */
export function requestedDay(text: string): Day {
  const day = dayFromCompact(text);
  if (day === null) throw refused(400, OUTCOME.malformed, rosterSentence('dateMalformed', { text }));
  const { year } = civil(day);
  if (year < FIRST_YEAR || year > LAST_YEAR) {
    const years = `dal ${FIRST_YEAR} al ${LAST_YEAR}`;
    throw refused(400, OUTCOME.malformed, rosterSentence('dateOutside', { text, years }));
  }
  return day;
}

/** Refuses with 400 what is no date, a range that ends before it begins, and one longer than `mostDays`. */
export function requestedRange(
  range: { from: string; to: string },
  mostDays = MAX_DAYS,
): { from: Day; to: Day } {
  const from = requestedDay(range.from);
  const to = requestedDay(range.to);
  if (to < from) throw refused(400, OUTCOME.malformed, rosterSentence('rangeReversed'));
  if (to - from >= mostDays) {
    throw refused(400, OUTCOME.malformed, rosterSentence('rangeTooLong', { mostDays }));
  }
  return { from, to };
}
