import type { RequestRow } from '@torre/contract/requests';
import { CORRECTION_CAUSES, LEAVE_STATE } from '@torre/domain/requests';
import type { Texts } from '../../platform/text-catalogue.ts';
import type { Decision } from './decisions.ts';
import { shownPeriod } from './request-times.ts';
import './requests.texts.ts';

/** 'Ferrari Luca, 23/12/2026 – 25/12/2026': whose request and of when, beside the sentence that names it by its id only. */
export const decidedRequest = (row: RequestRow): string => `${row.cognome} ${row.nome}, ${shownPeriod(row)}`;

/** What the decision leads to; null where the question says all of it. */
function leadsTo({ stato, codcausale }: RequestRow, action: Decision) {
  const isAnnulment = stato === LEAVE_STATE.annulmentAsked;
  if (action === 'reject') return isAnnulment ? 'keepsApproved' : 'asksWhy';
  const isClockIn = CORRECTION_CAUSES.includes(codcausale);
  if (isAnnulment || action === 'annul') return isClockIn ? 'endsCorrection' : 'endsAbsence';
  return null;
}

/** Below the question of a decision: person, days, cause, and what the decision leads to. */
export function questionWords(row: RequestRow, action: Decision, t: Texts<'requests'>): string {
  const effect = leadsTo(row, action);
  const what = `${decidedRequest(row)}: ${row.descausale}.`;
  const parts = [
    what,
    effect && t(effect),
    row.righeSerie > 1 && t('wholeSeries', { count: row.righeSerie }),
  ];
  return parts.filter((part) => typeof part === 'string').join(' ');
}
