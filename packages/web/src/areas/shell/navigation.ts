import type { AllowedAction, SessionReply } from '@torre/contract/identity';
import { IconCalendarEvent, IconCalendarMonth, IconHome, IconUsers, type Icon } from '@tabler/icons-react';

export interface NavigationEntry {
  readonly to: '/' | '/responsabile/calendario' | '/dipendente/calendario' | '/amministrazione/persone';
  readonly text: 'home' | 'calendar' | 'ownCalendar' | 'people';
  readonly group: 'managerGroup' | 'employeeGroup' | 'administrationGroup' | null;
  readonly icon: Icon;
}

const ENTRIES: readonly (NavigationEntry & { readonly needs: AllowedAction | null })[] = [
  { to: '/', text: 'home', group: null, icon: IconHome, needs: null },
  {
    to: '/responsabile/calendario',
    text: 'calendar',
    group: 'managerGroup',
    icon: IconCalendarMonth,
    needs: 'manage-roster',
  },
  {
    to: '/dipendente/calendario',
    text: 'ownCalendar',
    group: 'employeeGroup',
    icon: IconCalendarEvent,
    needs: 'see-own-calendar',
  },
  {
    to: '/amministrazione/persone',
    text: 'people',
    group: 'administrationGroup',
    icon: IconUsers,
    needs: 'administer',
  },
];

/** The screens that this session may open; the server says which (`allowedActions`). */
export function navigationFor({
  allowedActions,
}: Pick<SessionReply, 'allowedActions'>): readonly NavigationEntry[] {
  return ENTRIES.filter(({ needs }) => needs === null || allowedActions.includes(needs));
}

/** Where a path stands in the navigation, for breadcrumbs and titles. */
export function entryAt(pathname: string): NavigationEntry | null {
  return ENTRIES.find(({ to }) => (to === '/' ? pathname === '/' : pathname.startsWith(to))) ?? null;
}
