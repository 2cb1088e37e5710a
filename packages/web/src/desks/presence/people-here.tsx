import type { PresentPerson } from '@torre/contract/presence';
import { dayFromCompact } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { rowName, weekdayAndDate } from '../../areas/roster/index.ts';
import type { MonthStore } from '../../areas/roster/index.ts';
import { useTexts } from '../../platform/language.ts';
import type { Texts } from '../../platform/text-catalogue.ts';
import { fullName, initialsOf, peerOf } from './peers.ts';
import styles from './presence.module.css';
import './presence.texts.ts';

interface PeopleHereProps {
  readonly others: readonly PresentPerson[];
  readonly store: MonthStore;
}

/** 'Paolo Rinaldi modifica Ferrari Luca, mer 16/12'; the name alone of somebody who looks. */
export function whatTheyDo(person: PresentPerson, store: MonthStore, t: Texts<'presence'>): string {
  const [cell] = person.editing;
  const row = cell === undefined ? -1 : store.indexOf(cell.employeeId);
  const day = cell === undefined ? null : dayFromCompact(cell.date);
  if (row < 0 || day === null) return fullName(person);
  return t('edits', { who: fullName(person), cell: `${rowName(store, row)}, ${weekdayAndDate(day)}` });
}

/** Initials of everybody else who has the month open, in the colour of their frames, and what the first of them does. */
export function PeopleHere({ others, store }: PeopleHereProps): JSX.Element | null {
  const t = useTexts('presence');
  if (others.length === 0) return null;
  // Who edits is more interesting than who looks.
  const first = others.find(({ editing }) => editing.length > 0) ?? others[0]!;
  const does = whatTheyDo(first, store, t);
  const words = others.length === 1 ? does : t('andOthers', { who: does, count: others.length - 1 });
  return (
    <div className={styles['says']}>
      <ul className={styles['people']} aria-label={t('here')}>
        {others.map((person, index) => (
          <li key={person.employeeId} data-peer={peerOf(index)} title={whatTheyDo(person, store, t)}>
            <span aria-hidden>{initialsOf(person)}</span>
            <span className={styles['hidden']}>{whatTheyDo(person, store, t)}</span>
          </li>
        ))}
      </ul>
      <span className={styles['words']} title={words} aria-hidden>
        {words}
      </span>
    </div>
  );
}
