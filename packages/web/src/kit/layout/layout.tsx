import type { JSX, ReactNode } from 'react';
import styles from './layout.module.css';

interface StackProps {
  /** 4, 12 or 16 px. */
  readonly gap?: 'small' | 'large';
  readonly children: ReactNode;
}

/** One below the other. */
export function Stack({ gap, children }: StackProps): JSX.Element {
  return (
    <div className={styles['stack']} data-gap={gap}>
      {children}
    </div>
  );
}

interface LineProps {
  /** At the right end: the buttons below something. */
  readonly end?: boolean;
  /** What they are together, for readers. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Beside one another, on as many lines as they need. */
export function Line({ end = false, label, children }: LineProps): JSX.Element {
  return (
    <div className={styles['line']} data-end={end || undefined} role={label && 'group'} aria-label={label}>
      {children}
    </div>
  );
}

/** A wide field, two of dates and a button on one line of a form; on the phone the dates stand below the first. */
export function FieldLine({ children }: { readonly children: ReactNode }): JSX.Element {
  return <div className={styles['fields']}>{children}</div>;
}

interface ColumnsProps {
  /** Which of the two is as narrow as a panel of facts; the other takes the rest. */
  readonly narrow: 'first' | 'second';
  /** The second one answers the first question: where there is one column it comes first. */
  readonly secondLeads?: boolean;
  readonly children: readonly [ReactNode, ReactNode];
}

/** Two columns, one below 992 px. */
export function Columns({ narrow, secondLeads = false, children }: ColumnsProps): JSX.Element {
  return (
    <div className={styles['columns']} data-narrow={narrow} data-leads={secondLeads || undefined}>
      {children}
    </div>
  );
}
