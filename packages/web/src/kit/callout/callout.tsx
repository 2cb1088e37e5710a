import { Button } from '@mantine/core';
import type { JSX, ReactNode } from 'react';
import { focusPlace, returnFocus } from '../focus/return-focus.ts';
import styles from './callout.module.css';

interface CalloutProps {
  /** `seen` informs, `wait` wants a choice or care, `danger` refuses. */
  readonly tone: 'seen' | 'wait' | 'danger';
  /** Read out at once: it came while somebody was at work. */
  readonly alert?: boolean;
  readonly title?: string;
  /** The ways on. */
  readonly choices?: readonly { readonly label: string; readonly run: () => void }[];
  readonly children?: ReactNode;
}

/** A sentence that stands out where it belongs, in a form or above a list; what passes by is a notice. */
export function Callout({ tone, alert = false, title, choices = [], children }: CalloutProps): JSX.Element {
  return (
    <div
      className={styles['callout']}
      data-tone={tone}
      role={alert ? 'alert' : undefined}
      tabIndex={alert ? -1 : undefined}
    >
      {title !== undefined && <b>{title}</b>}
      {children}
      {choices.length > 0 && (
        <div className={styles['buttons']}>
          {choices.map(({ label, run }) => (
            <Button key={label} variant="default" size="compact-sm" onClick={() => choose(run)}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

/** A choice takes the callout away with its button. */
function choose(run: () => void): void {
  const place = focusPlace();
  run();
  returnFocus(place);
}
