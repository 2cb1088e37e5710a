import type { Icon } from '@tabler/icons-react';
import type { JSX } from 'react';
import styles from './sheet.module.css';

interface SheetActionProps {
  readonly icon: Icon;
  readonly label: string;
  readonly tone?: 'danger' | undefined;
  /** Why it cannot be chosen now. */
  readonly off?: string | undefined;
  readonly onChoose: () => void;
}

/** One line of a sheet, wide as the screen. */
export function SheetAction({ icon: Drawing, label, tone, off, onChoose }: SheetActionProps): JSX.Element {
  return (
    <button
      type="button"
      className={styles['action']}
      data-tone={tone}
      disabled={off !== undefined}
      onClick={onChoose}
    >
      <Drawing size={20} stroke={1.75} aria-hidden />
      <span>
        {label}
        {off !== undefined && <small>{off}</small>}
      </span>
    </button>
  );
}
