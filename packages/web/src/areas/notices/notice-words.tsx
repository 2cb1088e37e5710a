import type { ShiftNotice } from '@torre/contract/notices';
import { dayFromCompact, displayDay } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import './notices.texts.ts';
import styles from './notices.module.css';

const dateOf = (compact: string): string => {
  const day = dayFromCompact(compact);
  return day === null ? compact : displayDay(day);
};

interface NoticeWordsProps {
  readonly notice: ShiftNotice;
  /** Said to the person whose shifts they are, or about them. */
  readonly to: 'person' | 'manager';
}

/** What changed and why: one change as a sentence, many as a list that opens. */
export function NoticeWords({ notice, to }: NoticeWordsProps): JSX.Element {
  const t = useTexts('notices');
  const { changes, kind, reason } = notice;
  const [only] = changes;
  const words = changes.map(({ date, before, after }) => ({
    date: dateOf(date),
    before: before ?? t('none'),
    after,
  }));
  const isOne = changes.length === 1 && only !== undefined;
  return (
    <>
      <p>
        {isOne ? t(`${to}.one`, words[0]!) : t(`${to}.many`, { count: changes.length })}{' '}
        {kind === 'PUBLICATION' && t('published')}{' '}
        {reason === null ? kind === 'CHANGE' && t('noReason') : t('reason', { reason })}
      </p>
      {!isOne && (
        <details>
          <summary>{t('more', { count: changes.length })}</summary>
          <ul className={styles['changes']}>
            {words.map((change) => (
              <li key={change.date}>{t('change', change)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
