import { IconArrowLeft } from '@tabler/icons-react';
import { createLink, useLocation, useRouter, type LinkProps } from '@tanstack/react-router';
import type { ComponentProps, JSX, ReactNode } from 'react';
import styles from './page.module.css';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Address of the list in which the link that led here stands. */
    readonly cameFrom?: string;
  }
}

interface PageProps {
  /** The screen's heading; none where what it holds has one. */
  readonly title?: string;
  /** Beside the heading: what the screen is for. */
  readonly hint?: string;
  /** Beside the heading: the state of what it names. */
  readonly badge?: ReactNode;
  /** Above the heading: a `BackLink`. */
  readonly back?: ReactNode;
  /** Below what scrolls, always in sight: a status (`role="status"`) and the buttons that save. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** A screen of panels, forms and texts. A screen that is one list is a `ListScreen`. */
export function Page({ title, hint, badge, back, foot, children }: PageProps): JSX.Element {
  const page = (
    <div className={styles['page']}>
      {back}
      {title !== undefined && (
        <header className={styles['header']}>
          <h1>{title}</h1>
          {badge}
          {hint !== undefined && <p>{hint}</p>}
        </header>
      )}
      {children}
    </div>
  );
  if (foot === undefined) return page;
  return (
    <div className={styles['frame']}>
      <div className={styles['scroller']} tabIndex={0} role="region" aria-label={title}>
        {page}
      </div>
      <footer className={styles['foot']}>{foot}</footer>
    </div>
  );
}

function BackAnchor({ children, ...anchor }: ComponentProps<'a'>): JSX.Element {
  return (
    <a {...anchor} className={styles['back']}>
      <IconArrowLeft size={16} aria-hidden />
      {children}
    </a>
  );
}

const BackTo = createLink(BackAnchor);

/** The way to the screen above: with its filters, where one came from there (`cameFrom` of the link that led here). */
export function BackLink({
  to,
  children,
}: Pick<LinkProps, 'to'> & { readonly children: string }): JSX.Element {
  const { parseSearch } = useRouter().options;
  const [path, search] = useLocation({ select: ({ state }) => state.cameFrom ?? '' }).split(/(?=\?)/);
  return (
    <BackTo to={to} search={(path === to && search ? parseSearch!(search) : {}) as never}>
      {children}
    </BackTo>
  );
}
