import { Menu, type MenuProps } from '@mantine/core';
import type { JSX, ReactNode } from 'react';
import { Anchor, useReturningFocus } from './anchor.tsx';
import type { PopupProps } from './use-popup.ts';

interface AnchoredMenuProps extends PopupProps, Pick<MenuProps, 'position' | 'width'> {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The menu of a button that `usePopup` made; loaded with its items. */
export function AnchoredMenu({
  target,
  opened,
  className,
  children,
  ...menu
}: AnchoredMenuProps): JSX.Element {
  useReturningFocus({ opened, target });
  return (
    <Menu opened={opened} returnFocus={false} {...menu}>
      <Menu.Target>
        <Anchor of={target} />
      </Menu.Target>
      <Menu.Dropdown className={className}>{children}</Menu.Dropdown>
    </Menu>
  );
}
