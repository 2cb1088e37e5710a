import { Outlet, useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect, useState, type JSX } from 'react';
import { GlobalSpinner } from '../kit/spinner/global-spinner.tsx';
import { Notices } from '../kit/notices/notices.tsx';
import { guardBackspace } from '../platform/backspace-guard.ts';
import { endFirstView } from '../platform/first-view.ts';
import { knownSession } from '../platform/session.ts';
import { nameScreen, track } from '../platform/track.ts';
import { useSessionEnd } from './use-session-end.ts';
import { lazyWithRetry } from '../platform/lazy-with-retry.ts';

/** After the screen's code has come. */
const FIRST_VIEW_LONGEST_MS = 8000;

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
  useFirstViewEnd(pending);
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

/** An article takes its first view away when it stands; whatever else came to be drawn, or does not come, ends it here. */
function useFirstViewEnd(isPending: boolean): void {
  const isArticle = useRouterState({
    select: ({ matches }) => matches.at(-1)?.routeId === '/session/articoli/article/$id',
  });
  useEffect(() => {
    if (isPending) return;
    const timer = setTimeout(endFirstView, isArticle ? FIRST_VIEW_LONGEST_MS : 0);
    return () => clearTimeout(timer);
  }, [isPending, isArticle]);
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
