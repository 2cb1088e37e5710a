import { createRootRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import {
  counterSearch,
  managerCalendarSearch,
  ownCalendarSearch,
  planningSearch,
  roomSearch,
  type SearchText,
} from './address.ts';
import { requireAll, requirePasswords, requireSession } from './entry.ts';
import { RootFrame } from './root-frame.tsx';
import { RouteFailed } from './route-failed.tsx';

const root = createRootRoute({ component: RootFrame, errorComponent: RouteFailed });

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  beforeLoad: requirePasswords,
  validateSearch: ({ da, motivo }: SearchText): { da?: string | undefined; motivo?: string | undefined } => ({
    da,
    motivo,
  }),
  component: lazyRouteComponent(() => import('./sign-in-route.tsx'), 'SignInRoute'),
});

/** P2.06: session-initialisation page after sign-in. */
const init = createRoute({
  getParentRoute: () => root,
  path: '/init',
  validateSearch: ({ da }: SearchText): { da?: string | undefined } => ({ da }),
  component: lazyRouteComponent(() => import('./sign-in-route.tsx'), 'InitRoute'),
});

/** Where the end of a session leads while people sign in at an identity provider. */
const signedOut = createRoute({
  getParentRoute: () => root,
  path: '/uscita',
  validateSearch: ({ da, motivo }: SearchText): { da?: string | undefined; motivo?: string | undefined } => ({
    da,
    motivo,
  }),
  component: lazyRouteComponent(() => import('./signed-out-route.tsx'), 'SignedOutRoute'),
});

/** P2.07 */
const notFound = createRoute({
  getParentRoute: () => root,
  path: '/not-found',
  component: lazyRouteComponent(() => import('../areas/shell/index.ts'), 'NotFoundScreen'),
});

/** P2.08: any unknown path. */
const unknown = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/not-found', replace: true });
  },
});

const oneTimeLink = createRoute({
  getParentRoute: () => root,
  path: '/accesso/$token',
  component: lazyRouteComponent(() => import('./one-time-link-route.tsx'), 'OneTimeLinkRoute'),
});

/** P2.01: the main layout, only with a session. */
const session = createRoute({
  getParentRoute: () => root,
  id: 'session',
  beforeLoad: requireSession,
  component: lazyRouteComponent(() => import('./session-layout.tsx'), 'SessionLayout'),
});

const home = createRoute({
  getParentRoute: () => session,
  path: '/',
  component: lazyRouteComponent(() => import('../desks/home/index.ts'), 'HomeDesk'),
});

const managerCalendar = createRoute({
  getParentRoute: () => session,
  path: '/responsabile/calendario',
  beforeLoad: requireAll('manager', 'plants'),
  validateSearch: managerCalendarSearch,
  component: lazyRouteComponent(() => import('./manager-calendar-route.tsx'), 'ManagerCalendarRoute'),
});

const counterDetail = createRoute({
  getParentRoute: () => session,
  path: '/responsabile/calendario/contatore/$contatore/$fascia',
  beforeLoad: requireAll('manager', 'plants'),
  validateSearch: counterSearch,
  component: lazyRouteComponent(() => import('./counter-detail-route.tsx'), 'CounterDetailRoute'),
});

const planning = createRoute({
  getParentRoute: () => session,
  path: '/responsabile/pianificazione',
  beforeLoad: requireAll('manager', 'plants'),
  validateSearch: planningSearch,
  component: lazyRouteComponent(() => import('./planning-route.tsx'), 'PlanningRoute'),
});

const room = createRoute({
  getParentRoute: () => session,
  path: '/responsabile/sala',
  beforeLoad: requireAll('manager', 'plants'),
  validateSearch: roomSearch,
  component: lazyRouteComponent(() => import('./room-route.tsx'), 'RoomRoute'),
});

const ownCalendar = createRoute({
  getParentRoute: () => session,
  path: '/dipendente/calendario',
  beforeLoad: requireAll('category'),
  validateSearch: ownCalendarSearch,
  component: lazyRouteComponent(() => import('./own-calendar-route.tsx'), 'OwnCalendarRoute'),
});

const administration = createRoute({
  getParentRoute: () => session,
  path: '/amministrazione',
  beforeLoad: requireAll('administrator'),
  component: lazyRouteComponent(() => import('../areas/administration/index.ts'), 'OverviewScreen'),
});

const administrationRoutes = () => import('./administration-routes.tsx');

const rights = createRoute({
  getParentRoute: () => session,
  path: '/amministrazione/persone/$utente',
  beforeLoad: requireAll('administrator'),
  component: lazyRouteComponent(administrationRoutes, 'RightsRoute'),
});

const rules = createRoute({
  getParentRoute: () => session,
  path: '/amministrazione/regole',
  beforeLoad: requireAll('administrator'),
  validateSearch: (search: SearchText) => search,
  component: lazyRouteComponent(administrationRoutes, 'RulesRoute'),
});

const configuration = createRoute({
  getParentRoute: () => session,
  path: '/amministrazione/configurazione',
  beforeLoad: requireAll('administrator'),
  validateSearch: (search: SearchText) => search,
  component: lazyRouteComponent(administrationRoutes, 'ConfigurationRoute'),
});

const months = createRoute({
  getParentRoute: () => session,
  path: '/amministrazione/mesi',
  beforeLoad: requireAll('administrator'),
  validateSearch: (search: SearchText) => search,
  component: lazyRouteComponent(administrationRoutes, 'ClosedMonthsRoute'),
});

const audit = createRoute({
  getParentRoute: () => session,
  path: '/amministrazione/audit',
  beforeLoad: requireAll('administrator'),
  validateSearch: (search: SearchText) => search,
  component: lazyRouteComponent(administrationRoutes, 'AuditRoute'),
});

const people = createRoute({
  getParentRoute: () => session,
  path: '/amministrazione/persone',
  beforeLoad: requireAll('administrator'),
  validateSearch: (search: SearchText) => search,
  component: lazyRouteComponent(() => import('./people-route.tsx'), 'PeopleRoute'),
});

const jobs = createRoute({
  getParentRoute: () => session,
  path: '/amministrazione/lavori',
  beforeLoad: requireAll('administrator'),
  validateSearch: (search: SearchText) => search,
  component: lazyRouteComponent(() => import('./jobs-route.tsx'), 'JobsRoute'),
});

const files = createRoute({
  getParentRoute: () => session,
  path: '/amministrazione/file',
  beforeLoad: requireAll('administrator'),
  validateSearch: (search: SearchText) => search,
  component: lazyRouteComponent(() => import('./files-route.tsx'), 'FilesRoute'),
});

const password = createRoute({
  getParentRoute: () => session,
  path: '/password',
  component: lazyRouteComponent(() => import('./password-route.tsx'), 'PasswordRoute'),
});

const sessions = createRoute({
  getParentRoute: () => session,
  path: '/sessioni',
  component: lazyRouteComponent(() => import('./sessions-route.tsx'), 'SessionsRoute'),
});

export const routeTree = root.addChildren([
  login,
  init,
  notFound,
  signedOut,
  oneTimeLink,
  session.addChildren([
    home,
    managerCalendar,
    counterDetail,
    planning,
    room,
    ownCalendar,
    administration,
    people,
    rights,
    rules,
    configuration,
    months,
    audit,
    jobs,
    files,
    password,
    sessions,
  ]),
  unknown,
]);
