import type { JSX, ReactNode } from 'react';
import styles from './rows.module.css';

interface RowsProps {
  /** In a window: up to its edges, or with a line around them. In a panel neither. */
  readonly look?: 'flush' | 'framed';
  /** Rows of one line. */
  readonly compact?: boolean;
  /** The list scrolls above this height, a CSS length. */
  readonly maxHeight?: string;
  readonly label?: string;
  readonly children: ReactNode;
}

/** A list of `Row`s with lines between them, each with what can be done with it. What has columns is a `DataTable`. */
export function Rows({ look, compact = false, maxHeight, label, children }: RowsProps): JSX.Element {
  return (
    <ul
      className={styles['rows']}
      data-look={look}
      data-compact={compact || undefined}
      aria-label={label}
      {...(maxHeight !== undefined && { style: { maxHeight, overflowY: 'auto' as const }, tabIndex: 0 })}
    >
      {children}
    </ul>
  );
}

interface RowProps {
  /** Before the words: a drawing, a date. */
  readonly lead?: ReactNode;
  readonly title: ReactNode;
  /** Behind the title, on its line. */
  readonly note?: ReactNode;
  /** The title is a field or one of many alike: not stronger than the rest. */
  readonly plain?: boolean;
  /** A column of its own: the value in a `<b>`, and lines about it. */
  readonly value?: ReactNode;
  /** Buttons, or what stands at the right end; several share a line of their own on the phone. */
  readonly actions?: ReactNode;
  /** Lines below the title. */
  readonly children?: ReactNode;
}

export function Row({ lead, title, note, plain = false, value, actions, children }: RowProps): JSX.Element {
  return (
    <li className={styles['row']}>
      {lead !== undefined && <div className={styles['lead']}>{lead}</div>}
      <div className={styles['words']}>
        {plain ? title : <b>{title}</b>}
        {note !== undefined && <small> {note}</small>}
        {children}
      </div>
      {value !== undefined && <div className={styles['value']}>{value}</div>}
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </li>
  );
}
