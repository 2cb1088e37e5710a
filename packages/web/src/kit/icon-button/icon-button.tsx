import { Tooltip } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ComponentPropsWithRef, JSX } from 'react';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Name for readers and tooltip: an icon never stands alone. */
  readonly label: string;
  readonly icon: Icon;
  /** Drawn as switched on; a real switch also sets `aria-pressed`. */
  readonly on?: boolean;
  readonly iconSize?: number;
}

export function IconButton({ label, icon: Drawing, on = false, iconSize = 18, className = '', ...rest }: IconButtonProps): JSX.Element {
  return (
    <Tooltip label={label}>
      <button
        type="button"
        aria-label={label}
        data-on={on || undefined}
        className={`${styles['button']} ${className}`}
        {...rest}
      >
        <Drawing size={iconSize} stroke={1.75} aria-hidden />
      </button>
    </Tooltip>
  );
}
