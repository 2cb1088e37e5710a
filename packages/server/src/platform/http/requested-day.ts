import { OUTCOME } from '@torre/contract/outcome';
import { outcomeSentence } from '@torre/contract/outcome/sentences';
import { civil, dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { refused } from './refused.ts';

/** YYYYMMDD → day. Refuses with 400 what is no date; a year 0 there never was, and PostgreSQL knows none. */
export function requestedDay(text: string): Day {
  const day = dayFromCompact(text);
  if (day === null || civil(day).year < 1)
    throw refused(400, OUTCOME.malformed, outcomeSentence('dayUnknown', { text }));
  return day;
}
