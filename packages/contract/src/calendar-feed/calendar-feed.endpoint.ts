import type { Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import type { Frozen } from '../endpoint.ts';
import type * as schema from './calendar-feed.schema.ts';

/** The own calendar's address for other calendar programs, without the address itself: it is told once. */
export type CalendarFeed = Frozen<Static<typeof schema.CalendarFeedSchema>>;

/** The calls of the own address; its content is fetched without a session. */
const OWN = '/employee/calendar/feed';
/** The name at the end is what a program saves it under. */
const CONTENT = '/calendars/{token}/turni.ics';

export const readCalendarFeed = endpoint<typeof schema.readCalendarFeedSchema>({
  id: 'readCalendarFeed',
  method: 'GET',
  path: OWN,
});

/** Makes the address or, where there is one, a new one in its place: the one before opens nothing any more. */
export const makeCalendarFeed = endpoint<typeof schema.makeCalendarFeedSchema>({
  id: 'makeCalendarFeed',
  method: 'POST',
  path: OWN,
});

export const endCalendarFeed = endpoint<typeof schema.endCalendarFeedSchema>({
  id: 'endCalendarFeed',
  method: 'DELETE',
  path: OWN,
});

/** iCalendar (RFC 5545), for calendar programs; 404 for an unknown or ended address and for a closed account. */
export const calendarContent = endpoint<typeof schema.calendarContentSchema>({
  id: 'calendarContent',
  method: 'GET',
  path: CONTENT,
  envelope: 'plain',
  load: 'export',
  required: ['token'],
});

export const calendarContentHead = endpoint<typeof schema.calendarContentHeadSchema>({
  id: 'calendarContentHead',
  method: 'HEAD',
  path: CONTENT,
  envelope: 'plain',
  load: 'export',
  required: ['token'],
});
