import { queryOptions } from '@tanstack/react-query';
import { readDay, readOwnDay, shiftHistory } from '@torre/contract/cells';
import { call } from '../../../platform/call.ts';

/** Where the day queries of one person start; live events end them all. */
export function personDaysKey(employeeId: string): readonly string[] {
  return ['roster', 'day', employeeId];
}

/** Everything the day dialog shows about one cell; `date` is YYYYMMDD; `draft`: as that draft shows it. */
export function dayQuery(plant: string, employeeId: string, date: string, draft: string | null = null) {
  return queryOptions({
    queryKey: [...personDaysKey(employeeId), plant, date, draft],
    queryFn: ({ signal }) =>
      call(readDay, { query: { plant, employeeId, date, ...(draft !== null && { draft }) } }, { signal }),
    // A cell is opened to be changed: what stands there is read each time.
    staleTime: 0,
  });
}

/** The own day, read only (M6.16). */
export function ownDayQuery(employeeId: string, date: string) {
  return queryOptions({
    queryKey: [...personDaysKey(employeeId), 'own', date],
    queryFn: ({ signal }) => call(readOwnDay, { query: { date } }, { signal }),
    staleTime: 0,
  });
}

/** Who put which shift into a cell, newest first. */
export function historyQuery(employeeId: string, date: string) {
  return queryOptions({
    queryKey: ['roster', 'history', employeeId, date],
    queryFn: ({ signal }) => call(shiftHistory, { query: { employeeId, date } }, { signal }),
    staleTime: 0,
  });
}
