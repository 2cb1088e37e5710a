import type { JustificationBody } from '@torre/contract/requests';
import { requestSentence } from '@torre/contract/requests/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import type { Day } from '@torre/domain/kernel';
import { MOST_DAYS, MOST_NOTE } from '@torre/domain/requests';
import type { WantedRequest } from '@torre/domain/requests';
import { refused } from '../../platform/http/refused.ts';
import { requestedDay } from '../../platform/http/requested-days.ts';

/** What a body asks for: one request, or a series of them that is decided together. */
export interface WantedRequests {
  readonly wanted: readonly WantedRequest[];
  readonly note: string;
  readonly documents: readonly string[];
  /** First and last day of all. */
  readonly days: { readonly from: Day; readonly to: Day };
}

/** YYYY/MM/DD (E7.6.13) → day. Throws 400 for what is none. */
export function slashedDay(text: string): Day {
  if (!/^\d{4}\/\d{2}\/\d{2}$/.test(text))
    throw refused(400, OUTCOME.malformed, requestSentence('daysUnreadable'));
  return requestedDay(text.replaceAll('/', ''));
}

/**
 * Reads the justification body (M3.17): a correction says `data` and `ora`, all else begins and ends. Throws 400, 409 for a series
 * that is longer than one request may be: all of it is judged at once.
 */
export function requestedJustification(body: JustificationBody): WantedRequests {
  const first = body.datainizio ?? body.data ?? body.giornoriferimento;
  if (first === undefined) throw refused(400, OUTCOME.malformed, requestSentence('daysUnreadable'));
  const fromDay = slashedDay(first);
  const toDay = body.datafine === undefined ? fromDay : slashedDay(body.datafine);
  const note = (body.note ?? body.testo ?? '').trim();
  if ([...note].length > MOST_NOTE)
    throw refused(400, OUTCOME.malformed, requestSentence('note-too-long', { allowed: MOST_NOTE }));
  const one: WantedRequest = {
    idcausale: body.idcausale,
    unit: body.codunitamisura,
    fromDay,
    toDay,
    fromMinute: body.orainizio ?? body.ora ?? null,
    toMinute: body.orafine ?? null,
    quantity: body.quantita ?? null,
  };
  const further = (body.serie ?? []).map((text) => slashedDay(text));
  const wanted = [...new Set([fromDay, ...further])]
    .sort((a, b) => a - b)
    .map((day): WantedRequest => ({ ...one, fromDay: day, toDay: (toDay + day - fromDay) as Day }));
  const days = { from: wanted[0]!.fromDay, to: wanted.at(-1)!.toDay };
  const asked = days.to - days.from + 1;
  if (wanted.length > 1 && asked > MOST_DAYS)
    throw refused(
      409,
      OUTCOME.requestRefused,
      requestSentence('too-many-days', { days: asked, allowed: MOST_DAYS }),
    );
  return { wanted, note, documents: [...new Set(body.documenti ?? [])], days };
}
