import { compactDay, dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import {
  ELSEWHERE,
  gridLines,
  rowName,
  SelectionStore,
  toggled,
  useMonthFilter,
} from '../../areas/roster/index.ts';
import type { MonthGridHandle, MonthStore } from '../../areas/roster/index.ts';
import { track } from '../../platform/track.ts';
import type { MonthDeskProps } from './desk-props.ts';
import { rememberCollapsed, rememberedCollapsed } from './month-preferences.ts';
import { useAddressedDay } from './use-addressed-day.ts';
import { useLiveMonth } from './use-live-month.ts';

const NOBODY: readonly never[] = [];

/** What both layouts share: filters, folded groups, the hand, live changes, and the way to the open day and back. */
export function useDesk(
  { plant, selected, onSelect }: MonthDeskProps,
  store: MonthStore | null,
  grid: RefObject<MonthGridHandle | null>,
) {
  const [selection] = useState(() => new SelectionStore());
  const [collapsed, setCollapsed] = useState(() => rememberedCollapsed(plant));
  const filter = useMonthFilter();
  const text = useDeferredValue(filter.text);
  const { groups } = filter;
  const lines = useMemo(
    () => (store === null ? NOBODY : gridLines(store, { text, groups, collapsed })),
    [store, text, groups, collapsed],
  );
  const live = useLiveMonth(plant, (employeeId) => {
    const person = store?.indexOf(employeeId) ?? -1;
    return store === null || person < 0 ? employeeId : rowName(store, person);
  });
  const opened = useRef(selected);
  useEffect(() => {
    const last = opened.current;
    opened.current = selected;
    const day = last === null ? null : dayFromCompact(last.date);
    // The dialog is gone: the hand returns to the day from which it came.
    if (selected === null && last !== null && day !== null) grid.current?.focusCell(last.employeeId, day);
  }, [selected, grid]);
  const pointed = useAddressedDay();
  const ready = store !== null;
  useEffect(() => {
    if (ready && pointed !== null) grid.current?.focusDay(pointed);
  }, [ready, pointed, grid]);
  return {
    selection,
    filter,
    live,
    lines,
    open: (person: number, day: Day): void => {
      const employeeId = store?.people[person]?.employeeId;
      if (store === null || employeeId === undefined || store.turn(person, day) === ELSEWHERE) return;
      track('action', 'apri giorno');
      onSelect({ employeeId, date: compactDay(day) });
    },
    toggleGroup: (group: string): void => {
      const next = toggled(collapsed, group);
      rememberCollapsed(plant, next);
      setCollapsed(next);
    },
  };
}
