import { queryOptions } from '@tanstack/react-query';
import { readAway } from '@torre/contract/away';
import { compactDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { call } from '../../../platform/call.ts';
import { awayDays } from '../cell-overlays.ts';
import type { AwayDays } from '../cell-overlays.ts';

/** Where the queries of who is away from one plant start; the live event ends them all. */
export function awayKey(plant: string): readonly string[] {
  return ['roster', 'away', plant];
}

/** Who of a plant does not count on these days. */
export function awayQuery(plant: string, from: Day, to: Day) {
  return queryOptions({
    queryKey: [...awayKey(plant), from, to],
    queryFn: async ({ signal }): Promise<readonly AwayDays[]> => {
      const query = { plant, from: compactDay(from), to: compactDay(to) };
      return (await call(readAway, { query }, { signal })).away.map(awayDays);
    },
  });
}
