import type { JSX } from 'react';
import { SheetAction } from '../sheet/sheet-action.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import type { RowAction } from './data-column.ts';

/** E2.06: the specified name of the window that holds a row's actions on the phone. */
export const MOBILE_MODAL = 'mobile-modal';

interface ActionSheetProps {
  readonly row: string;
  readonly actions: readonly RowAction[];
  readonly onClose: () => void;
}

export function ActionSheet({ row, actions, onClose }: ActionSheetProps): JSX.Element {
  return (
    <Sheet id={MOBILE_MODAL} title={row} onClose={onClose}>
      {actions.map(({ key, label, icon, tone, off, run }) => (
        <SheetAction
          key={key}
          icon={icon}
          label={label}
          tone={tone}
          off={off}
          onChoose={() => {
            // The sheet leaves first and gives the focus back: what the action opens returns it to the row.
            onClose();
            setTimeout(run);
          }}
        />
      ))}
    </Sheet>
  );
}
