import { IconDotsVertical } from '@tabler/icons-react';
import { Suspense, useState, type JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { RowAction, RowActionPlaces } from './data-column.ts';
import styles from './data-table.module.css';
import { lazyPart } from '../../platform/lazy-with-retry.ts';

const ActionSheet = lazyPart(() => import('./action-sheet.tsx'), 'ActionSheet');

interface RowActionsProps {
  /** What the row is called, for readers and for the sheet's title. */
  readonly row: string;
  readonly actions: RowActionPlaces;
  readonly mobile: boolean;
}

/** Icon buttons at the end of a row; below 768 px one button that opens the sheet 'mobile-modal' (E2.06). */
export function RowActions({ row, actions, mobile }: RowActionsProps): JSX.Element | null {
  const t = useTexts('kit');
  const [open, setOpen] = useState(false);
  const allowed = actions.filter((action): action is RowAction => action !== null);
  if (allowed.length === 0) return null;
  if (!mobile) {
    return (
      <span className={styles['actions']}>
        {actions.map((action, place) =>
          action === null ? (
            <span key={place} className={styles['noAction']} />
          ) : (
            <IconButton key={action.key} label={action.label} icon={action.icon} onClick={action.run} />
          ),
        )}
      </span>
    );
  }
  return (
    <>
      <IconButton
        label={t('actionsOf', { row })}
        icon={IconDotsVertical}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense>
          <ActionSheet row={row} actions={allowed} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
