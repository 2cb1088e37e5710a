import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { SearchText, SignaturesSearch } from './address.ts';
import { requireAll } from './entry.ts';
import { session } from './outer-routes.tsx';

const contentRoutes = () => import('./content-routes.tsx');

export const articles = createRoute({
  getParentRoute: () => session,
  path: '/articoli',
  validateSearch: ({ tipo }: SearchText): { tipo?: string | undefined } => ({ tipo }),
  component: lazyRouteComponent(contentRoutes, 'ArticlesRoute'),
});

export const article = createRoute({
  getParentRoute: () => session,
  path: '/articoli/article/$id',
  validateSearch: ({ revisione }: SearchText): { revisione?: string | undefined } => ({ revisione }),
  component: lazyRouteComponent(contentRoutes, 'ArticleRoute'),
});

export const signatures = createRoute({
  getParentRoute: () => session,
  path: '/responsabile/firme',
  beforeLoad: requireAll('manager', 'plants'),
  validateSearch: (search: SearchText): SignaturesSearch => search,
  component: lazyRouteComponent(() => import('./signatures-route.tsx'), 'SignaturesRoute'),
});

const editorialRoutes = () => import('./editorial-routes.tsx');

export const editorial = createRoute({
  getParentRoute: () => session,
  path: '/redazione',
  beforeLoad: requireAll('editorial'),
  validateSearch: (search: SearchText) => search,
  component: lazyRouteComponent(editorialRoutes, 'EditorialRoute'),
});

export const editorialComments = createRoute({
  getParentRoute: () => session,
  path: '/redazione/commenti',
  beforeLoad: requireAll('editorial'),
  validateSearch: ({ stato }: SearchText): { stato?: string | undefined } => ({ stato }),
  component: lazyRouteComponent(editorialRoutes, 'EditorialCommentsRoute'),
});

export const editorialCalendar = createRoute({
  getParentRoute: () => session,
  path: '/redazione/calendario',
  beforeLoad: requireAll('editorial'),
  component: lazyRouteComponent(() => import('../desks/editorial/index.ts'), 'CalendarScreen'),
});

export const editorialItem = createRoute({
  getParentRoute: () => session,
  path: '/redazione/$id',
  beforeLoad: requireAll('editorial'),
  component: lazyRouteComponent(editorialRoutes, 'EditorialItemRoute'),
});
