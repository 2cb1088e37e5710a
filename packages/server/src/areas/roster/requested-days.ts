import { OUTCOME } from '@torre/contract/outcome';
import { dayFromCompact, dayOf } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { refused } from '../../platform/http/refused.ts';

/** Two months of 31 days: the widest range that one answer covers. */
export const MAX_DAYS = 62;

/** A plant's code that means no plant (E8.15). */
export const NO_PLANT = '-';

/** Years that a roster can be asked for; a slip of the finger elsewhere would be stored, or fail in the database. */
const FIRST_DAY = dayOf(2000, 1, 1);
const LAST_DAY = dayOf(2100, 12, 31);

/** YYYYMMDD → day. Refuses with 400 what is no date, and years outside 2000–2100. */
export function requestedDay(text: string): Day {
  const day = dayFromCompact(text);
  if (day === null)
    throw refused(400, OUTCOME.malformed, `La data «${text}» non è valida: serve la forma AAAAMMGG.`);
  if (day < FIRST_DAY || day > LAST_DAY)
    throw refused(400, OUTCOME.malformed, 'La data è fuori dagli anni ammessi, dal 2000 al 2100.');
  return day;
}

/** Refuses with 400 what is no date, a range that ends before it begins, and one longer than MAX_DAYS. */
export function requestedRange(range: { from: string; to: string }): { from: Day; to: Day } {
  const from = requestedDay(range.from);
  const to = requestedDay(range.to);
  if (to < from) throw refused(400, OUTCOME.malformed, 'Il periodo finisce prima di cominciare.');
  if (to - from >= MAX_DAYS) {
    throw refused(400, OUTCOME.malformed, `Il periodo supera ${MAX_DAYS} giorni: chiedine uno più breve.`);
  }
  return { from, to };
}
