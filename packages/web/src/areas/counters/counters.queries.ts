import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { previewCounters, readCounters } from '@torre/contract/counters';
import type { CounterRow, CountersPatch, PreviewReply, WishedChange } from '@torre/contract/counters';
import { compactDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { call } from '../../platform/call.ts';
import { heardPosition } from '../../platform/position.ts';
import { patchedCounters } from './counters-patch.ts';

const COUNTERS = ['counters'];
const ROWS = [...COUNTERS, 'rows'];
/** Counters as an open draft shows them: patches of the published month are none of theirs. */
const DRAFTED = [...COUNTERS, 'draft'];
const PREVIEW = [...COUNTERS, 'preview'];

/**
 * Counters of a division from `from` to `to`, both included; complete up to the newest event this browser heard of.
 * `draft`: as they would stand if that open draft were published.
 */
export function countersQuery(division: string, from: Day, to: Day, draft: string | null = null) {
  return queryOptions({
    queryKey: [...(draft === null ? ROWS : [...DRAFTED, draft]), division, from, to],
    enabled: division !== '',
    queryFn: async ({ signal }): Promise<readonly CounterRow[]> => {
      const position = heardPosition();
      const query = {
        division,
        from: compactDay(from),
        to: compactDay(to),
        ...(position === null ? {} : { position }),
        ...(draft === null ? {} : { draft }),
      };
      return (await call(readCounters, { query }, { signal })).counters;
    },
  });
}

/** What a change would do to the counters and to the rules, of a draft where one is named; never kept, because every save of others changes it. */
export function previewQuery(
  division: string,
  changes: readonly WishedChange[],
  draft: string | null = null,
  without: readonly string[] = [],
) {
  return queryOptions({
    queryKey: [...PREVIEW, division, draft, changes, without],
    queryFn: async ({ signal }): Promise<PreviewReply> => {
      const query = { division, ...(draft === null ? {} : { draft }) };
      return call(
        previewCounters,
        { query, body: { changes, ...(without.length > 0 && { without }) } },
        { signal, kind: 'read' },
      );
    },
    staleTime: 0,
    gcTime: 0,
  });
}

/** Takes counters of the live stream over into every cached answer that holds them. */
export function applyCountersPatch(client: QueryClient, patch: CountersPatch): void {
  void client.invalidateQueries({ queryKey: PREVIEW });
  // What is published moves under a draft.
  void client.invalidateQueries({ queryKey: DRAFTED });
  for (const query of client.getQueryCache().findAll({ queryKey: ROWS })) {
    client.setQueryData<readonly CounterRow[]>(query.queryKey, (rows) =>
      rows === undefined ? undefined : patchedCounters(rows, patch.counters),
    );
    // An answer that is on its way may be older than the patch.
    if (query.state.fetchStatus === 'fetching') void client.invalidateQueries({ queryKey: query.queryKey });
  }
}

/** A draft changed: its counters are read again, for the stream says that it did and not what. */
export function readDraftCountersAgain(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: PREVIEW });
  return client.invalidateQueries({ queryKey: DRAFTED });
}

/** Counters in view are read again at once, the others when they are next shown. */
export function readCountersAgain(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: COUNTERS });
}

/** Nobody listens to the stream any more: cached counters are read again when they are next shown. */
export function expireCounters(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: COUNTERS, refetchType: 'none' });
}
