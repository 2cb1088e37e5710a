import type { Icon } from '@tabler/icons-react';
import type { JSX } from 'react';
import { useLanguage, type Language } from '../../platform/language.ts';
import styles from './status-badge.module.css';

/** Families of the tokens: da approvare, vistato, approvata, in attesa di annullo, respinta, annullata, in ritardo. */
export type StatusFamily = 'wait' | 'seen' | 'ok' | 'undo' | 'refused' | 'void' | 'late';

interface StatusBadgeProps {
  readonly family: StatusFamily;
  readonly icon: Icon;
  /** The status in words: colour never stands alone. */
  readonly text: string;
}

export function StatusBadge({ family, icon: Drawing, text }: StatusBadgeProps): JSX.Element {
  return (
    <span className={styles['badge']} data-family={family}>
      <Drawing size={14} stroke={1.75} aria-hidden />
      {text}
    </span>
  );
}

/** Draws the states of a list's column as badges, in its words: a component that takes the row. */
export function stateBadge<Row, S extends string>(
  column: { readonly value: (row: Row, language: Language) => string | null },
  stateOf: (row: Row) => S,
  looks: Readonly<Record<S, readonly [family: StatusFamily, icon: Icon]>>,
): (row: Row) => JSX.Element {
  return function StateBadge(row) {
    const [family, icon] = looks[stateOf(row)];
    return <StatusBadge family={family} icon={icon} text={column.value(row, useLanguage()) ?? ''} />;
  };
}
