import { civil, dayIfReal, type Day } from '@torre/domain/kernel';

const SEPARATED = /^(\d{1,2})\s*[/.\- ]\s*(\d{1,2})(?:\s*[/.\- ]\s*(\d{2}|\d{4}))?$/;
const UNSEPARATED = /^(\d{2})(\d{2})(\d{2}|\d{4})$/;

/**
 * Reads a date as people here type it: `3/11`, `3-11-26`, `3.11.2026`, `031126`, `03112026`; day first, always.
 * Without a year the date lies in the year of `today`; two digits mean 20yy. null: no date, or one that does not exist.
 */
export function parseItalianDate(text: string, today: Day): Day | null {
  const match = SEPARATED.exec(text.trim()) ?? UNSEPARATED.exec(text.trim());
  if (!match) return null;
  const year = match[3] === undefined ? civil(today).year : Number(match[3].padStart(4, '20'));
  return dayIfReal(year, Number(match[2]), Number(match[1]));
}
