import { Button } from '@mantine/core';
import { IconUserSearch } from '@tabler/icons-react';
import { Suspense, useState, type JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import { lazyPart } from '../../platform/lazy-with-retry.ts';
import type { CoverPanelProps } from './cover-panel.tsx';
import './cover-desk.texts.ts';

const CoverPanel = lazyPart(() => import('./cover-panel.tsx'), 'CoverPanel');

interface CoverButtonProps extends Omit<CoverPanelProps, 'onClose'> {
  /** What the slot is, for readers, where several buttons stand below one another. */
  readonly slotName?: string;
}

/** The way to who can take a slot; the panel comes when it is asked for. */
export function CoverButton({ slotName, ...place }: CoverButtonProps): JSX.Element {
  const t = useTexts('coverDesk');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconUserSearch size={16} aria-hidden />}
        aria-label={slotName === undefined ? undefined : t('openFor', { slot: slotName })}
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
      {isOpen && (
        <Suspense>
          <CoverPanel {...place} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
