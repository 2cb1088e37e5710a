import type { Icon } from '@tabler/icons-react';
import type { ComponentPropsWithRef, JSX } from 'react';
import styles from './chip.module.css';

interface ChipProps extends Omit<ComponentPropsWithRef<'button'>, 'type' | 'className'> {
  /** What it chooses is chosen. */
  readonly isOn?: boolean;
  /** In a bar of the phone, among large buttons. */
  readonly isLarge?: boolean;
  /** Before what the chip says. */
  readonly icon?: Icon;
  /** Names the chip; beside an icon it is seen on the phone only, below it, and in its hint (`title`). */
  readonly word?: string;
}

/** A small button of a toolbar: what narrows the view, or opens a window about it; its count stands in a `<b>`. */
export function Chip({
  isOn = false,
  isLarge = false,
  icon: Drawing,
  word,
  title = Drawing && word,
  children,
  ...button
}: ChipProps): JSX.Element {
  return (
    <button
      {...button}
      title={title}
      type="button"
      className={styles['chip']}
      data-on={isOn || undefined}
      data-large={isLarge || undefined}
      data-icon={Drawing !== undefined || undefined}
    >
      {Drawing && <Drawing size={isLarge ? 18 : 16} stroke={1.75} aria-hidden />}
      {word && <span className={styles['word']}>{word}</span>}
      {children}
    </button>
  );
}
