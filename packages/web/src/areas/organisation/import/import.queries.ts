import { queryOptions } from '@tanstack/react-query';
import { listOwnFiles } from '@torre/contract/files';
import { readImport, type OrganisationImport } from '@torre/contract/organisation-import';
import { call } from '../../../platform/call.ts';

const KEY = ['organisation-import'] as const;
const ASK_AGAIN_MS = 700;

const UNDER_WAY: readonly OrganisationImport['state'][] = ['checking', 'saving'];
export const isUnderWay = ({ state }: OrganisationImport): boolean => UNDER_WAY.includes(state);

export const importKey = (importId: string | null) => [...KEY, importId] as const;

/** An import, asked for again while a job is at work on it. */
export const importQuery = (importId: string | null) =>
  queryOptions({
    queryKey: importKey(importId),
    queryFn: ({ signal }) => call(readImport, { path: { importId: importId! } }, { signal }),
    enabled: importId !== null,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? ASK_AGAIN_MS : false),
  });

export const sentFilesKey = [...KEY, 'files'] as const;

/** One's own files: what was just sent is among the newest. */
export const sentFilesQuery = queryOptions({
  queryKey: sentFilesKey,
  queryFn: ({ signal }) => call(listOwnFiles, { query: {} }, { signal }),
  staleTime: 0,
});
