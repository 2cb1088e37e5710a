import { createRootRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { signInSearch, type SearchText } from './address.ts';
import { requirePasswords, requireSession } from './entry.ts';
import { RootFrame } from './root-frame.tsx';
import { RouteFailed } from './route-failed.tsx';

export const root = createRootRoute({ component: RootFrame, errorComponent: RouteFailed });

export const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  beforeLoad: requirePasswords,
  validateSearch: signInSearch,
  component: lazyRouteComponent(() => import('./sign-in-route.tsx'), 'SignInRoute'),
});

/** P2.06: session-initialisation page after sign-in. */
export const init = createRoute({
  getParentRoute: () => root,
  path: '/init',
  validateSearch: ({ da }: SearchText): { da?: string | undefined } => ({ da }),
  component: lazyRouteComponent(() => import('./sign-in-route.tsx'), 'InitRoute'),
});

/** Where the end of a session leads while people sign in at an identity provider. */
export const signedOut = createRoute({
  getParentRoute: () => root,
  path: '/uscita',
  validateSearch: signInSearch,
  component: lazyRouteComponent(() => import('./signed-out-route.tsx'), 'SignedOutRoute'),
});

/** P2.07 */
export const notFound = createRoute({
  getParentRoute: () => root,
  path: '/not-found',
  component: lazyRouteComponent(() => import('../areas/shell/index.ts'), 'NotFoundScreen'),
});

/** P2.08: any unknown path. */
export const unknown = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/not-found', replace: true });
  },
});

export const oneTimeLink = createRoute({
  getParentRoute: () => root,
  path: '/accesso/$token',
  component: lazyRouteComponent(() => import('./one-time-link-route.tsx'), 'OneTimeLinkRoute'),
});

/** P2.01: the main layout, only with a session. */
export const session = createRoute({
  getParentRoute: () => root,
  id: 'session',
  beforeLoad: requireSession,
  component: lazyRouteComponent(() => import('./session-layout.tsx'), 'SessionLayout'),
});
