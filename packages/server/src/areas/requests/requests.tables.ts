import { guarded, plain } from '../../platform/area/described-table.ts';
import { managed, writtenOut } from '../../platform/area/table-guards.ts';

export const REQUEST_TABLES = [
  guarded('absence_ignored', {
    guards: [
      managed(['select']),
      managed(['delete'], { policy: 'managed_delete' }),
      writtenOut(
        ['insert'],
        ['managed_insert'],
        'who ignores, does so in the own name, of somebody else of the plant on that day',
      ),
    ],
    key: ['absence_id', 'icao', 'day', 'timeslot_id'],
    text: plain('icao', 'timeslot_id', 'ignored_by'),
    removal: 'by-call',
  }),
];
