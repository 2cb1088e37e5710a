import { Outlet, useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect, useState, type JSX } from 'react';
import { GlobalSpinner } from '../kit/spinner/global-spinner.tsx';
import { Notices } from '../kit/notices/notices.tsx';
import { guardBackspace } from '../platform/backspace-guard.ts';
import { knownSession } from '../platform/session.ts';
import { nameScreen, track } from '../platform/track.ts';
import { useSessionEnd } from './use-session-end.ts';
import { lazyWithRetry } from '../platform/lazy-with-retry.ts';

const ProductDialog = lazyWithRetry(async () => {
  const { loadProductDialog } = await import('../areas/shell/index.ts');
  return { default: (await loadProductDialog()).ProductDialog };
});

/** What surrounds every screen: notices, the global spinner, the keys that work everywhere. */
export function RootFrame(): JSX.Element {
  const pending = useRouterState({ select: (state) => state.status === 'pending' });
  const [dialogOpen, setDialogOpen] = useState(false);
  useSessionEnd();
  useViewTracking();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      guardBackspace(event);
      // P2.20
      if (event.shiftKey && event.key === 'F8') {
        event.preventDefault();
        setDialogOpen(true);
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <Outlet />
      <GlobalSpinner also={pending} />
      <Notices />
      {dialogOpen && (
        <Suspense>
          <ProductDialog onClose={() => setDialogOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Every screen counts its views by the pattern of its route, which names nobody. */
function useViewTracking(): void {
  const pattern = useRouterState({ select: (state) => state.matches.at(-1)?.fullPath ?? '/' });
  useEffect(() => {
    nameScreen(pattern);
    // In front of the product nobody is counted: the call needs a session whose password may stay.
    if (knownSession()?.mustChangePassword === false) track('view', pattern);
  }, [pattern]);
}
