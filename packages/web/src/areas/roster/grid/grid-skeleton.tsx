import type { CSSProperties, JSX } from 'react';
import { useTexts } from '../../../platform/language.ts';
import '../grid.texts.ts';
import styles from './grid-skeleton.module.css';

/** Names of uneven length, so that they do not read as content. */
const WIDTHS = [62, 74, 55, 68, 81, 59];
const ROWS = 30;

/** The month before its data: heads, counters and people of the same size, so that nothing jumps. */
export function GridSkeleton({ counters }: { readonly counters: number }): JSX.Element {
  const t = useTexts('grid');
  return (
    <div
      className={styles['skeleton']}
      role="status"
      aria-label={t('loading')}
      style={{ '--counters': counters } as CSSProperties}
    >
      <div className={styles['top']} />
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className={styles['row']}>
          <span className={styles['bar']} style={{ width: `${WIDTHS[row % WIDTHS.length]}%` }} />
          <span className={styles['bar']} />
        </div>
      ))}
    </div>
  );
}
