import { Suspense, type JSX } from 'react';
import { AppLayout } from '../areas/shell/index.ts';
import { knownSession } from '../platform/session.ts';
import { lazyPart } from '../platform/lazy-with-retry.ts';

const ExternalSignInRoute = lazyPart(() => import('./external-sign-in-route.tsx'), 'ExternalSignInRoute');

/** The main layout; the guard lets nobody without a session this far but who is on the way to the provider or back. */
export function SessionLayout(): JSX.Element {
  if (knownSession()) return <AppLayout />;
  return (
    <Suspense>
      <ExternalSignInRoute />
    </Suspense>
  );
}
