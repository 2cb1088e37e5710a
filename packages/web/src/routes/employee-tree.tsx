import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import {
  attendanceSearch,
  newRequestSearch,
  ownCalendarSearch,
  parseDate,
  requestsSearch,
  type OwnRequestsSearch,
  type SearchText,
} from './address.ts';
import { requireAll } from './entry.ts';
import { session } from './outer-routes.tsx';

export const managerRequests = createRoute({
  getParentRoute: () => session,
  path: '/responsabile/richieste',
  beforeLoad: requireAll('manager', 'plants'),
  validateSearch: requestsSearch,
  component: lazyRouteComponent(() => import('./request-routes.tsx'), 'ManagerRequestsRoute'),
});

export const managerSubstitutes = createRoute({
  getParentRoute: () => session,
  path: '/responsabile/sostituti',
  beforeLoad: requireAll('manager'),
  component: lazyRouteComponent(() => import('./substitutes-routes.tsx'), 'ManagerSubstitutesRoute'),
});

export const ownRequests = createRoute({
  getParentRoute: () => session,
  path: '/dipendente/richieste',
  beforeLoad: requireAll('category'),
  validateSearch: (search: SearchText): OwnRequestsSearch => search,
  component: lazyRouteComponent(() => import('./request-routes.tsx'), 'OwnRequestsRoute'),
});

export const newRequest = createRoute({
  getParentRoute: () => session,
  path: '/dipendente/richieste/nuova',
  beforeLoad: requireAll('category'),
  validateSearch: newRequestSearch,
  component: lazyRouteComponent(() => import('./request-routes.tsx'), 'NewRequestRoute'),
});

export const ownBalances = createRoute({
  getParentRoute: () => session,
  path: '/dipendente/saldi',
  beforeLoad: requireAll('category'),
  validateSearch: ({ al }: SearchText): { al?: string | undefined } => ({ al: parseDate(al) ?? undefined }),
  component: lazyRouteComponent(() => import('./request-routes.tsx'), 'OwnBalancesRoute'),
});

export const ownCalendar = createRoute({
  getParentRoute: () => session,
  path: '/dipendente/calendario',
  beforeLoad: requireAll('category'),
  validateSearch: ownCalendarSearch,
  component: lazyRouteComponent(() => import('./own-calendar-route.tsx'), 'OwnCalendarRoute'),
});

export const attendance = createRoute({
  getParentRoute: () => session,
  path: '/dipendente/presenze',
  validateSearch: attendanceSearch,
  component: lazyRouteComponent(() => import('./attendance-route.tsx'), 'AttendanceRoute'),
});
