import { queryOptions } from '@tanstack/react-query';
import { endCalendarFeed, makeCalendarFeed, readCalendarFeed } from '@torre/contract/calendar-feed';
import { call } from '../../../platform/call.ts';
import type { SaveOptions } from '../../../platform/save-wait.ts';

/** Whether the own calendar is connected, and since when; the address itself is told once. */
export const calendarFeedQuery = queryOptions({
  queryKey: ['roster', 'calendar-feed'],
  queryFn: async ({ signal }) => (await call(readCalendarFeed, {}, { signal })).feed,
  staleTime: 0,
});

export const makeAddress = (options: SaveOptions) => call(makeCalendarFeed, {}, options);
export const endAddress = (options: SaveOptions) => call(endCalendarFeed, {}, options);
