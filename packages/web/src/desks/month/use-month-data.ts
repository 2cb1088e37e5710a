import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CounterRow } from '@torre/contract/counters';
import type { Day } from '@torre/domain/kernel';
import { addDays } from '@torre/domain/kernel';
import { useCallback, useEffect, useMemo } from 'react';
import { countersQuery, counterTable } from '../../areas/counters/index.ts';
import type { CounterTable } from '../../areas/counters/index.ts';
import { monthAfter, monthDays, monthOf, monthQuery, sameMonth } from '../../areas/roster/index.ts';
import type { MonthKey, MonthStore } from '../../areas/roster/index.ts';
import { callWhenIdle } from '../../platform/when-idle.ts';
import { useSession } from '../../platform/session.ts';
import type { MonthDeskProps } from './desk-props.ts';

const NONE: readonly CounterRow[] = [];

/** The division of a plant; one division per plant (`decisions.md`, Addresses). */
export function useDivision(plant: string): string {
  return useSession().divisionList.find(({ icao }) => icao === plant)?.divisionId ?? '';
}

/** Days whose counters a view needs: tonight's slot stands in tomorrow's column, beyond the view on its last day. */
export function counterDays(from: Day, to: Day, today: Day): { readonly from: Day; readonly to: Day } {
  return { from, to: to === today ? addDays(to, 1) : to };
}

/** Reads a month and its counters before somebody asks for it: while the mouse or the focus is on the way to it. */
export function useReadAhead(plant: string, today: Day): (month: MonthKey) => void {
  const client = useQueryClient();
  const division = useDivision(plant);
  return useCallback(
    (month) => {
      const { from, to } = monthDays(month);
      const days = counterDays(from, to, today);
      if (division !== '') void client.prefetchQuery(countersQuery(division, days.from, days.to));
      void client.prefetchQuery(monthQuery(plant, month));
    },
    [client, plant, division, today],
  );
}

/**
 * The month of a plant. Until another month is there the old one stays in view; its neighbours and today's month are read
 * ahead, so that month to month shows no blank screen.
 */
export function useMonth(plant: string, month: MonthKey, today: Day, draft: string | null) {
  const readAhead = useReadAhead(plant, today);
  const query = useQuery({
    ...monthQuery(plant, month, draft),
    placeholderData: (previous: MonthStore | undefined) => (previous?.plant === plant ? previous : undefined),
  });
  const arrived = query.data !== undefined && !query.isPlaceholderData;
  const { year, month: number } = month;
  useEffect(() => {
    const wanted = { year, month: number };
    readAhead(wanted);
    if (!arrived) return undefined;
    // A call costs the page some milliseconds, which would stand before the month's first frame.
    const leave = [monthAfter(wanted, 1), monthAfter(wanted, -1), monthOf(today)].map((ahead) =>
      callWhenIdle(() => readAhead(ahead)),
    );
    return () => leave.forEach((one) => one());
  }, [arrived, readAhead, today, year, number]);
  return query;
}

/** The month into which a view reaches beyond the one that is its own; null for none. */
export function useNeighbour(plant: string, month: MonthKey | null): MonthStore | null {
  const { data } = useQuery({
    ...monthQuery(plant, month ?? { year: 0, month: 1 }),
    enabled: month !== null,
  });
  return month !== null && data !== undefined && sameMonth(monthOf(data.from), month) ? data : null;
}

export interface ViewCounters {
  readonly table: CounterTable;
  /** No counters yet: the rows are there, their cells are not. */
  readonly waiting: boolean;
  readonly onRetry: (() => void) | null;
}

/** Counters of the days in view, of the draft where one is looked at, with the plant's slots as rows from the start. */
export function useViewCounters(
  { plant, draft }: Pick<MonthDeskProps, 'plant' | 'draft'>,
  from: Day,
  to: Day,
  today: Day,
): ViewCounters {
  const slots = useSession().plantTimeslots[plant];
  const days = counterDays(from, to, today);
  const { data, isError, refetch } = useQuery(countersQuery(useDivision(plant), days.from, days.to, draft));
  const table = useMemo(
    () => counterTable(data ?? NONE, days.from, days.to, slots ?? []),
    [data, days.from, days.to, slots],
  );
  return {
    table,
    waiting: data === undefined && !isError,
    onRetry: isError && data === undefined ? () => void refetch() : null,
  };
}
