import type { DifferentCell } from '@torre/contract/drafts';
import { dayFromCompact } from '@torre/domain/kernel';
import { useId, type JSX } from 'react';
import { weekdayAndDate } from '../../areas/roster/index.ts';
import { useTexts } from '../../platform/language.ts';
import styles from './planning-desk.module.css';
import './planning.texts.ts';

/** Which of two turns stays, and the version of the published one that was seen when it was chosen. */
export interface Taken {
  readonly take: 'draft' | 'published';
  readonly version: number | null;
}

interface DifferentDayProps {
  readonly person: string;
  readonly day: DifferentCell;
  readonly taken: Taken | null;
  readonly onTake: (taken: Taken) => void;
}

/** One changed day of a person; where somebody was faster or a rule says no, both values and the choice. */
export function DifferentDay({ person, day, taken, onTake }: DifferentDayProps): JSX.Element {
  const t = useTexts('planning');
  const name = useId();
  const { before, after, conflict, refusedIT } = day;
  const number = dayFromCompact(day.date);
  const date = number === null ? day.date : weekdayAndDate(number);
  const turns = { before: before?.turn ?? t('none'), after: after.turn };
  if (!conflict && !refusedIT) {
    return (
      <li>
        <span className={styles['date']}>{date}</span> {t('becomes', turns)}
      </li>
    );
  }
  const version = before?.version ?? null;
  const choice = taken?.version === version ? taken.take : null;
  const who = conflict && `${conflict.modifyUser.employeeSurname} ${conflict.modifyUser.employeeName}`.trim();
  // What a rule refuses can only stay as it is published.
  const choices = refusedIT === null ? (['published', 'draft'] as const) : (['published'] as const);
  return (
    <li className={styles['conflict']}>
      <fieldset>
        <legend>{t('decideFor', { person, day: date })}</legend>
        <p className={styles['quiet']}>
          {conflict && t('conflictBy', { name: who ?? '', turn: turns.before, at: conflict.modifyDate })}{' '}
          {refusedIT}
        </p>
        {choices.map((take) => (
          <label key={take}>
            <input
              type="radio"
              name={name}
              checked={choice === take}
              onChange={() => onTake({ take, version })}
            />
            {take === 'draft'
              ? t('takeDraft', { turn: turns.after })
              : t('takePublished', { turn: turns.before })}
          </label>
        ))}
      </fieldset>
    </li>
  );
}
