import { useId, type JSX, type ReactNode } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  readonly title: ReactNode;
  /** What stands at the right end of the title's line: a link, a date, a count. */
  readonly aside?: ReactNode;
  /** Level of the heading; 1 where the panel answers the screen's main question. */
  readonly level?: 1 | 2;
  readonly className?: string;
  /** A sentence above what the panel holds. */
  readonly intro?: ReactNode;
  /** Its contents stand one below the other with room around them; without it they reach the line around the panel. */
  readonly padded?: boolean;
  readonly children: ReactNode;
}

/** A titled region with a line around it: no shadow, never inside another one. */
export function Panel({
  title,
  aside,
  level = 2,
  className = '',
  intro,
  padded = false,
  children,
}: PanelProps): JSX.Element {
  const id = useId();
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section className={`${styles['panel']} ${className}`} aria-labelledby={id}>
      <header className={styles['header']}>
        <Heading id={id}>{title}</Heading>
        {aside !== undefined && <div className={styles['aside']}>{aside}</div>}
      </header>
      {intro !== undefined && <p className={styles['intro']}>{intro}</p>}
      {padded ? <div className={styles['body']}>{children}</div> : children}
    </section>
  );
}
