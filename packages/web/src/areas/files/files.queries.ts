import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { buildRequest } from '@torre/contract/endpoint';
import { downloadFile, type fileList, listFiles, listOwnFiles } from '@torre/contract/files';
import type { ListQuery } from '@torre/contract/list';
import { call } from '../../platform/call.ts';
import { useLive } from '../../platform/live.ts';

export const filesKey = ['administration', 'files'];

export const readFiles = (query: ListQuery<typeof fileList>, signal: AbortSignal) =>
  call(listFiles, { query }, { signal });

export const ownFilesQuery = queryOptions({
  queryKey: [...filesKey, 'own'],
  queryFn: ({ signal }) => call(listOwnFiles, { query: {} }, { signal }),
  staleTime: 0,
});

/** Where the browser fetches the content; the answer is an attachment. */
export function contentAddress(fileId: string): string {
  return buildRequest(downloadFile, { path: { fileId } }).url;
}

/** Reads the files again whenever the check of one has moved on. */
export function useLiveFiles(): void {
  const client = useQueryClient();
  const again = (): void => void client.invalidateQueries({ queryKey: filesKey });
  useLive('job', (job) => {
    if (job.name === 'file.check' && job.state !== 'in corso') again();
  });
  useLive('reset', again);
}
