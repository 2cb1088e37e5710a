import type { AnyList } from '@torre/contract/list';
import type { JSX, ReactNode } from 'react';
import { EmptyState } from '../states/empty-state.tsx';
import { ListDesk, type ListDeskProps } from './list-desk.tsx';
import styles from './list-screen.module.css';

interface ListScreenProps<L extends AnyList> extends Omit<ListDeskProps<L>, 'empty'> {
  readonly title: string;
  readonly hint: string;
  /** What can be done besides the list, at the end of the head. */
  readonly aside?: ReactNode;
  /** Between the head and the list. */
  readonly above?: ReactNode;
  /** What is said without any filter and without any row. */
  readonly empty: { readonly title: string; readonly why: string };
  /** Windows over the screen. */
  readonly children?: ReactNode;
}

/** A screen that is one list, which takes what the head leaves of the window. */
export function ListScreen<L extends AnyList>(props: ListScreenProps<L>): JSX.Element {
  const { title, hint, aside, above, empty, children, ...desk } = props;
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
      <ListDesk {...(desk as Omit<ListDeskProps<L>, 'empty'>)} empty={<EmptyState {...empty} />} />
      {children}
    </div>
  );
}
