import { IconLock } from '@tabler/icons-react';
import { VisuallyHidden } from '@mantine/core';
import type { EditedCell } from '@torre/contract/presence';
import { dayFromCompact, type Day } from '@torre/domain/kernel';
import { Suspense, useMemo, useState, type JSX, type RefObject } from 'react';
import type { MonthGridHandle, MonthKey, MonthStore, SelectionStore } from '../../areas/roster/index.ts';
import { useTexts } from '../../platform/language.ts';
import { track } from '../../platform/track.ts';
import { pickedCells, type PickedCells } from './picked-cells.ts';
import { PeopleHere } from './people-here.tsx';
import styles from './together.module.css';
import './together.texts.ts';
import { useAround } from './use-around.ts';
import { usePresence } from './use-presence.ts';
import { late } from '../../platform/late.ts';

const LocksDialog = late(async () => ({ default: (await import('./locks-dialog.tsx')).LocksDialog }));

interface TogetherProps {
  readonly plant: string;
  readonly month: MonthKey;
  readonly store: MonthStore;
  /** The month into which a week reaches. */
  readonly neighbour: MonthStore | null;
  readonly grid: RefObject<MonthGridHandle | null>;
  readonly selection: SelectionStore;
  readonly today: Day;
  /** The day that is open; `date` YYYYMMDD. */
  readonly selected: EditedCell | null;
}

/** Who else has the month open, in the toolbar, and the way to its locks; draws both into the month. */
export function Together({
  plant,
  month,
  store,
  neighbour,
  grid,
  selection,
  today,
  selected,
}: TogetherProps): JSX.Element {
  const t = useTexts('together');
  const key = `${month.year}${String(month.month).padStart(2, '0')}`;
  const stores = useMemo(() => (neighbour === null ? [store] : [store, neighbour]), [store, neighbour]);
  // An old address may name a day or a person that the month does not show: nothing of it is open here.
  const shows = selected !== null && stores.some((one) => showsCell(one, selected));
  const others = usePresence({ plant, month: key, editing: shows ? selected : null });
  const locks = useAround(plant, stores, others);
  const [opened, setOpened] = useState<{ readonly picked: PickedCells | null } | null>(null);
  const open = (): void => {
    track('view', 'blocchi');
    const model = grid.current?.model();
    setOpened({ picked: model ? pickedCells(model, selection) : null });
  };
  return (
    <div className={styles['together']}>
      <PeopleHere others={others} store={store} />
      <button type="button" className={styles['chip']} title={t('locks')} onClick={open}>
        <IconLock size={16} stroke={1.75} aria-hidden />
        <VisuallyHidden>{t('locks')}</VisuallyHidden>
        {locks.length > 0 && <b>{locks.length}</b>}
      </button>
      {opened !== null && (
        <Suspense>
          <LocksDialog
            {...{ plant, month, store, locks, others, today }}
            picked={opened.picked}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

function showsCell(store: MonthStore, { employeeId, date }: EditedCell): boolean {
  const index = store.indexOf(employeeId);
  const day = dayFromCompact(date);
  return index >= 0 && day !== null && store.turn(index, day) !== null;
}
