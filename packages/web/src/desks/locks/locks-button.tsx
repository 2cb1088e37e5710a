import { IconLock } from '@tabler/icons-react';
import { Suspense, useState, type JSX, type RefObject } from 'react';
import type { MonthGridHandle, SelectionStore } from '../../areas/roster/index.ts';
import { lazyPart } from '../../platform/lazy-with-retry.ts';
import { Chip } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { track } from '../../platform/track.ts';
import type { LocksDialogProps } from './locks-dialog.tsx';
import './locks.texts.ts';
import { pickedCells, type PickedCells } from './picked-cells.ts';

const LocksDialog = lazyPart(() => import('./locks-dialog.tsx'), 'LocksDialog');

interface LocksButtonProps extends Omit<LocksDialogProps, 'picked' | 'onClose'> {
  readonly grid: RefObject<MonthGridHandle | null>;
  readonly selection: SelectionStore;
}

/** How many locks the month has, and the way to them: a new one begins with what is selected. */
export function LocksButton({ grid, selection, ...props }: LocksButtonProps): JSX.Element {
  const t = useTexts('locks');
  const [opened, setOpened] = useState<{ readonly picked: PickedCells | null } | null>(null);
  const open = (): void => {
    track('view', 'blocchi');
    const model = grid.current?.model();
    setOpened({ picked: model ? pickedCells(model, selection) : null });
  };
  return (
    <>
      <Chip icon={IconLock} word={t('locks')} onClick={open}>
        {props.locks.length > 0 && <b>{props.locks.length}</b>}
      </Chip>
      {opened !== null && (
        <Suspense>
          <LocksDialog {...props} picked={opened.picked} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
