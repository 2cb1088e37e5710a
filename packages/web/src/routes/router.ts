import { createRouter } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from './address.ts';
import { routeTree } from './route-tree.tsx';

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  // A preloaded address reads the session again only after this time; the query cache keeps the data.
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 400,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
