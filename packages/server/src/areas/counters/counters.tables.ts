import { guarded, plain } from '../../platform/area/described-table.ts';
import { writtenOut, ownOrManaged } from '../../platform/area/table-guards.ts';

/** What the counters follow from; absences and activities until the areas that write them stand. */
export const COUNTERS_TABLES = [
  guarded('absence', {
    guards: [
      writtenOut(
        ['select'],
        ['concerned'],
        'the person, HR, and who manages a plant of theirs on one of the days',
      ),
    ],
    key: ['absence_id'],
    text: { ...plain('employee_id', 'unit'), cause: 'HEALTH' },
    removal: 'by-call',
    foreign: { where: 'employee_id <> $1', by: 'employeeId' },
    about: 'employee_id',
  }),
  guarded('activity', {
    guards: [ownOrManaged(['select'])],
    key: ['activity_id'],
    text: plain('employee_id', 'icao', 'code'),
    removal: 'by-call',
  }),
];
