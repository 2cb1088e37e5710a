import { Button } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps, JSX, ReactNode } from 'react';

interface ButtonAnchorProps extends Omit<ComponentProps<'a'>, 'color' | 'style'> {
  readonly variant?: 'filled' | 'default';
  readonly leftSection?: ReactNode;
}

const ButtonAnchor = (anchor: ButtonAnchorProps): JSX.Element => <Button component="a" {...anchor} />;

/** A link that stands among buttons and looks like one: it leads to another screen. */
export const ButtonLink = createLink(ButtonAnchor);
