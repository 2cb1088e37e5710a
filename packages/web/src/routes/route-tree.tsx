import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import {
  counterSearch,
  managerCalendarSearch,
  planningSearch,
  roomSearch,
  type SearchText,
} from './address.ts';
import {
  article,
  articles,
  editorial,
  editorialCalendar,
  editorialComments,
  editorialItem,
  signatures,
} from './content-tree.tsx';
import {
  attendance,
  managerRequests,
  managerSubstitutes,
  newRequest,
  ownBalances,
  ownCalendar,
  ownRequests,
} from './employee-tree.tsx';
import { requireAll } from './entry.ts';
import {
  entitlements,
  importQualifications,
  personEntitlements,
  personQualifications,
  qualifications,
} from './hr-tree.tsx';
import { init, login, notFound, oneTimeLink, root, session, signedOut, unknown } from './outer-routes.tsx';

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

const lookups = createRoute({
  getParentRoute: () => session,
  path: '/amministrazione/elenchi',
  beforeLoad: requireAll('administrator'),
  validateSearch: (search: SearchText) => search,
  component: lazyRouteComponent(() => import('./lookups-route.tsx'), 'LookupsRoute'),
});

const punchFile = createRoute({
  getParentRoute: () => session,
  path: '/amministrazione/timbrature',
  beforeLoad: requireAll('administrator'),
  component: lazyRouteComponent(() => import('../areas/attendance/index.ts'), 'PunchFileScreen'),
});

const months = createRoute({
  getParentRoute: () => session,
  path: '/amministrazione/mesi',
  beforeLoad: requireAll('administrator'),
  validateSearch: (search: SearchText) => search,
  component: lazyRouteComponent(administrationRoutes, 'ClosedMonthsRoute'),
});

const substitutes = createRoute({
  getParentRoute: () => session,
  path: '/amministrazione/sostituti',
  beforeLoad: requireAll('administrator'),
  component: lazyRouteComponent(() => import('./substitutes-routes.tsx'), 'AdministratorSubstitutesRoute'),
});

const audit = createRoute({
  getParentRoute: () => session,
  path: '/amministrazione/audit',
  beforeLoad: requireAll('administrator'),
  validateSearch: (search: SearchText) => search,
  component: lazyRouteComponent(administrationRoutes, 'AuditRoute'),
});

const organisation = createRoute({
  getParentRoute: () => session,
  path: '/amministrazione/organizzazione',
  beforeLoad: requireAll('administrator'),
  validateSearch: (search: SearchText) => search,
  component: lazyRouteComponent(() => import('./organisation-routes.tsx'), 'OrganisationRoute'),
});

const firstSteps = createRoute({
  getParentRoute: () => session,
  path: '/amministrazione/avvio',
  beforeLoad: requireAll('administrator'),
  validateSearch: ({ impianto }: SearchText): { impianto?: string | undefined } => ({ impianto }),
  component: lazyRouteComponent(() => import('./first-steps-route.tsx'), 'FirstStepsRoute'),
});

const organisationImport = createRoute({
  getParentRoute: () => session,
  path: '/amministrazione/organizzazione/importa',
  beforeLoad: requireAll('administrator'),
  validateSearch: (search: SearchText) => search,
  component: lazyRouteComponent(() => import('./organisation-routes.tsx'), 'ImportRoute'),
});

const plant = createRoute({
  getParentRoute: () => session,
  path: '/amministrazione/organizzazione/$icao',
  beforeLoad: requireAll('administrator'),
  validateSearch: (search: SearchText) => search,
  component: lazyRouteComponent(() => import('./organisation-routes.tsx'), 'PlantRoute'),
});

const person = createRoute({
  getParentRoute: () => session,
  path: '/amministrazione/organizzazione/persone/$persona',
  beforeLoad: requireAll('administrator'),
  component: lazyRouteComponent(() => import('./organisation-routes.tsx'), 'PersonRoute'),
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

const mail = createRoute({
  getParentRoute: () => session,
  path: '/amministrazione/posta',
  beforeLoad: requireAll('administrator'),
  validateSearch: (search: SearchText) => search,
  component: lazyRouteComponent(() => import('./mail-route.tsx'), 'MailRoute'),
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
    articles,
    article,
    editorial,
    editorialCalendar,
    editorialComments,
    editorialItem,
    managerCalendar,
    counterDetail,
    planning,
    room,
    managerRequests,
    managerSubstitutes,
    signatures,
    ownCalendar,
    ownRequests,
    newRequest,
    ownBalances,
    attendance,
    administration,
    firstSteps,
    organisation,
    organisationImport,
    plant,
    person,
    qualifications,
    importQualifications,
    personQualifications,
    entitlements,
    personEntitlements,
    people,
    rights,
    rules,
    configuration,
    lookups,
    punchFile,
    months,
    substitutes,
    audit,
    jobs,
    mail,
    files,
    password,
    sessions,
  ]),
  unknown,
]);
