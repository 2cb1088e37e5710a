import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type {
  CounterDetailRow,
  SpecializationCategoriesReply,
  SpecializationDetailReply,
} from '@torre/contract/counters';
import { CallFailed, refusalWords } from '../../../platform/call-failure.ts';
import { useLive } from '../../../platform/live.ts';
import type { Part } from './counter-cards.tsx';
import { hourBars } from './counter-hours.ts';
import { categoriesQuery, counterDetailQuery, followCounter, hourQuery } from './detail.queries.ts';
import type { CounterAddress } from './detail.queries.ts';

export interface CounterParts {
  readonly counter: Part<CounterDetailRow>;
  readonly islands: Part<CounterDetailRow['islands']>;
  readonly specializations: Part<CounterDetailRow['specializations']>;
  readonly hours: Part<CounterDetailRow>;
  readonly categories: Part<SpecializationCategoriesReply['specializations']>;
  readonly hour: string | null;
  readonly ofHour: Part<SpecializationDetailReply['specializations']>;
  /** What stands is older than what was asked for (M8.13). */
  readonly rereadFailed: boolean;
  /** There is no such counter, or not for this manager: what the server says about it. */
  readonly refused: string | null;
}

const NONE = [400, 403, 404];

function partOf<T>({ data, isError, refetch }: UseQueryResult<T>): Part<T> {
  return { data, failed: isError && data === undefined, onRetry: () => void refetch() };
}

/** One array of the detail; without it its graph alone has failed (M8.06). */
function graphOf<T>(
  counter: Part<CounterDetailRow>,
  pick: (row: CounterDetailRow) => T,
  list: unknown,
): Part<T> {
  const failed = counter.failed || (counter.data !== undefined && !Array.isArray(list));
  return { ...counter, failed, data: counter.data && !failed ? pick(counter.data) : undefined };
}

/** A counter with all its parts, kept current by the live stream; without an `hour` that of the counter itself. */
export function useCounterDetail(address: CounterAddress, hour: string | null): CounterParts {
  const client = useQueryClient();
  const detail = useQuery(counterDetailQuery(address));
  const categories = useQuery(categoriesQuery(address));
  const counter = partOf(detail);
  const hours = graphOf(counter, (row) => row, counter.data?.hours);
  const bars = hours.data ? hourBars(hours.data) : [];
  const shown = (bars.find((bar) => bar.hour === hour) ?? bars.find(({ isOwn }) => isOwn))?.hour ?? null;
  const ofHour = useQuery({ ...hourQuery(address, shown), select: ({ specializations }) => specializations });
  useLive('counters', (patch) => followCounter(client, address, patch));
  useLive('reset', () => void client.invalidateQueries({ queryKey: ['counters'] }));
  const { error } = detail;
  const isRefused = error instanceof CallFailed && NONE.includes(error.status);
  return {
    counter,
    islands: graphOf(counter, ({ islands }) => islands, counter.data?.islands),
    specializations: graphOf(
      counter,
      ({ specializations }) => specializations,
      counter.data?.specializations,
    ),
    hours,
    categories: partOf(categories),
    hour: shown,
    ofHour: { ...partOf(ofHour), failed: ofHour.isError },
    rereadFailed: detail.isRefetchError || categories.isRefetchError,
    refused: isRefused ? (refusalWords(error) ?? '') : null,
  };
}
