import type { CoverCandidate, FindingMend } from '@torre/contract/cover';
import { dayFromCompact, displayDay, formatMinutes, minutesFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Texts } from '../../platform/text-catalogue.ts';
// who says only these words brings them too
import './cover.texts.ts';

type CoverTexts = Texts<'cover'>;

const MINUTES_PER_HOUR = 60;
/** So much more or less a day than the mean of category and island is worth a word: one duty in a month. */
const TELLING_LOAD = 1 / 30;

/** '8', '7:30' */
export function hoursOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / MINUTES_PER_HOUR), Math.round(minutes % MINUTES_PER_HOUR)];
  return rest === 0 ? String(hours) : `${hours}:${String(rest).padStart(2, '0')}`;
}

/** '07:00' of '0700'. */
export const clockOf = (compact: string): string => formatMinutes(minutesFromCompact(compact) ?? 0);

export const nameOf = ({
  employeeName,
  employeeSurname,
}: Pick<CoverCandidate, 'employeeName' | 'employeeSurname'>): string => `${employeeSurname} ${employeeName}`;

/** What speaks for a candidate and against, in the order in which they are ranked. */
export function whyOf(candidate: CoverCandidate, t: CoverTexts): string {
  const { missingAfter, onCall, standingTurn, restBefore, load, minutesAbove, declined } = candidate;
  const parts = [
    declined && t('declined'),
    missingAfter === 0 ? t('coversAll') : t('coversPart', { hours: hoursOf(missingAfter) }),
    onCall && t('onCall', { turn: standingTurn }),
    restBefore !== null && !onCall && t('rested', { hours: hoursOf(restBefore) }),
    load < -TELLING_LOAD && t('lowLoad'),
    load > TELLING_LOAD && t('highLoad'),
    minutesAbove < 0 && t('below', { hours: hoursOf(-minutesAbove) }),
    minutesAbove > 0 && t('above', { hours: hoursOf(minutesAbove) }),
  ];
  return parts.filter((part) => part !== false).join(' · ');
}

/** 'Rossi Marco 22/12: M → T10, Bianchi Anna 22/12: R → M' */
export const mendWords = ({ cells }: FindingMend, t: CoverTexts): string =>
  cells
    .map((cell) =>
      t('mendCell', {
        name: nameOf(cell),
        date: displayDay(dayFromCompact(cell.date) as Day).slice(0, 'DD/MM'.length),
        before: cell.standingTurn ?? '–',
        after: cell.turn,
      }),
    )
    .join(', ');

/** 'Rossi Marco: R → N', of one person or of both of an exchange. */
export const partsOf = (candidates: readonly CoverCandidate[], t: CoverTexts): string =>
  candidates
    .map((one) => t('mendPart', { name: nameOf(one), before: one.standingTurn, after: one.turn }))
    .join(', ');
