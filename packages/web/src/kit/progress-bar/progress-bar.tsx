import type { JSX } from 'react';
import { CutText } from '../text/text.tsx';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** What goes on, for readers. */
  readonly label: string;
  readonly done: number;
  /** 0: nobody knows how much there is to do. */
  readonly total: number;
  readonly tone?: 'quiet';
  /** Beside the bar: at which step it is. */
  readonly step?: string;
}

/** How far something is; without an end in sight a bar that only says that it goes on. */
export function ProgressBar({ label, done, total, tone, step }: ProgressBarProps): JSX.Element {
  const percent = total === 0 ? undefined : Math.round((100 * done) / total);
  const bar = (
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
  if (step === undefined) return bar;
  return (
    <span className={styles['withStep']}>
      {bar}
      <CutText>{step}</CutText>
    </span>
  );
}
