import { guarded, plain } from '../../platform/area/described-table.ts';
import { managed, writtenOut } from '../../platform/area/table-guards.ts';

export const COVER_TABLES = [
  guarded('cover_call', {
    guards: [
      managed(['select', 'update', 'delete']),
      writtenOut(['insert'], ['managed_insert'], 'who asks, asks people of the plant, in the own name'),
    ],
    key: ['icao', 'day', 'timeslot_id', 'employee_id'],
    // The answer is one of four words: nothing that somebody wrote.
    text: plain('icao', 'timeslot_id', 'employee_id', 'asked_by', 'answer'),
    removal: 'by-cleanup',
  }),
];
