import { queryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '@torre/contract/endpoint';
import {
  changeAccountState,
  createAccount,
  endSessions,
  listAccounts,
  makePasswordLink,
  type NewAccount,
} from '@torre/contract/administration';
import { call } from '../../platform/call.ts';

export const accountsQuery = queryOptions({
  queryKey: ['administration', 'accounts'],
  queryFn: ({ signal }) => call(listAccounts, {}, { signal }),
  // Sessions open and close all the time: what is shown is read at each visit.
  staleTime: 0,
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
