import { MINUTES_PER_DAY } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Span } from '@torre/domain/operations-room';
import type { JSX } from 'react';
import { useNow, useZone } from '../../../platform/use-now.ts';
import styles from './now-line.module.css';
import type { RoomAxis } from './room-axis.ts';

interface NowLineProps {
  readonly day: Day;
  /** Minutes from the day's midnight. */
  readonly range: Span;
  readonly axis: RoomAxis;
}

/** Where the clock stands in the plan; nothing while it is outside of its hours. */
export function NowLine({ day, range, axis }: NowLineProps): JSX.Element | null {
  const now = useNow();
  const utcDay = Math.floor(now / MINUTES_PER_DAY) as Day;
  const { day: today, minute } = useZone(utcDay, utcDay).local(now);
  const at = (today - day) * MINUTES_PER_DAY + minute;
  if (at < range.begin || at >= range.end) return null;
  return <i className={styles['now']} style={{ left: `${axis.at(at) * 100}%` }} aria-hidden />;
}
