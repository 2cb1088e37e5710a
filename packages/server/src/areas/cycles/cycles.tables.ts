import { guarded, plain } from '../../platform/area/described-table.ts';
import { writtenOut, forSignedIn, managed, ownOrManaged } from '../../platform/area/table-guards.ts';

export const CYCLE_TABLES = [
  guarded('base_cycle', {
    guards: [forSignedIn(['select']), managed(['insert', 'update'])],
    key: ['icao', 'cycle_id'],
    text: plain('icao', 'cycle_id', 'name', 'turns'),
    removal: 'never',
  }),
  guarded('employee_cycle', {
    guards: [
      ownOrManaged(['select']),
      writtenOut(
        ['insert', 'update'],
        ['managed_insert', 'managed_update'],
        'only for somebody who is of the plant on some day of the cycle',
      ),
      managed(['delete'], { policy: 'managed_delete' }),
    ],
    key: ['employee_id', 'valid_from'],
    text: plain('employee_id', 'icao', 'cycle_id'),
    removal: 'by-call',
  }),
];
