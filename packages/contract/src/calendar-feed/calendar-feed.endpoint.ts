import { endpoint } from '../endpoint.ts';
import type { OutcomeReply } from '../outcome/outcome.endpoint.ts';

/** The own calendar's address for other calendar programs, without the address itself: it is told once. */
export interface CalendarFeed {
  /** ISO 8601 */
  readonly madeAt: string;
  /** When a calendar program fetched it last, to the hour; null: never. */
  readonly readAt: string | null;
}

/** The calls of the own address; its content is fetched without a session. */
const OWN = '/employee/calendar/feed';
/** The name at the end is what a program saves it under. */
const CONTENT = '/calendars/{token}/turni.ics';

export const readCalendarFeed = endpoint<{ reply: OutcomeReply & { feed: CalendarFeed | null } }>({
  id: 'readCalendarFeed',
  method: 'GET',
  path: OWN,
  summary: 'Collegamento del proprio calendario',
});

/** Makes the address or, where there is one, a new one in its place: the one before opens nothing any more. */
export const makeCalendarFeed = endpoint<{ reply: OutcomeReply & { url: string; feed: CalendarFeed } }>({
  id: 'makeCalendarFeed',
  method: 'POST',
  path: OWN,
  summary: 'Crea o rinnova il collegamento del proprio calendario',
});

export const endCalendarFeed = endpoint<{ reply: OutcomeReply }>({
  id: 'endCalendarFeed',
  method: 'DELETE',
  path: OWN,
  summary: 'Chiude il collegamento del proprio calendario',
});

/** iCalendar (RFC 5545), for calendar programs; 404 for an unknown or ended address and for a closed account. */
export const calendarContent = endpoint<{ path: { token: string }; reply: string }>({
  id: 'calendarContent',
  method: 'GET',
  path: CONTENT,
  summary: 'I turni per un programma di calendario (iCalendar)',
  envelope: 'plain',
  load: 'export',
  required: ['token'],
});

export const calendarContentHead = endpoint<{ path: { token: string }; reply: string }>({
  id: 'calendarContentHead',
  method: 'HEAD',
  path: CONTENT,
  summary: 'Intestazioni dei turni per un programma di calendario',
  envelope: 'plain',
  load: 'export',
  required: ['token'],
});
