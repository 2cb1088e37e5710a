import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { JSX } from 'react';
import { SignedOutScreen } from '../areas/identity/index.ts';
import { wantedAddress } from './address.ts';
import { END_REASON } from './use-session-end.ts';

const signedOut = getRouteApi('/uscita');

/** Here the way out past the identity provider ends; nobody is signed in again unasked. */
export function SignedOutRoute(): JSX.Element {
  const { da, motivo } = signedOut.useSearch();
  const navigate = useNavigate();
  const why = (['expired', 'ended'] as const).find((reason) => END_REASON[reason] === motivo) ?? null;
  return <SignedOutScreen why={why} onSignIn={() => void navigate({ href: wantedAddress(da) })} />;
}
