import type { RequestTrial } from '@torre/contract/requests';
import { weekdayAndDate } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { Disclosure } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { amountText } from './own-amounts.ts';
import './own-requests.texts.ts';
import { dayOfSlashed } from './request-times.ts';

type CostDay = NonNullable<RequestTrial['costDays']>[number];

/** Of which days a cost is the sum, and why the others count nothing; nothing for a single day that counts. */
export function CostDays({ days }: { readonly days: RequestTrial['costDays'] }): JSX.Element | null {
  const t = useTexts('ownRequests');
  if (days === undefined || days.length === 0) return null;
  if (days.length === 1 && days[0]!.why === 'shift') return null;
  const amountOf = ({ days: whole, minutes }: CostDay): string =>
    whole > 0
      ? amountText(t, 'days', whole)
      : minutes > 0
        ? amountText(t, 'minutes', minutes)
        : t('countsNothing');
  return (
    <Disclosure title={t('howCounted')}>
      <ul>
        {days.map((day) => (
          <li key={day.giorno}>
            {[weekdayAndDate(dayOfSlashed(day.giorno)), day.turno].filter((part) => part !== null).join(' ')}
            {': '}
            {day.why === 'shift'
              ? amountOf(day)
              : t('countedFor', { amount: amountOf(day), why: t(`costReason.${day.why}`) })}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
