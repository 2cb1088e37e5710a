import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { RosterPatch } from '@torre/contract/cells';
import { compactCalendar } from '@torre/contract/month';
import { compactDay } from '@torre/domain/kernel';
import { call } from '../../platform/call.ts';
import { organisationPosition } from '../../platform/organisation-changes.ts';
import { withOverlays } from './cell-overlays-query.ts';
import { calendarOutcome } from './calendar-outcome.ts';
import { monthDays } from './month-key.ts';
import type { MonthKey } from './month-key.ts';
import { MonthStore } from './month-store.ts';
import type { PatchResult } from './month-store.ts';

const MONTHS = ['roster', 'month'];
/** Months as an open draft shows them: patches of the published month are none of theirs. */
const DRAFTS = ['roster', 'draft'];
const RECENT_PATCHES = 200;

/** E8.15, A14: '-' stands for a manager without a plant; no call is made for it. */
export function hasPlant(plant: string): boolean {
  return plant !== '-';
}

function recentKey(plant: string): readonly string[] {
  return ['roster', 'recent', plant];
}

/**
 * The month of a plant as a store that lives on with the patches of the stream, with what is around it where that has come too.
 * Fails with CallFailed (also where the outcome is neither 0 nor 100, M7.36) or NetworkFailed.
 */
export function monthQuery(plant: string, month: MonthKey, draft: string | null = null) {
  return queryOptions({
    queryKey: [...(draft === null ? MONTHS : [...DRAFTS, draft]), plant, month.year, month.month],
    enabled: hasPlant(plant),
    structuralSharing: false,
    queryFn: async ({ signal, client }): Promise<MonthStore> => {
      const { from, to } = monthDays(month);
      const position = organisationPosition();
      const asked = call(
        compactCalendar,
        {
          query: {
            plant,
            shape: 'compact',
            ...(draft !== null && { draft }),
            ...(position !== null && { position }),
          },
          body: { from: compactDay(from), to: compactDay(to) },
        },
        { signal, kind: 'read', acceptCodes: [100] },
      );
      const [reply, overlays] = await withOverlays(asked, client, { plant, from, to });
      const people = calendarOutcome(reply) === 'people' ? reply.people : [];
      const store = new MonthStore({ ...reply, people });
      if (overlays !== null) store.setOverlays(overlays);
      if (draft !== null) return store;
      // What the stream brought while this answer was on its way; older versions are ignored.
      for (const patch of client.getQueryData<readonly RosterPatch[]>(recentKey(plant)) ?? [])
        store.apply(patch.cells);
      return store;
    },
  });
}

/** Months of the plant that are in the cache. */
function cachedMonths(client: QueryClient, plant: string): readonly MonthStore[] {
  const found = client.getQueriesData<MonthStore>({ queryKey: [...MONTHS, plant] });
  return found.flatMap(([, store]) => (store === undefined ? [] : [store]));
}

/**
 * Puts changed cells into every cached month of the plant. A month that does not know the person is read again.
 * Answers what changed on the way, each cell once.
 */
export function applyRosterPatch(
  client: QueryClient,
  patch: RosterPatch,
  fresh: boolean,
): PatchResult['changed'] {
  client.setQueryData<readonly RosterPatch[]>(recentKey(patch.plant), (earlier = []) =>
    [...earlier, patch].slice(-RECENT_PATCHES),
  );
  const results = cachedMonths(client, patch.plant).map((store) => store.apply(patch.cells, { fresh }));
  if (results.some(({ unknownPerson }) => unknownPerson)) void readMonthsAgain(client, patch.plant);
  return results.flatMap(({ changed }) => changed);
}

/** Fresh cells of all cached months become ordinary ones. */
export function settleMonths(client: QueryClient, plant: string): void {
  for (const store of cachedMonths(client, plant)) store.settle();
}

/** The months in view are read again at once, the others when they are next shown. */
export function readMonthsAgain(client: QueryClient, plant: string): Promise<void> {
  return client.invalidateQueries({ queryKey: [...MONTHS, plant] });
}

/** The months that drafts show are read again: who watches them hears that something changed, not what. */
export function readDraftsAgain(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: DRAFTS });
}

/** Nobody listens to the stream any more: what is cached may be shown at once, but is read again then. */
export function expireMonths(client: QueryClient, plant: string): void {
  void client.invalidateQueries({ queryKey: [...MONTHS, plant], refetchType: 'none' });
}
