import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '@torre/contract/endpoint';
import {
  changeAccountState,
  createAccount,
  endSessions,
  listAccounts,
  makePasswordLink,
  type accountList,
  type NewAccount,
} from '@torre/contract/administration';
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

export function askPasswordLink(userName: string): Promise<ReplyOf<typeof makePasswordLink>> {
  return call(makePasswordLink, { path: { userName } });
}

export function closeSessions(userName: string): Promise<ReplyOf<typeof endSessions>> {
  return call(endSessions, { path: { userName } });
}

export function closeAccount(userName: string, chiuso: boolean): Promise<ReplyOf<typeof changeAccountState>> {
  return call(changeAccountState, { path: { userName }, body: { chiuso } });
}

export function makeAccount(account: NewAccount): Promise<ReplyOf<typeof createAccount>> {
  return call(createAccount, { body: account });
}
