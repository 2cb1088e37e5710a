import { useNavigate, useSearch } from '@tanstack/react-router';
import type { JSX } from 'react';
import { ExternalSignInScreen } from '../areas/identity/index.ts';
import type { SearchText } from './address.ts';
import { takeAddress } from './kept-address.ts';

/** The root without a session, while the external redirect is on. */
export function ExternalSignInRoute(): JSX.Element {
  const { code, state, iss, error } = useSearch({ strict: false }) as SearchText;
  const navigate = useNavigate();
  return (
    <ExternalSignInScreen
      cameBack={{ code, state, iss, error }}
      onSignedIn={() => {
        const da = takeAddress();
        void navigate({ to: '/init', search: da ? { da } : {}, replace: true });
      }}
    />
  );
}
