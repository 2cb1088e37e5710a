import type { CellPatch } from '@torre/contract/roster';
import { lazy, Suspense, type JSX } from 'react';
import type { MonthStore } from '../../areas/roster/index.ts';
import type { MonthDeskProps } from './desk-props.ts';

const loadDayDialog = () => import('../day-dialog/index.ts');
const DayDialog = lazy(loadDayDialog);

/** The hand is on the grid: the dialog that it may open comes nearer. */
export function prepareDayDialog(): void {
  loadDayDialog().catch(() => undefined);
}

interface OpenDayProps extends Pick<MonthDeskProps, 'plant' | 'selected' | 'onSelect'> {
  /** The month on the screen; null until it is there. */
  readonly store: MonthStore | null;
  readonly onSaved: (cell: CellPatch) => void;
}

/** The day that the address names, above the month. */
export function OpenDay({ plant, store, selected, onSelect, onSaved }: OpenDayProps): JSX.Element | null {
  if (selected === null) return null;
  const { employeeId, date } = selected;
  return (
    <Suspense>
      <DayDialog
        plant={plant}
        store={store}
        employeeId={employeeId}
        date={date}
        onClose={() => onSelect(null)}
        onNavigate={(next) => onSelect({ employeeId, date: next })}
        onSaved={onSaved}
      />
    </Suspense>
  );
}
