import { Button } from '@mantine/core';
import { IconFirstAidKit } from '@tabler/icons-react';
import type { Day } from '@torre/domain/kernel';
import { Suspense, useState, type JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import { lazyPart } from '../../platform/lazy-with-retry.ts';
import './own-requests.texts.ts';

const SickDialog = lazyPart(() => import('./sick-dialog.tsx'), 'SickDialog');

/** 'Sono malato': one press, and one to confirm. `day`: that of the next shift. */
export function SickButton({ day }: { readonly day: Day }): JSX.Element {
  const t = useTexts('ownRequests');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFirstAidKit size={16} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('sick')}
      </Button>
      {isOpen && (
        <Suspense>
          <SickDialog day={day} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
