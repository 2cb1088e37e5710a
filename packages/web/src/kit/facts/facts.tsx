import { Fragment, type JSX } from 'react';
import styles from './facts.module.css';

interface FactsProps {
  /** What it is called, and what it is; null and '' are left out. */
  readonly facts: readonly (readonly [term: string, text: string | null])[];
}

/** What is known of one thing, line by line. */
export function Facts({ facts }: FactsProps): JSX.Element {
  return (
    <dl className={styles['facts']}>
      {facts
        .filter(([, text]) => text !== null && text !== '')
        .map(([term, text]) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
    </dl>
  );
}
