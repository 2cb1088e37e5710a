export { registerCalendarFeed } from './calendar-feed.routes.ts';
