import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  listEntitlements,
  openEntitlementYear,
  ownRights,
  readPersonEntitlements,
  type entitlementList,
} from '@torre/contract/entitlements';
import type { ListQuery } from '@torre/contract/list';
import { call } from '../../platform/call.ts';
import { useLive } from '../../platform/live.ts';
import { queryClient } from '../../platform/query-client.ts';

/** Everything that is read of entitlements and rights; what was saved makes it stale as a whole. */
export const entitlementsKey = ['entitlements'] as const;

export const readEntitlementPage = (query: ListQuery<typeof entitlementList>, signal: AbortSignal) =>
  call(listEntitlements, { query }, { signal });

export const personEntitlementsQuery = (employeeId: string) =>
  queryOptions({
    queryKey: [...entitlementsKey, 'person', employeeId],
    queryFn: ({ signal }) => call(readPersonEntitlements, { path: { employeeId } }, { signal }),
    staleTime: 0,
  });

export const ownRightsQuery = queryOptions({
  queryKey: [...entitlementsKey, 'own rights'],
  queryFn: ({ signal }) => call(ownRights, {}, { signal }),
  staleTime: 0,
});

/** What opening the year would give to whom; asked again for each other year. */
export const openingQuery = (year: number) =>
  queryOptions({
    queryKey: [...entitlementsKey, 'opening', year],
    queryFn: ({ signal }) =>
      call(openEntitlementYear, { path: { year }, query: { preview: true } }, { signal, kind: 'read' }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

export function readEntitlementsAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: entitlementsKey });
}

/** Reads again whatever somebody else has changed. */
export function useLiveEntitlements(): void {
  const client = useQueryClient();
  useLive('entitlements', () => void client.invalidateQueries({ queryKey: entitlementsKey }));
}
