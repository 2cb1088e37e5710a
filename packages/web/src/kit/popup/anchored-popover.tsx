import { Popover, type PopoverProps } from '@mantine/core';
import type { JSX, ReactNode } from 'react';
import { Anchor, useReturningFocus } from './anchor.tsx';
import type { PopupProps } from './use-popup.ts';

interface AnchoredPopoverProps extends PopupProps, Pick<PopoverProps, 'position'> {
  readonly padding: 'xs' | 0;
  readonly children: ReactNode;
}

/** The small window below a button that `usePopup` made; loaded with what stands in it. */
export function AnchoredPopover({
  target,
  opened,
  padding,
  children,
  ...popover
}: AnchoredPopoverProps): JSX.Element {
  useReturningFocus({ opened, target });
  return (
    <Popover opened={opened} returnFocus={false} position="bottom-start" trapFocus {...popover}>
      <Popover.Target>
        <Anchor of={target} />
      </Popover.Target>
      <Popover.Dropdown p={padding}>{children}</Popover.Dropdown>
    </Popover>
  );
}
