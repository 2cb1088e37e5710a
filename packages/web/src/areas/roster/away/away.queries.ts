import { queryOptions } from '@tanstack/react-query';
import { readAway } from '@torre/contract/away';
import { compactDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { call } from '../../../platform/call.ts';
import type { AwayReply } from '@torre/contract/away';
import { awayDays, overtimeHours } from '../cell-overlays.ts';
import type { CellOverlays } from '../cell-overlays.ts';

/** Where the queries of who is away from one plant start; the live event ends them all. */
export function awayKey(plant: string): readonly string[] {
  return ['roster', 'away', plant];
}

/** Who does not count, and who works overtime. */
export type AwayAndOvertime = Pick<CellOverlays, 'away' | 'overtime'>;

export const awayAndOvertime = ({ away, overtime }: AwayReply): AwayAndOvertime => ({
  away: away.map(awayDays),
  overtime: overtime.flatMap((one) => overtimeHours(one) ?? []),
});

/** Who of a plant does not count on these days, and who works overtime. */
export function awayQuery(plant: string, from: Day, to: Day) {
  return queryOptions({
    queryKey: [...awayKey(plant), from, to],
    queryFn: async ({ signal }): Promise<AwayAndOvertime> => {
      const query = { plant, from: compactDay(from), to: compactDay(to) };
      return awayAndOvertime(await call(readAway, { query }, { signal }));
    },
  });
}
