import type { CellPatch } from '@torre/contract/cells';
import { Suspense, useState, type JSX, type RefObject } from 'react';
import type { CoverPlace } from '../../areas/cover/index.ts';
import type { MonthStore } from '../../areas/roster/index.ts';
import type { MonthEditorHandle } from '../month-edit/index.ts';
import type { MonthDeskProps } from './desk-props.ts';
import { lazyPart, lazyWithRetry } from '../../platform/lazy-with-retry.ts';

const loadDayDialog = () => import('../day-dialog/index.ts');
const DayDialog = lazyWithRetry(loadDayDialog);
const CoverWindow = lazyPart(loadDayDialog, 'CoverWindow');

/** The hand is on the grid: the dialog that it may open comes nearer. */
export function prepareDayDialog(): void {
  loadDayDialog().catch(() => undefined);
}

interface OpenDayProps extends Pick<MonthDeskProps, 'plant' | 'draft' | 'selected' | 'onSelect'> {
  /** The month on the screen; null until it is there. */
  readonly store: MonthStore | null;
  readonly live: { readonly saved: (cells: readonly CellPatch[]) => void };
  /** Where changes can be taken back; the room has none. */
  readonly editor?: RefObject<MonthEditorHandle | null>;
}

/** The day that the address names, above the month: what is saved there is shown at once and can be taken back; or who can cover it. */
export function OpenDay({
  plant,
  draft,
  store,
  selected,
  onSelect,
  live,
  editor,
}: OpenDayProps): JSX.Element | null {
  const [place, setPlace] = useState<CoverPlace | null>(null);
  if (selected === null) {
    return (
      place && (
        <Suspense>
          <CoverWindow {...place} onClose={() => setPlace(null)} />
        </Suspense>
      )
    );
  }
  const { employeeId, date } = selected;
  return (
    <Suspense>
      <DayDialog
        plant={plant}
        draft={draft}
        store={store}
        employeeId={employeeId}
        date={date}
        onClose={() => onSelect(null)}
        onNavigate={(next) => onSelect({ employeeId, date: next })}
        onSaved={(cell) => {
          live.saved([cell]);
          editor?.current?.record([cell]);
        }}
        onCover={(slot) => {
          setPlace(slot);
          onSelect(null);
        }}
      />
    </Suspense>
  );
}
