import { area } from '../../platform/area/area.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { registerCalendarFeed } from './calendar-feed.routes.ts';
import { CALENDAR_FEED_TABLES } from './calendar-feed.tables.ts';

/** One's own shifts for other calendar programs, by a secret address. */
export const calendarFeed = area<AreaDeps>('calendar-feed', {
  tables: CALENDAR_FEED_TABLES,
  routes: registerCalendarFeed,
});
