import { queryOptions } from '@tanstack/react-query';
import { closeMonth, listClosedMonths, reopenMonth } from '@torre/contract/locks';
import { call } from '../../../platform/call.ts';
import { queryClient } from '../../../platform/query-client.ts';
import type { SaveOptions } from '../../../platform/save-wait.ts';

const MONTHS_KEY = ['administration', 'closed-months'];

export function closedMonthsQuery(year: number) {
  return queryOptions({
    queryKey: [...MONTHS_KEY, year],
    queryFn: ({ signal }) => call(listClosedMonths, { query: { year } }, { signal }),
  });
}

/** Whether a month of a plant can be closed: its months count from the first one with shifts. */
export const hasMonth = (
  { firstMonth }: { readonly firstMonth: string | null },
  { year, month }: { readonly year: number; readonly month: number },
): boolean => firstMonth !== null && firstMonth <= monthText(year, month);

/** YYYYMM */
export const monthText = (year: number, month: number): string => `${year}${String(month).padStart(2, '0')}`;

export interface MonthOfPlant {
  readonly plant: string;
  /** YYYYMM */
  readonly month: string;
}

/** The months are read again after each try: somebody else may have been first. */
async function saveMonth(saved: Promise<unknown>): Promise<void> {
  try {
    await saved;
  } finally {
    void queryClient.invalidateQueries({ queryKey: MONTHS_KEY });
  }
}

/** Throws CallFailed with the server's sentence, or NetworkFailed; so does `openMonth`. */
export const shutMonth = (path: MonthOfPlant, reason: string, options: SaveOptions): Promise<void> =>
  saveMonth(call(closeMonth, { path, body: { reason } }, options));

export const openMonth = (path: MonthOfPlant, options: SaveOptions): Promise<void> =>
  saveMonth(call(reopenMonth, { path }, options));
