import { IconAlertCircle, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { JSX, ReactNode, Ref } from 'react';
import styles from './day-alert.module.css';

const ICONS = { bad: IconAlertCircle, warn: IconAlertTriangle, info: IconInfoCircle };

interface DayAlertProps {
  /** bad: a failing call (M2.4.03); warn: look before you save; info: nothing to do. */
  readonly tone: keyof typeof ICONS;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** A line of the dialog that speaks up; what is bad interrupts a screen reader, the rest waits for it. */
export function DayAlert({ tone, children, actions, ref }: DayAlertProps): JSX.Element {
  const Icon = ICONS[tone];
  return (
    <div
      ref={ref}
      className={styles['alert']}
      data-tone={tone}
      role={tone === 'info' ? 'status' : 'alert'}
      tabIndex={-1}
    >
      <Icon size={16} aria-hidden className={styles['icon']} />
      <div className={styles['text']}>{children}</div>
      {actions && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
