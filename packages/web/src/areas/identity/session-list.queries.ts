import { queryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '@torre/contract/endpoint';
import { endOtherSessions, endOwnSession, listOwnSessions } from '@torre/contract/identity';
import { call } from '../../platform/call.ts';
import type { SaveOptions } from '../../platform/save-wait.ts';

export const ownSessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: ({ signal }) => call(listOwnSessions, {}, { signal }),
  // Sessions open and close elsewhere: what is shown is read at each visit.
  staleTime: 0,
});

export function closeOwnSession(
  sessionLabel: string,
  options: SaveOptions,
): Promise<ReplyOf<typeof endOwnSession>> {
  return call(endOwnSession, { path: { sessionLabel } }, options);
}

export function closeOtherSessions(options: SaveOptions): Promise<ReplyOf<typeof endOtherSessions>> {
  return call(endOtherSessions, {}, options);
}
