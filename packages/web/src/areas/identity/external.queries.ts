import { queryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '@torre/contract/endpoint';
import { exchangeCode, startExternalSignIn } from '@torre/contract/identity';
import { call } from '../../platform/call.ts';
import type { CameBack } from './authentication-state.ts';

/** The address of the provider; asked for anew at each way there, for it is good once. */
export const providerAddressQuery = (again: boolean) =>
  queryOptions({
    queryKey: ['provider-address', again],
    queryFn: ({ signal }) => call(startExternalSignIn, { body: { again } }, { signal, keepsSession: true }),
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });

/** P2.10; P7.24: read as a call of the provider's domain, where every code other than 0 is a failure. */
export function makeExchange({ code, state, iss }: CameBack): Promise<ReplyOf<typeof exchangeCode>> {
  const body = { code: code ?? '', state: state ?? '', ...(iss && { iss }) };
  return call(exchangeCode, { body }, { kind: 'read', keepsSession: true });
}

/** Once a code: drawing the screen again asks for nothing. */
export const exchangeQuery = (cameBack: CameBack) =>
  queryOptions({
    queryKey: ['token-exchange', cameBack.code],
    queryFn: () => makeExchange(cameBack),
    retry: false,
    staleTime: Infinity,
  });
