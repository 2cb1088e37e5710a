import { queryOptions } from '@tanstack/react-query';
import {
  changePassword,
  getSignInOptions,
  readOneTimeLink,
  signIn,
  useOneTimeLink as spendLink,
  type OneTimeLinkReply,
} from '@torre/contract/identity';
import type { BodyOf, ReplyOf } from '@torre/contract/endpoint';
import { call } from '../../platform/call.ts';
import { renewingSession } from '../../platform/session-renewal.ts';

export const signInOptionsQuery = queryOptions({
  queryKey: ['sign-in-options'],
  queryFn: ({ signal }) => call(getSignInOptions, {}, { signal }),
});

/** P7.13, P7.27 (A42): a wrong pair is answered with 401 and logs nobody out. */
export function makeSignIn(username: string, password: string): Promise<ReplyOf<typeof signIn>> {
  return call(signIn, { body: { username, password } }, { keepsSession: true });
}

/** The current password may be wrong (401) without the session being over. */
export function makePasswordChange(
  body: BodyOf<typeof changePassword>,
): Promise<ReplyOf<typeof changePassword>> {
  return renewingSession(() => call(changePassword, { body }, { keepsSession: true }));
}

export const oneTimeLinkQuery = (token: string) =>
  queryOptions<OneTimeLinkReply>({
    queryKey: ['one-time-link', token],
    queryFn: ({ signal }) => call(readOneTimeLink, { path: { token } }, { signal, keepsSession: true }),
    retry: false,
    staleTime: 0,
  });

export function spendOneTimeLink(
  token: string,
  body: BodyOf<typeof spendLink>,
): Promise<ReplyOf<typeof spendLink>> {
  return call(spendLink, { path: { token }, body }, { keepsSession: true });
}
