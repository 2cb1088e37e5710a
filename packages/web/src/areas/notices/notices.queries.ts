import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { acknowledgeNotice, ownNotices, waitingNotices } from '@torre/contract/notices';
import type { ReplyOf } from '@torre/contract/endpoint';
import { call } from '../../platform/call.ts';
import { useLive } from '../../platform/live.ts';
import type { SaveOptions } from '../../platform/save-wait.ts';

const NOTICES = ['notices'];

export const ownNoticesQuery = queryOptions({
  queryKey: [...NOTICES, 'own'],
  queryFn: ({ signal }) => call(ownNotices, {}, { signal }),
  staleTime: 0,
});

export function waitingNoticesQuery(division: string) {
  return queryOptions({
    queryKey: [...NOTICES, 'waiting', division],
    queryFn: ({ signal }) => call(waitingNotices, { query: { division } }, { signal }),
    staleTime: 0,
  });
}

export const askAcknowledge = (
  noticeId: string,
  options: SaveOptions,
): Promise<ReplyOf<typeof acknowledgeNotice>> => call(acknowledgeNotice, { path: { noticeId } }, options);

/** Reads notices again when there is something new, and answers how to do so after a save of one's own. */
export function useNoticesAgain(): () => Promise<void> {
  const client = useQueryClient();
  const again = (): Promise<void> => client.invalidateQueries({ queryKey: NOTICES });
  useLive('notices', () => void again());
  useLive('reset', () => void again());
  return again;
}
