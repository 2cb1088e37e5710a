import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { acknowledgeNotice, ownNotices, waitingNotices } from '@torre/contract/notices';
import type { ReplyOf } from '@torre/contract/endpoint';
import { call } from '../../platform/call.ts';
import { useLive } from '../../platform/live.ts';
import type { SaveOptions } from '../../platform/save-wait.ts';

const NOTICES = ['notices'];
const WAITING = [...NOTICES, 'waiting'];

export const ownNoticesQuery = queryOptions({
  queryKey: [...NOTICES, 'own'],
  queryFn: ({ signal }) => call(ownNotices, {}, { signal }),
  staleTime: 0,
});

export function waitingNoticesQuery(division: string) {
  return queryOptions({
    queryKey: [...WAITING, division],
    queryFn: ({ signal }) => call(waitingNotices, { query: { division } }, { signal }),
    staleTime: 0,
  });
}

export const askAcknowledge = (
  noticeId: string,
  options: SaveOptions,
): Promise<ReplyOf<typeof acknowledgeNotice>> => call(acknowledgeNotice, { path: { noticeId } }, options);

/**
 * Reads notices again when there is something new, and answers how to do so after a save of one's own. A manager hears of
 * everybody's: the own ones are asked for again when it is about them.
 */
export function useNoticesAgain(): () => Promise<void> {
  const client = useQueryClient();
  const again = (): Promise<void> => client.invalidateQueries({ queryKey: NOTICES });
  const read = (queryKey: readonly string[]): void => void client.invalidateQueries({ queryKey });
  useLive('notices', ({ isOwn }) => read(isOwn ? NOTICES : WAITING));
  useLive('reset', () => read(NOTICES));
  return again;
}
