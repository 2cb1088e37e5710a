import { queryOptions } from '@tanstack/react-query';
import { closeMonth, listClosedMonths, reopenMonth } from '@torre/contract/locks';
import { call } from '../../../platform/call.ts';
import type { SaveOptions } from '../../../platform/save-wait.ts';

export const MONTHS_KEY = ['administration', 'closed-months'];

export function closedMonthsQuery(year: number) {
  return queryOptions({
    queryKey: [...MONTHS_KEY, year],
    queryFn: ({ signal }) => call(listClosedMonths, { query: { year } }, { signal }),
  });
}

export interface MonthOfPlant {
  readonly plant: string;
  /** YYYYMM */
  readonly month: string;
}

/** Throws CallFailed with the server's sentence, or NetworkFailed; so does `openMonth`. */
export async function shutMonth(path: MonthOfPlant, reason: string, options: SaveOptions): Promise<void> {
  await call(closeMonth, { path, body: { reason } }, options);
}

export async function openMonth(path: MonthOfPlant, options: SaveOptions): Promise<void> {
  await call(reopenMonth, { path }, options);
}
