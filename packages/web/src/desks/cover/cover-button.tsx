import { Button } from '@mantine/core';
import { IconUserSearch } from '@tabler/icons-react';
import { Suspense, useState, type JSX } from 'react';
import type { CoverPlace } from '../../areas/cover/index.ts';
import { useTexts } from '../../platform/language.ts';
import { lazyPart } from '../../platform/lazy-with-retry.ts';
import './cover-desk.texts.ts';

const CoverPanel = lazyPart(() => import('./cover-panel.tsx'), 'CoverPanel');

interface CoverButtonProps {
  /** What the slot is, for readers, where several buttons stand below one another. */
  readonly slotName?: string;
  readonly onOpen: () => void;
}

/** The way to who can take a slot. */
export function CoverButton({ slotName, onOpen }: CoverButtonProps): JSX.Element {
  const t = useTexts('coverDesk');
  return (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<IconUserSearch size={16} aria-hidden />}
      aria-label={slotName === undefined ? undefined : t('openFor', { slot: slotName })}
      onClick={onOpen}
    >
      {t('open')}
    </Button>
  );
}

/** The panel of a screen, which comes when it is asked for. It stays open when the slot is covered and its button is gone. */
export function useCoverPanel(): {
  readonly open: (place: CoverPlace) => void;
  readonly panel: JSX.Element | null;
} {
  const [place, setPlace] = useState<CoverPlace | null>(null);
  const panel = place && (
    <Suspense>
      <CoverPanel {...place} onClose={() => setPlace(null)} />
    </Suspense>
  );
  return { open: setPlace, panel };
}
