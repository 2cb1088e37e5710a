import { Tooltip } from '@mantine/core';
import type { JSX } from 'react';

interface HintBubbleProps {
  readonly target: HTMLElement;
  readonly label: string;
  readonly position: 'bottom' | 'right';
}

/** The words of a hint; the element itself carries its name for readers. */
export function HintBubble({ target, label, position }: HintBubbleProps): JSX.Element {
  return (
    <Tooltip opened target={target} label={label} position={position} transitionProps={{ duration: 0 }} />
  );
}
