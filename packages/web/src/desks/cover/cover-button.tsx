import { Button } from '@mantine/core';
import { IconUserSearch } from '@tabler/icons-react';
import { Suspense, useEffect, useState, type JSX } from 'react';
import type { CoverPlace } from '../../areas/cover/index.ts';
import { useTexts } from '../../platform/language.ts';
import { lazyPart } from '../../platform/lazy-with-retry.ts';
import './cover-desk.texts.ts';
import type { CoverPanelProps } from './cover-panel.tsx';

const CoverPanel = lazyPart(() => import('./cover-panel.tsx'), 'CoverPanel');

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

/** The panel of a screen, which comes when it is asked for. It stays open when the slot is covered and its button is gone. */
export function useCoverPanel(): {
  readonly open: (place: CoverPlace) => void;
  readonly panel: JSX.Element | null;
} {
  const [place, setPlace] = useState<CoverPlace | null>(null);
  const panel = place && <LaterPanel {...place} onClose={() => setPlace(null)} />;
  return { open: setPlace, panel };
}

/** A window whose place it takes has given the focus back before: the panel brings it back to there. */
function LaterPanel(props: CoverPanelProps): JSX.Element | null {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true));
    return () => clearTimeout(timer);
  }, []);
  if (!isReady) return null;
  return (
    <Suspense>
      <CoverPanel {...props} />
    </Suspense>
  );
}
