import type { JSX } from 'react';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** What goes on, for readers. */
  readonly label: string;
  readonly done: number;
  /** 0: nobody knows how much there is to do. */
  readonly total: number;
  readonly tone?: 'quiet';
}

/** How far something is; without an end in sight a bar that only says that it goes on. */
export function ProgressBar({ label, done, total, tone }: ProgressBarProps): JSX.Element {
  const percent = total === 0 ? undefined : Math.round((100 * done) / total);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={styles['track']}
      data-tone={tone}
    >
      <div className={styles['bar']} style={{ width: `${percent ?? 30}%` }} />
    </div>
  );
}
