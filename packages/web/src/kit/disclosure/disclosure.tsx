import type { JSX, ReactNode } from 'react';
import styles from './disclosure.module.css';

/** What few want to know, behind a line that names it. */
export function Disclosure({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): JSX.Element {
  return (
    <details className={styles['disclosure']}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
