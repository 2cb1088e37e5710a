import { attendanceSentence } from '@torre/contract/attendance/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import type { Day } from '@torre/domain/kernel';
import { refused } from '../../platform/http/refused.ts';
import { requestedDay, requestedRange } from '../../platform/http/requested-days.ts';

export interface Days {
  readonly from: Day;
  readonly to: Day;
}

/** YYYY/MM/DD (E7.6.13) → day. Refuses with 400 what is none. */
export function requestedSlashDay(text: string): Day {
  return requestedDay(compact(text));
}

/** Refuses with 400 what is missing, no date, ends before it begins, or is longer than two months. */
export function requestedSlashDays({ dal, al }: { readonly dal?: string; readonly al?: string }): Days {
  if (!dal || !al) throw refused(400, OUTCOME.missingParameter, attendanceSentence('daysMissing'));
  return requestedRange({ from: compact(dal), to: compact(al) });
}

function compact(text: string): string {
  if (!/^\d{4}\/\d{2}\/\d{2}$/.test(text))
    throw refused(400, OUTCOME.malformed, attendanceSentence('dateMalformed', { text }));
  return text.replaceAll('/', '');
}
