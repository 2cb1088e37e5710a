import type { JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import '../kit.texts.ts';
import styles from './states.module.css';

/** Uneven on purpose: equal bars read as content. */
const WIDTHS = ['62%', '48%', '71%', '55%', '66%'];

/** Rows of the height of those to come, so that nothing jumps when they arrive. */
export function LoadingRows({ rows = 5 }: { readonly rows?: number }): JSX.Element {
  const t = useTexts('kit');
  return (
    <div className={styles['rows']} role="status" aria-label={t('loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles['row']}>
          <span className={styles['bar']} style={{ width: WIDTHS[row % WIDTHS.length] }} />
        </div>
      ))}
    </div>
  );
}
