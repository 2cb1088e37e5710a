import { Link } from '@tanstack/react-router';
import { dayFromCompact, displayDay } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { useTexts } from '../../../platform/language.ts';
import styles from './publish-note.module.css';
import type { RoomPlanModel } from './use-room-plan.ts';

/**
 * On a counter's card: where its plans are published. What is published is a whole day, and the card shows some of its hours
 * (decision 0056).
 */
export function PublishNote({ model }: { readonly model: RoomPlanModel }): JSX.Element | null {
  const t = useTexts('operationsRoom');
  const own = (model.plans ?? []).filter(({ edited }) => edited).map(({ plan }) => plan);
  const drafts = own.filter(({ state }) => state === 'DRAFT');
  const followed = own.filter(({ state, date }) => state === 'PUBLISHED' && model.changed.includes(date));
  const lines = [
    { words: t('publishThere'), plans: drafts },
    { words: t('savedIsPublished'), plans: followed },
  ].filter(({ plans }) => plans.length > 0);
  if (lines.length === 0) return null;
  return (
    <>
      {lines.map(({ words, plans }) => (
        <p key={words} className={styles['note']}>
          <span>{words}</span>
          {plans.map(({ date }) => (
            <Link key={date} to="/responsabile/sala" search={{ impianto: model.place.plant, giorno: date }}>
              {displayDay(dayFromCompact(date)!)}
            </Link>
          ))}
        </p>
      ))}
    </>
  );
}
