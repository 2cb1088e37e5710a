import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listAccounts, type accountList } from '@torre/contract/administration';
import type { ListQuery } from '@torre/contract/list';
import { call } from '../../platform/call.ts';

export const accountsKey = ['administration', 'accounts'];

export const readAccounts = (query: ListQuery<typeof accountList>, signal: AbortSignal) =>
  call(listAccounts, { query }, { signal });

/** The first page of those people, and how many there are. Sessions open and close all the time: read at each visit. */
export const accountsQuery = (query: ListQuery<typeof accountList>) =>
  queryOptions({
    queryKey: [...accountsKey, 'some', query],
    queryFn: ({ signal }) => readAccounts(query, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
