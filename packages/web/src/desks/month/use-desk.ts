import { compactDay, dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { slotKey } from '../../areas/counters/index.ts';
import type { CounterTable } from '../../areas/counters/index.ts';
import {
  ELSEWHERE,
  gridLines,
  needsFacts,
  peopleByUnit,
  personTest,
  rowName,
  SelectionStore,
  toggled,
  useAwayOf,
  useMonthFilter,
  usePeopleFacts,
} from '../../areas/roster/index.ts';
import type { MonthGridHandle, MonthStore } from '../../areas/roster/index.ts';
import { useTexts } from '../../platform/language.ts';
import { NOTICE, notify } from '../../platform/notify.ts';
import { takeCalendarSnapshot } from '../../platform/calendar-snapshot.ts';
import { track } from '../../platform/track.ts';
import type { MonthDeskProps } from './desk-props.ts';
import { rememberCollapsed, rememberedCollapsed } from './month-preferences.ts';
import './month.texts.ts';
import { useAddressedDay } from './use-addressed-day.ts';
import { useLiveMonth } from './use-live-month.ts';

/** How long a way that was not asked for is offered. */
const CHOICE_MS = 8000;
const NOBODY: readonly never[] = [];
const nobody = (): boolean => false;
const ALL: ReadonlySet<string> = new Set();

/** What both layouts share: filters, folded groups, the hand, live changes, and the way to the open day and back. */
export function useDesk(
  { plant, draft, selected, onSelect, onCounter }: MonthDeskProps,
  store: MonthStore | null,
  grid: RefObject<MonthGridHandle | null>,
) {
  const t = useTexts('month');
  const [selection] = useState(() => new SelectionStore());
  const [collapsed, setCollapsed] = useState(() => rememberedCollapsed(plant));
  const filter = useMonthFilter();
  const text = useDeferredValue(filter.text);
  const { lists, shiftDay, byUnit } = filter;
  const { facts } = usePeopleFacts(store, byUnit || needsFacts(lists));
  const away = useAwayOf(store, lists.richieste.size > 0);
  const passes = useMemo(
    () => (store === null ? nobody : personTest(store, lists, shiftDay, facts, away)),
    [store, lists, shiftDay, facts, away],
  );
  const lines = useMemo(() => {
    if (store === null) return NOBODY;
    const grouped = byUnit && facts !== null ? peopleByUnit(store, facts) : store;
    return gridLines(grouped, { text, groups: ALL, collapsed, passes });
  }, [store, text, passes, byUnit, facts, collapsed]);
  const live = useLiveMonth(plant, draft, (employeeId) => {
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
  useEffect(() => {
    const kept = ready ? takeCalendarSnapshot(plant) : null;
    const day = kept === null ? null : dayFromCompact(kept.date);
    // The counter's own screen was left: the hand returns to the counter from which it came.
    if (kept !== null && day !== null) grid.current?.focusCounter(slotKey(kept.timeslotId), day);
  }, [ready, plant, grid]);
  return {
    selection,
    filter,
    live,
    lines,
    /** Whom the lists of the filter let through, by index of the person. */
    passes,
    open: (person: number, day: Day): void => {
      const employeeId = store?.people[person]?.employeeId;
      if (store === null || employeeId === undefined || store.turn(person, day) === ELSEWHERE) return;
      track('action', 'apri giorno');
      onSelect({ employeeId, date: compactDay(day) });
    },
    openCounter:
      ({ slots }: CounterTable) =>
      (row: string, day: Day): void => {
        const slot = slots.find(({ rowId }) => slotKey(rowId) === row);
        if (slot === undefined || store === null) return;
        track('action', 'apri contatore');
        // Its number may still be on the way: the press is not lost, the counter's own screen waits for it.
        const open = (): void => onCounter(`${store.divisionId}-${compactDay(day)}`, slot.timeslotId);
        if (draft === null) return open();
        // The counter's own screen speaks of what is published: nobody gets there without knowing.
        notify({
          type: NOTICE.warning,
          text: t('counterPublished'),
          action: { label: t('openPublished'), run: open },
          staysMs: CHOICE_MS,
        });
      },
    toggleGroup: (group: string): void => {
      const next = toggled(collapsed, group);
      rememberCollapsed(plant, next);
      setCollapsed(next);
    },
  };
}
