import { guarded, plain } from '../../platform/area/described-table.ts';
import { writtenOut, managed, own } from '../../platform/area/table-guards.ts';

export const PRESENCE_TABLES = [
  guarded('presence', {
    guards: [
      managed(['select']),
      own('employee_id', ['select', 'delete']),
      writtenOut(
        ['insert', 'update'],
        ['own_insert', 'own_update'],
        'both at once: the own row, in a plant that one manages',
      ),
    ],
    key: ['employee_id', 'tab_id'],
    text: plain('employee_id', 'icao', 'editing_employee_id'),
    removal: 'by-cleanup',
  }),
];
