import { IconRefreshAlert } from '@tabler/icons-react';
import type { JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import { useLiveStatus } from '../../platform/live.ts';
import { romeClock } from '../../platform/rome-time.ts';
import styles from './stale-bar.module.css';

/**
 * Says when what is shown may be old, and of when it is. It stands in the top bar, on the phone above the bottom bar:
 * nothing that is read moves when it comes or goes.
 */
export function StaleBar(): JSX.Element {
  const t = useTexts('shell');
  const { state, since } = useLiveStatus();
  const sentence = since === null ? t('stale') : t('staleSince', { time: romeClock(since) });
  return (
    <div role="status" className={styles['place']}>
      {state === 'stale' && (
        <p className={styles['bar']} title={sentence} data-stale>
          <IconRefreshAlert size={16} stroke={1.75} aria-hidden />
          <span>{sentence}</span>
        </p>
      )}
    </div>
  );
}
