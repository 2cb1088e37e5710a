import type { JSX, ReactNode } from 'react';
import styles from './list-screen.module.css';

interface ListScreenProps {
  readonly title: string;
  readonly hint: string;
  /** What can be done besides the list, at the end of the head. */
  readonly aside?: ReactNode;
  /** Between the head and the list. */
  readonly above?: ReactNode;
  /** The list; it takes the rest of the window. */
  readonly children: ReactNode;
}

/** A screen that is one list. */
export function ListScreen({ title, hint, aside, above, children }: ListScreenProps): JSX.Element {
  return (
    <div className={styles['screen']}>
      <div className={styles['top']}>
        <header className={styles['header']}>
          <h1>{title}</h1>
          <p>{hint}</p>
        </header>
        {aside}
      </div>
      <div className={styles['above']}>{above}</div>
      {children}
    </div>
  );
}
