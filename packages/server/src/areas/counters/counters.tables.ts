import { guarded, plain } from '../../platform/area/described-table.ts';
import { ownOrManaged } from '../../platform/area/table-guards.ts';

/** What the counters follow from; activities until the area that writes them stands. */
export const COUNTERS_TABLES = [
  guarded('activity', {
    guards: [ownOrManaged(['select'])],
    key: ['activity_id'],
    text: plain('employee_id', 'icao', 'code'),
    removal: 'by-call',
  }),
];
