import { queryOptions, useQuery } from '@tanstack/react-query';
import { readCategories, readEmployees } from '@torre/contract/people';
import { compactDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { useMemo } from 'react';
import { call } from '../../../platform/call.ts';
import type { MonthStore } from '../month-store.ts';
import type { PeopleFacts } from './person-test.ts';

/** Units and specializations of a division's people on some days, kept as long as every list (P9.01). */
export function peopleFactsQuery(division: string, from: Day, to: Day) {
  return queryOptions({
    queryKey: ['roster', 'people', division, from, to],
    queryFn: ({ signal }) =>
      call(
        readEmployees,
        { query: { division, date: compactDay(from), dateTo: compactDay(to) } },
        { signal },
      ),
  });
}

/** Categories of staff with their names, kept as long as every list (P9.01). */
export const categoriesQuery = queryOptions({
  queryKey: ['roster', 'categories'],
  queryFn: ({ signal }) => call(readCategories, {}, { signal }),
});

/** Name of each category by its code; none before they were read. */
export function useCategoryNames(): ReadonlyMap<string, string> {
  const { data } = useQuery(categoriesQuery);
  return useMemo(() => new Map(data?.categories.map(({ code, label }) => [code, label])), [data]);
}

/** Units and specializations of the people of a month; null while they are not wanted or not there. */
export function usePeopleFacts(
  store: MonthStore | null,
  wanted: boolean,
): { readonly facts: PeopleFacts | null; readonly onRetry: (() => void) | null } {
  const { divisionId = '', from = 0 as Day, to = 0 as Day } = store ?? {};
  const { data, isError, refetch } = useQuery({
    ...peopleFactsQuery(divisionId, from, to),
    enabled: wanted && divisionId !== '',
  });
  return { facts: data ?? null, onRetry: isError ? () => void refetch() : null };
}
