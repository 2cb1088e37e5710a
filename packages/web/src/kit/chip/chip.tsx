import type { ComponentPropsWithRef, JSX } from 'react';
import styles from './chip.module.css';

interface ChipProps extends Omit<ComponentPropsWithRef<'button'>, 'type' | 'className'> {
  /** What it chooses is chosen. */
  readonly isOn?: boolean;
  /** In a bar of the phone, among large buttons. */
  readonly isLarge?: boolean;
}

/** A small button of a toolbar: what narrows the view, or opens a window about it; its count stands in a `<b>`. */
export function Chip({ isOn = false, isLarge = false, ...button }: ChipProps): JSX.Element {
  return (
    <button
      {...button}
      type="button"
      className={styles['chip']}
      data-on={isOn || undefined}
      data-large={isLarge || undefined}
    />
  );
}
