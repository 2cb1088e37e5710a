import { useQuery } from '@tanstack/react-query';
import type { OverLimitDay } from '@torre/contract/requests';
import type { JSX } from 'react';
import { Callout } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { overLimitQuery } from './effects.queries.ts';
import './request-effect.texts.ts';
import { shownDay } from './request-times.ts';

interface OverLimitProps {
  readonly plant: string;
  /** Waiting requests that would be approved together. */
  readonly ids: readonly string[];
}

/** Days that a warning names; more are counted. */
const MOST_DAYS = 5;

/** That more people would be away than the plant wants, day by day; nothing below the limit. Read again with the requests. */
export function OverLimit({ plant, ids }: OverLimitProps): JSX.Element | null {
  const { data } = useQuery(overLimitQuery(plant, ids));
  const days = data?.overLimit ?? [];
  return <div aria-live="polite">{days.length > 0 && <OverLimitDays days={days} />}</div>;
}

/** The days of a warning. */
export function OverLimitDays({ days }: { readonly days: readonly OverLimitDay[] }): JSX.Element {
  const t = useTexts('requestEffect');
  const more = days.length - MOST_DAYS;
  return (
    <Callout tone="wait" title={t('overLimitTitle')}>
      <ul>
        {days.slice(0, MOST_DAYS).map(({ day, away, limit }) => (
          <li key={day}>{t('overLimitDay', { day: shownDay(day), away, limit })}</li>
        ))}
        {more > 0 && <li>{t('overLimitMore', { count: more })}</li>}
      </ul>
    </Callout>
  );
}
