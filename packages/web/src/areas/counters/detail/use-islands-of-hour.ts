import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { IslandHour } from '@torre/contract/counters';
import type { UtcMinute, ZoneTable } from '@torre/domain/kernel';
import { useLive } from '../../../platform/live.ts';
import type { Part } from './counter-cards.tsx';
import { followCounter, hourQuery } from './detail.queries.ts';
import type { CounterAddress } from './detail.queries.ts';

const MINUTES_PER_HOUR = 60;

/** The hour of a minute as the calls name it: '14', or '2-2' in the second one of the night that has it twice. */
export function hourAt(now: UtcMinute, zone: ZoneTable): string {
  const hourOf = (at: UtcMinute): number => Math.floor(zone.local(at).minute / MINUTES_PER_HOUR);
  const hour = hourOf(now);
  return hourOf(now - MINUTES_PER_HOUR) === hour ? `${hour}-2` : String(hour);
}

/** Nowhere: asked for nothing. */
const NONE: CounterAddress = { counterId: '', timeslotId: '' };

/** People against chairs of each island in one hour of a counter, kept current by the live stream; null: of none. */
export function useIslandsOfHour(address: CounterAddress | null, hour: string): Part<readonly IslandHour[]> {
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery({
    ...hourQuery(address ?? NONE, address === null ? null : hour),
    select: ({ islands }) => islands,
  });
  useLive('counters', (patch) => address !== null && followCounter(client, address, patch));
  return { data, failed: isError && data === undefined, onRetry: () => void refetch() };
}
