import { guarded, plain } from '../../platform/area/described-table.ts';
import { ownByUser, EVERY_COMMAND } from '../../platform/area/table-guards.ts';

export const CALENDAR_FEED_TABLES = [
  guarded('calendar_feed', {
    guards: [ownByUser('user_name', EVERY_COMMAND)],
    key: ['user_name'],
    text: plain('user_name'),
    secretBytes: ['token_hash'],
    removal: 'by-call',
  }),
];
