import { Button } from '@mantine/core';
import { IconUserSearch } from '@tabler/icons-react';
import type { JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import './cover-desk.texts.ts';

interface CoverButtonProps {
  /** What the slot is, for readers, where several buttons stand below one another. */
  readonly slotName?: string;
  /** The slot as it stands on the button, where the screen does not name it. */
  readonly shown?: string;
  readonly onOpen: () => void;
}

/** The way to who can take a slot. */
export function CoverButton({ slotName, shown, onOpen }: CoverButtonProps): JSX.Element {
  const t = useTexts('coverDesk');
  return (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<IconUserSearch size={16} aria-hidden />}
      aria-label={slotName === undefined ? undefined : t('openFor', { slot: slotName })}
      onClick={onOpen}
    >
      {shown === undefined ? t('open') : t('openFor', { slot: shown })}
    </Button>
  );
}
