import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import {
  readCounterDetail,
  readSpecializationCategories,
  readSpecializationDetail,
  refreshCounters,
} from '@torre/contract/counters';
import type {
  CounterDetailRow,
  CountersPatch,
  SpecializationCategoriesReply,
  SpecializationDetailReply,
} from '@torre/contract/counters';
import { call } from '../../../platform/call.ts';
import { heardPosition } from '../../../platform/position.ts';

export interface CounterAddress {
  readonly counterId: string;
  readonly timeslotId: string;
}

const keyOf = ({ counterId, timeslotId }: CounterAddress) => ['counters', 'detail', counterId, timeslotId];

/** Complete up to the newest event this browser heard of. */
const complete = (): { position?: string } => {
  const position = heardPosition();
  return position === null ? {} : { position };
};

export function counterDetailQuery(path: CounterAddress) {
  return queryOptions({
    queryKey: [...keyOf(path), 'parts'],
    queryFn: async ({ signal }): Promise<CounterDetailRow> =>
      (await call(readCounterDetail, { path, query: complete() }, { signal })).counters,
  });
}

export function categoriesQuery(path: CounterAddress) {
  return queryOptions({
    queryKey: [...keyOf(path), 'categories'],
    queryFn: async ({ signal }): Promise<SpecializationCategoriesReply['specializations']> =>
      (await call(readSpecializationCategories, { path, query: complete() }, { signal })).specializations,
  });
}

/** The islands and specializations of one hour; null: of none yet. */
export function hourQuery(path: CounterAddress, hour: string | null) {
  return queryOptions({
    queryKey: [...keyOf(path), 'hour', hour],
    enabled: hour !== null,
    queryFn: ({ signal }): Promise<SpecializationDetailReply> =>
      call(readSpecializationDetail, { path: { ...path, hour: hour ?? '' }, query: complete() }, { signal }),
  });
}

/** Has the counters of a day counted anew (M2.1.05). */
export async function recountDay(division: string, date: string): Promise<void> {
  await call(refreshCounters, { query: { division, from: date, to: date } });
}

/** Reads a counter again and throws where that fails. */
export function rereadCounter(client: QueryClient, address: CounterAddress): Promise<void> {
  return client.refetchQueries({ queryKey: keyOf(address), type: 'active' }, { throwOnError: true });
}

/** The stream says that this counter may have moved: it is read again with all its parts. */
export function followCounter(client: QueryClient, address: CounterAddress, patch: CountersPatch): void {
  const { counterId, timeslotId } = address;
  if (patch.counters.some((row) => row.counterId === counterId && row.timeslotId === timeslotId))
    void client.invalidateQueries({ queryKey: keyOf(address) });
}
