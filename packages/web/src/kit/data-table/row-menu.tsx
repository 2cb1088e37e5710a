import { Menu } from '@mantine/core';
import type { JSX } from 'react';
import { AnchoredMenu } from '../popup/anchored-menu.tsx';
import type { PopupProps } from '../popup/use-popup.ts';
import type { RowAction } from './data-column.ts';
import styles from './data-table.module.css';

interface RowMenuProps extends PopupProps {
  readonly actions: readonly RowAction[];
}

/** Further actions of a row, in words; one that cannot be used says why. */
export function RowMenu({ actions, ...popup }: RowMenuProps): JSX.Element {
  return (
    <AnchoredMenu {...popup} position="bottom-end">
      {actions.map(({ key, label, icon: Drawing, tone, off, run }) => (
        <Menu.Item
          key={key}
          disabled={off !== undefined}
          {...(tone === 'danger' && { color: 'var(--danger)' })}
          leftSection={<Drawing size={16} stroke={1.75} aria-hidden />}
          onClick={run}
        >
          {label}
          {off !== undefined && <small className={styles['off']}>{off}</small>}
        </Menu.Item>
      ))}
    </AnchoredMenu>
  );
}
