import { Tooltip } from '@mantine/core';
import type { JSX } from 'react';
import type { HintPosition } from './use-hint.tsx';

interface HintBubbleProps {
  readonly target: HTMLElement;
  readonly label: string;
  readonly position: HintPosition;
}

/** The words of a hint; the element itself carries its name for readers. */
export function HintBubble({ target, label, position }: HintBubbleProps): JSX.Element {
  return (
    <Tooltip opened target={target} label={label} position={position} transitionProps={{ duration: 0 }} />
  );
}
