import type { AllowedAction, SessionReply } from '@torre/contract/identity';
import {
  IconBeach,
  IconBuilding,
  IconBuildingBroadcastTower,
  IconCalendarCog,
  IconCalendarEvent,
  IconCalendarMonth,
  IconCalendarOff,
  IconCertificate,
  IconClockCheck,
  IconClockDown,
  IconFiles,
  IconHistory,
  IconMail,
  IconNews,
  IconPencil,
  IconListDetails,
  IconFileText,
  IconHome,
  IconHourglass,
  IconInbox,
  IconLayoutDashboard,
  IconProgressCheck,
  IconScale,
  IconSettings,
  IconSignature,
  IconUserShare,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';

interface Entry {
  readonly to: string;
  /** The key of its words, of its group too. */
  readonly text: string;
  readonly group: string | null;
  readonly icon: Icon;
  readonly needs: AllowedAction | null;
  /** Made for a wide screen: on the phone it waits behind 'Altro'. */
  readonly forDesk?: true;
}

const ENTRIES = [
  { to: '/', text: 'home', group: null, icon: IconHome, needs: null },
  {
    to: '/responsabile/calendario',
    text: 'calendar',
    group: 'managerGroup',
    icon: IconCalendarMonth,
    needs: 'manage-roster',
  },
  {
    to: '/responsabile/richieste',
    text: 'requests',
    group: 'managerGroup',
    icon: IconInbox,
    needs: 'manage-roster',
  },
  {
    to: '/responsabile/pianificazione',
    text: 'planning',
    group: 'managerGroup',
    icon: IconCalendarCog,
    needs: 'manage-roster',
  },
  {
    to: '/responsabile/sala',
    text: 'room',
    group: 'managerGroup',
    icon: IconBuildingBroadcastTower,
    needs: 'manage-roster',
    forDesk: true,
  },
  {
    to: '/responsabile/sostituti',
    text: 'substitutes',
    group: 'managerGroup',
    icon: IconUserShare,
    needs: 'manage-roster',
    forDesk: true,
  },
  {
    to: '/responsabile/firme',
    text: 'signatures',
    group: 'managerGroup',
    icon: IconSignature,
    needs: 'manage-roster',
    forDesk: true,
  },
  {
    to: '/dipendente/calendario',
    text: 'ownCalendar',
    group: 'employeeGroup',
    icon: IconCalendarEvent,
    needs: 'see-own-calendar',
  },
  {
    to: '/dipendente/richieste',
    text: 'ownRequests',
    group: 'employeeGroup',
    icon: IconFileText,
    needs: 'see-own-calendar',
  },
  {
    to: '/dipendente/saldi',
    text: 'ownBalances',
    group: 'employeeGroup',
    icon: IconHourglass,
    needs: 'see-own-calendar',
  },
  {
    to: '/dipendente/presenze',
    text: 'attendance',
    group: 'employeeGroup',
    icon: IconClockCheck,
    needs: null,
  },
  { to: '/articoli', text: 'articles', group: 'employeeGroup', icon: IconNews, needs: null },
  {
    to: '/redazione',
    text: 'editorial',
    group: 'editorialGroup',
    icon: IconPencil,
    needs: 'edit-content',
  },
  {
    to: '/personale/titoli',
    text: 'qualifications',
    group: 'hrGroup',
    icon: IconCertificate,
    needs: 'keep-qualifications',
  },
  {
    to: '/personale/spettanze',
    text: 'entitlements',
    group: 'hrGroup',
    icon: IconBeach,
    needs: 'keep-qualifications',
  },
  {
    to: '/amministrazione',
    text: 'overview',
    group: 'administrationGroup',
    icon: IconLayoutDashboard,
    needs: 'administer',
  },
  {
    to: '/amministrazione/persone',
    text: 'people',
    group: 'administrationGroup',
    icon: IconUsers,
    needs: 'administer',
  },
  {
    to: '/amministrazione/organizzazione',
    text: 'organisation',
    group: 'administrationGroup',
    icon: IconBuilding,
    needs: 'administer',
  },
  {
    to: '/amministrazione/regole',
    text: 'rules',
    group: 'administrationGroup',
    icon: IconScale,
    needs: 'administer',
  },
  {
    to: '/amministrazione/configurazione',
    text: 'configuration',
    group: 'administrationGroup',
    icon: IconSettings,
    needs: 'administer',
  },
  {
    to: '/amministrazione/elenchi',
    text: 'lookups',
    group: 'administrationGroup',
    icon: IconListDetails,
    needs: 'administer',
  },
  {
    to: '/amministrazione/timbrature',
    text: 'punches',
    group: 'administrationGroup',
    icon: IconClockDown,
    needs: 'administer',
  },
  {
    to: '/amministrazione/mesi',
    text: 'months',
    group: 'administrationGroup',
    icon: IconCalendarOff,
    needs: 'administer',
  },
  {
    to: '/amministrazione/sostituti',
    text: 'substitutesOfAll',
    group: 'administrationGroup',
    icon: IconUserShare,
    needs: 'administer',
  },
  {
    to: '/amministrazione/audit',
    text: 'audit',
    group: 'administrationGroup',
    icon: IconHistory,
    needs: 'administer',
  },
  {
    to: '/amministrazione/lavori',
    text: 'jobs',
    group: 'administrationGroup',
    icon: IconProgressCheck,
    needs: 'administer',
  },
  {
    to: '/amministrazione/posta',
    text: 'mail',
    group: 'administrationGroup',
    icon: IconMail,
    needs: 'administer',
  },
  {
    to: '/amministrazione/file',
    text: 'files',
    group: 'administrationGroup',
    icon: IconFiles,
    needs: 'administer',
  },
] as const satisfies readonly Entry[];

/** A screen of the menu: where it is, and the keys of its words. */
export type NavigationEntry = (typeof ENTRIES)[number];

type Rights = Pick<SessionReply, 'allowedActions' | 'mustChangePassword'>;

/**
 * The screens that this session may open; the server says which (`allowedActions`). None before the password is
 * changed that must be: each would lead back to it.
 */
export function navigationFor({ allowedActions, mustChangePassword }: Rights): readonly NavigationEntry[] {
  if (mustChangePassword) return [];
  return ENTRIES.filter(({ needs }) => needs === null || allowedActions.includes(needs));
}

/** Most entries that a thumb can tell apart beside 'Altro'; the others wait there. */
const BAR_ENTRIES = 4;

/** The menu of the phone: what stands in the bar, and what waits behind 'Altro'. */
export function phoneNavigationFor(session: Rights): {
  readonly bar: readonly NavigationEntry[];
  readonly more: readonly NavigationEntry[];
} {
  const entries = navigationFor(session);
  const bar = entries.filter((entry) => !('forDesk' in entry)).slice(0, BAR_ENTRIES);
  return { bar, more: entries.filter((entry) => !bar.includes(entry)) };
}

/** Has screens of its own below it in the menu: it is current only by itself. */
export function hasScreensBelow({ to }: NavigationEntry): boolean {
  return to === '/' || ENTRIES.some((other) => other.to.startsWith(`${to}/`));
}

/** Screens that open from another one and have no entry of their own: the last part of the path. */
const BELOW = [
  { below: '/responsabile/calendario/contatore/', text: 'counterDetail' },
  { below: '/dipendente/richieste/nuova', text: 'newRequest' },
] as const;

/** The name of a screen that stands below the one of the navigation; null for that itself. */
export function screenBelow(pathname: string): (typeof BELOW)[number]['text'] | null {
  return BELOW.find(({ below }) => pathname.startsWith(below))?.text ?? null;
}

/** Where a path stands in the navigation, for breadcrumbs and titles: the nearest screen above it. */
export function entryAt(pathname: string): NavigationEntry | null {
  const above = ENTRIES.filter(({ to }) => pathname === to || (to !== '/' && pathname.startsWith(`${to}/`)));
  return above.toSorted((one, other) => other.to.length - one.to.length)[0] ?? null;
}
