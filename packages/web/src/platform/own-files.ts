import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { listOwnFiles } from '@torre/contract/files';
import { call } from './call.ts';
import { useLive } from './live.ts';

const KEY = ['own-files'] as const;

/** One's own files, newest first: what was just sent is among them. */
export const ownFilesQuery = queryOptions({
  queryKey: KEY,
  queryFn: ({ signal }) => call(listOwnFiles, { query: {} }, { signal }),
  staleTime: 0,
});

/** Answers how to read the own files again, and does it whenever the check of one has moved on. */
export function useLiveOwnFiles(): () => void {
  const client = useQueryClient();
  const again = (): void => void client.invalidateQueries({ queryKey: KEY });
  useLive('job', ({ name, state }) => {
    if (name === 'file.check' && state !== 'in corso') again();
  });
  useLive('reset', again);
  return again;
}
