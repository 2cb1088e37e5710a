import { IconInbox, type Icon } from '@tabler/icons-react';
import type { JSX, ReactNode } from 'react';
import styles from './states.module.css';

interface EmptyStateProps {
  readonly title: string;
  /** The last event, or what to do. */
  readonly why?: string;
  readonly icon?: Icon;
  readonly action?: ReactNode;
  /** The whole screen is this answer: its title is the screen's heading. */
  readonly heading?: boolean;
}

/** Nothing to show is an answer too: a sentence, and what happened last. */
export function EmptyState({
  title,
  why,
  icon: Drawing = IconInbox,
  action,
  heading = false,
}: EmptyStateProps): JSX.Element {
  const Title = heading ? 'h1' : 'p';
  return (
    <div className={styles['state']}>
      <Drawing size={24} stroke={1.5} className={styles['drawing']} aria-hidden />
      <Title className={styles['title']}>{title}</Title>
      {why && <p className={styles['why']}>{why}</p>}
      {action && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
