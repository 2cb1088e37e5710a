import type { JSX, ReactNode } from 'react';
import styles from './disclosure.module.css';

/** What few want to know, behind a line that names it. */
export function Disclosure({
  title,
  isOpen = false,
  children,
}: {
  readonly title: string;
  /** To begin with. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}): JSX.Element {
  return (
    <details className={styles['disclosure']} open={isOpen}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
