import type { EditedCell } from '@torre/contract/presence';
import { dayFromCompact, type Day } from '@torre/domain/kernel';
import { useMemo, type JSX, type RefObject } from 'react';
import type { MonthGridHandle, MonthKey, MonthStore, SelectionStore } from '../../areas/roster/index.ts';
import { LegalityButton } from '../legality/index.ts';
import { LocksButton } from '../locks/index.ts';
import { PeopleHere, usePresence } from '../presence/index.ts';
import styles from './presence-and-locks.module.css';
import { useCellOverlays } from './use-cell-overlays.ts';

interface PresenceAndLocksProps {
  readonly plant: string;
  readonly month: MonthKey;
  readonly store: MonthStore;
  /** The month into which a week reaches. */
  readonly neighbour: MonthStore | null;
  readonly grid: RefObject<MonthGridHandle | null>;
  readonly selection: SelectionStore;
  readonly today: Day;
  /** Days in view, both included. */
  readonly from: Day;
  readonly to: Day;
  /** The day that is open; `date` YYYYMMDD. */
  readonly selected: EditedCell | null;
  /** Id of the draft in view; null: the published month. */
  readonly draft: string | null;
  /** Where the list of findings stands; null on the phone. */
  readonly side: HTMLElement | null;
  /** On the phone: where the button of the findings stands. */
  readonly place?: HTMLElement | null;
  readonly onSelect: (cell: EditedCell) => void;
}

/** Who else has the month open, in the toolbar, and the way to its findings and locks; draws all of them into the month. */
export function PresenceAndLocks({
  plant,
  month,
  store,
  neighbour,
  grid,
  selection,
  today,
  from,
  to,
  selected,
  draft,
  side,
  place = null,
  onSelect,
}: PresenceAndLocksProps): JSX.Element {
  const key = `${month.year}${String(month.month).padStart(2, '0')}`;
  const stores = useMemo(() => (neighbour === null ? [store] : [store, neighbour]), [store, neighbour]);
  // An old address may name a day or a person that the month does not show: nothing of it is open here.
  const shows = selected !== null && stores.some((one) => showsCell(one, selected));
  const others = usePresence({ plant, month: key, editing: shows ? selected : null });
  const locks = useCellOverlays(plant, stores, others);
  return (
    <div className={styles['group']}>
      <PeopleHere others={others} store={store} />
      <LegalityButton {...{ plant, draft, stores, from, to, grid, side, place, onSelect }} />
      <LocksButton {...{ plant, month, store, locks, others, today, grid, selection }} />
    </div>
  );
}

function showsCell(store: MonthStore, { employeeId, date }: EditedCell): boolean {
  const index = store.indexOf(employeeId);
  const day = dayFromCompact(date);
  return index >= 0 && day !== null && store.turn(index, day) !== null;
}
