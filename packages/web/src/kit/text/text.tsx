import type { JSX, ReactNode } from 'react';
import styles from './text.module.css';

/**
 * `quiet` explains, `faint` labels, `hidden` stands for what is not shown, `coming` is planned, `changed` was changed by
 * somebody else, `danger` failed.
 */
export type TextTone = 'quiet' | 'faint' | 'hidden' | 'coming' | 'changed' | 'danger';

interface TextProps {
  readonly tone?: TextTone | undefined;
  readonly as?: 'p' | 'span' | 'del';
  readonly children: ReactNode;
}

/** Words whose colour says what they are. */
export function Text({ tone, as: Element = 'p', children }: TextProps): JSX.Element {
  return <Element className={tone && styles[tone]}>{children}</Element>;
}

interface CutTextProps {
  readonly tone?: TextTone | undefined;
  /** The whole, on hovering. */
  readonly whole?: string;
  readonly children: ReactNode;
}

/** As much of a text as its column holds. */
export function CutText({ tone, whole, children }: CutTextProps): JSX.Element {
  const title = whole ?? (typeof children === 'string' ? children : undefined);
  return (
    <span className={`${styles['cut']} ${tone ? styles[tone] : ''}`} title={title}>
      {children}
    </span>
  );
}
