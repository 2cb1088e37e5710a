import { IconDotsVertical } from '@tabler/icons-react';
import { Suspense, useState, type JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import { usePopup } from '../popup/use-popup.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { RowAction, RowActionPlaces } from './data-column.ts';
import styles from './data-table.module.css';
import { lazyPart } from '../../platform/lazy-with-retry.ts';

const loadMenu = () => import('./row-menu.tsx');
const RowMenu = lazyPart(loadMenu, 'RowMenu');
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
        {actions.map((action, place) => {
          if (action === null) return <span key={place} className={styles['noAction']} />;
          const { key, label, icon, off, further, run } = action;
          if (further) return null;
          const isOff = off !== undefined;
          return (
            <IconButton
              key={key}
              label={isOff ? `${label}: ${off}` : label}
              icon={icon}
              aria-disabled={isOff || undefined}
              onClick={() => !isOff && run()}
            />
          );
        })}
        <FurtherActions row={row} actions={allowed.filter(({ further }) => further)} />
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

function FurtherActions({
  row,
  actions,
}: Omit<RowActionsProps, 'mobile' | 'actions'> & {
  readonly actions: readonly RowAction[];
}): JSX.Element | null {
  const t = useTexts('kit');
  const { button, popup } = usePopup('menu', loadMenu);
  if (actions.length === 0) return null;
  return (
    <>
      <IconButton label={t('furtherActions', { row })} icon={IconDotsVertical} {...button} />
      {popup && (
        <Suspense>
          <RowMenu {...popup} actions={actions} />
        </Suspense>
      )}
    </>
  );
}
