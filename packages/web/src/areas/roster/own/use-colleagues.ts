import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CompactMonth } from '@torre/contract/month';
import type { Day } from '@torre/domain/kernel';
import { useMemo } from 'react';
import { useLive } from '../../../platform/live.ts';
import type { MonthKey } from '../month-key.ts';
import { MonthStore } from '../month-store.ts';
import { neighbourOfWeek } from '../week-window.ts';
import { colleaguesKey, colleaguesQuery } from './own.queries.ts';

export interface Colleagues {
  /** The month, or the one before it until it is there; null while nothing is. */
  readonly store: MonthStore | null;
  /** The month into which the week reaches. */
  readonly neighbour: MonthStore | null;
  readonly isError: boolean;
  readonly onRetry: () => void;
}

function useStore(data: CompactMonth | undefined): MonthStore | null {
  return useMemo(() => (data ? new MonthStore(data) : null), [data]);
}

/** Colleagues' shifts of one's own plant, kept live: a month, and on the phone what a week needs of the next. */
export function useColleagues(month: MonthKey, monday: Day | null, enabled: boolean): Colleagues {
  const client = useQueryClient();
  const beside = monday === null ? null : neighbourOfWeek(monday);
  const own = useQuery({ ...colleaguesQuery(month), enabled, placeholderData: keepPreviousData });
  const other = useQuery({ ...colleaguesQuery(beside ?? month), enabled: enabled && beside !== null });
  const store = useStore(own.data);
  const neighbour = useStore(beside === null ? undefined : other.data);
  useLive('roster', (patch) => {
    for (const [shown, query] of [
      [store, own],
      [neighbour, other],
    ] as const) {
      if (!enabled || (shown && patch.plant !== shown.plant)) continue;
      const isUnknown = shown?.apply(patch.cells, { fresh: true }).unknownPerson ?? false;
      // An answer under way may be older than the patch, and nothing in it says so.
      if (isUnknown || query.isFetching) void query.refetch();
    }
  });
  useLive('reset', () => void client.invalidateQueries({ queryKey: colleaguesKey }));
  return {
    store,
    neighbour,
    isError: own.isError && own.data === undefined,
    onRetry: () => void own.refetch(),
  };
}
