import { Suspense, type JSX } from 'react';
import { useContentAgain } from '../areas/content/again/index.ts';
import { NoticeBell } from '../areas/notices/bell/index.ts';
import { AppLayout } from '../areas/shell/index.ts';
import { SearchButton } from '../desks/search/index.ts';
import { knownSession } from '../platform/session.ts';
import { lazyPart } from '../platform/lazy-with-retry.ts';

const ExternalSignInRoute = lazyPart(() => import('./external-sign-in-route.tsx'), 'ExternalSignInRoute');

/** The main layout; the guard lets nobody without a session this far but who is on the way to the provider or back. */
export function SessionLayout(): JSX.Element {
  const session = knownSession();
  if (session) return <AppLayout bell={session.mustChangePassword ? null : <SearchAndBell />} />;
  return (
    <Suspense>
      <ExternalSignInRoute />
    </Suspense>
  );
}

/** All of it is refused to who must change the password first. */
function SearchAndBell(): JSX.Element {
  useContentAgain();
  return (
    <>
      <SearchButton />
      <NoticeBell />
    </>
  );
}
