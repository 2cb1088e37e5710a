import { useQuery } from '@tanstack/react-query';
import { IconBell } from '@tabler/icons-react';
import { Suspense, useState, type JSX } from 'react';
import { IconButton, useBreakpoint, usePopup } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { lazyWithRetry } from '../../../platform/lazy-with-retry.ts';
import { ownNoticesQuery, useNoticesAgain } from '../notices.queries.ts';
import './bell.texts.ts';
import styles from './notice-bell.module.css';

const loadWindow = () => import('./bell-window.tsx');
const BellPopover = lazyWithRetry(async () => ({ default: (await loadWindow()).BellPopover }));
const BellSheet = lazyWithRetry(async () => ({ default: (await loadWindow()).BellSheet }));

/** A figure that fits the sign: the server tells no more than this many. */
const MOST = 99;

/** How many own notices wait, on every screen and as they come; the list opens below it, on the phone from the lower edge. */
export function NoticeBell(): JSX.Element {
  const t = useTexts('bell');
  const { mobile } = useBreakpoint();
  const { opened, open, button, popup } = usePopup('dialog', loadWindow);
  const { data } = useQuery(ownNoticesQuery);
  useNoticesAgain();
  const count = data?.notices.length ?? 0;
  /** How many stood when the screen was opened: readers are told what comes, not what they found. */
  const [found, setFound] = useState<number | null>(null);
  if (data && found === null) setFound(count);
  const announced = found !== null && count > found ? t('late', { count }) : '';
  return (
    <div className={styles['bell']}>
      <IconButton label={count === 0 ? t('title') : t('count', { count })} icon={IconBell} {...button} />
      {count > 0 && (
        <b className={styles['count']} aria-hidden>
          {count > MOST ? `${MOST}+` : count}
        </b>
      )}
      <span className="visually-hidden" aria-live="polite">
        {announced}
      </span>
      {popup && (
        <Suspense>
          {mobile ? opened && <BellSheet onClose={() => open(false)} /> : <BellPopover popup={popup} />}
        </Suspense>
      )}
    </div>
  );
}
