import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { Panel } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { NoticeWords } from './notice-words.tsx';
import { useNoticesAgain, waitingNoticesQuery } from './notices.queries.ts';
import './notices.texts.ts';
import styles from './notices.module.css';

/** Of a plant: who was asked to acknowledge a change and has not yet, the longest waiting first. */
export function WaitingNotices({ division }: { readonly division: string }): JSX.Element | null {
  const t = useTexts('notices');
  const { data } = useQuery(waitingNoticesQuery(division));
  useNoticesAgain();
  if (!data) return null;
  return (
    <Panel title={t('waiting')} aside={data.notices.length > 0 ? String(data.notices.length) : undefined}>
      {data.notices.length === 0 && <p className={styles['nobody']}>{t('nobodyWaits')}</p>}
      <ul className={styles['waiting']}>
        {data.notices.map((notice) => (
          <li key={notice.noticeId}>
            <b>{`${notice.employeeSurname} ${notice.employeeName}`}</b>
            <div>
              <NoticeWords notice={notice} to="manager" />
            </div>
            <span className={styles['quiet']}>{notice.madeAt}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
