import { useCallback, useSyncExternalStore } from 'react';
import type { MonthStore, RowSnapshot } from '../month-store.ts';

const deaf = (): void => undefined;

/** One person's row of a month; the component draws again only when that row changes. */
export function useRow(store: MonthStore, person: number): RowSnapshot {
  const subscribe = useCallback((changed: () => void) => store.subscribe(person, changed), [store, person]);
  return useSyncExternalStore(subscribe, () => store.row(person));
}

/** The same for a month that may be missing, or that may not know the person. */
export function useRowOf(store: MonthStore | null, employeeId: string): RowSnapshot | null {
  const person = store?.indexOf(employeeId) ?? -1;
  const subscribe = useCallback(
    (changed: () => void) => (store === null || person < 0 ? deaf : store.subscribe(person, changed)),
    [store, person],
  );
  return useSyncExternalStore(subscribe, () => (store === null || person < 0 ? null : store.row(person)));
}
