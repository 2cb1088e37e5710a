import { guarded, plain } from '../../platform/area/described-table.ts';
import { writtenOut } from '../../platform/area/table-guards.ts';

export const LOCK_TABLES = [
  guarded('roster_lock', {
    guards: [
      writtenOut(
        ['select', 'insert', 'delete'],
        ['managed', 'of_managers', 'of_administrators', 'lifted_by_managers', 'lifted_by_administrators'],
        'months are closed by administrators, days by the managers of the plant, each in the own name',
      ),
    ],
    key: ['lock_id'],
    text: { ...plain('icao', 'kind', 'employee_id', 'locked_by'), reason: 'MANAGERS' },
    removal: 'by-call',
    foreign: { where: 'locked_by <> $1', by: 'employeeId' },
    about: 'employee_id',
  }),
];
