import { IconRefreshAlert } from '@tabler/icons-react';
import type { JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import { useLiveStatus } from '../../platform/live.ts';
import { romeClock } from '../../platform/rome-time.ts';
import styles from './stale-bar.module.css';

/** Says when what is shown may be old, and of when it is; the content stays. */
export function StaleBar(): JSX.Element {
  const t = useTexts('shell');
  const { state, since } = useLiveStatus();
  return (
    <div role="status" className={styles['place']}>
      {state === 'stale' && (
        <p className={styles['bar']}>
          <IconRefreshAlert size={16} stroke={1.75} aria-hidden />
          {since === null ? t('stale') : t('staleSince', { time: romeClock(since) })}
        </p>
      )}
    </div>
  );
}
