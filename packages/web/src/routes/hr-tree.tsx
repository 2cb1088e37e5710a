import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { SearchText } from './address.ts';
import { requireAll } from './entry.ts';
import { session } from './outer-routes.tsx';

export const qualifications = createRoute({
  getParentRoute: () => session,
  path: '/personale/titoli',
  beforeLoad: requireAll('hr'),
  validateSearch: (search: SearchText) => search,
  component: lazyRouteComponent(() => import('./qualification-routes.tsx'), 'QualificationsRoute'),
});

export const importQualifications = createRoute({
  getParentRoute: () => session,
  path: '/personale/titoli/importa',
  beforeLoad: requireAll('hr'),
  validateSearch: (search: SearchText) => search,
  component: lazyRouteComponent(() => import('./qualification-routes.tsx'), 'ImportQualificationsRoute'),
});

export const personQualifications = createRoute({
  getParentRoute: () => session,
  path: '/personale/titoli/$persona',
  beforeLoad: requireAll('hr'),
  component: lazyRouteComponent(() => import('./qualification-routes.tsx'), 'PersonQualificationsRoute'),
});

export const entitlements = createRoute({
  getParentRoute: () => session,
  path: '/personale/spettanze',
  beforeLoad: requireAll('hr'),
  validateSearch: (search: SearchText) => search,
  component: lazyRouteComponent(() => import('./entitlement-routes.tsx'), 'EntitlementsRoute'),
});

export const personEntitlements = createRoute({
  getParentRoute: () => session,
  path: '/personale/spettanze/$persona',
  beforeLoad: requireAll('hr'),
  component: lazyRouteComponent(() => import('./entitlement-routes.tsx'), 'PersonEntitlementsRoute'),
});
