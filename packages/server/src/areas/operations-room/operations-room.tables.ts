import { guarded, plain } from '../../platform/area/described-table.ts';
import { EVERY_COMMAND, writtenOut, managed, own } from '../../platform/area/table-guards.ts';

const SAVED_BY = 'who saves, saves in the own name';
const OF_THE_PLANT = 'only people of the plant on that day are placed';

export const OPERATIONS_ROOM_TABLES = [
  guarded('operative_plan', {
    guards: [
      managed(['select']),
      writtenOut(['insert', 'update'], ['managed_insert', 'managed_update'], SAVED_BY),
    ],
    key: ['icao', 'day'],
    text: plain('icao', 'state', 'saved_by'),
    removal: 'never',
  }),
  guarded('time_plan', {
    guards: [
      managed(['select', 'delete']),
      writtenOut(['insert', 'update'], ['managed_insert', 'managed_update'], OF_THE_PLANT),
      writtenOut(['select'], ['own_published'], 'where one is to sit, once it is published'),
    ],
    key: ['icao', 'day', 'time_plan_id'],
    text: plain('icao', 'time_plan_id', 'state', 'position_id', 'employee_id'),
    removal: 'by-call',
    foreign: { where: 'employee_id <> $1', by: 'employeeId' },
  }),
  guarded('time_plan_ignored', {
    guards: [managed(['select', 'delete']), writtenOut(['insert'], ['managed_insert'], SAVED_BY)],
    key: ['ignored_id'],
    text: plain('icao', 'time_plan_id', 'ignored_by'),
    removal: 'by-call',
  }),
  guarded('room_group', {
    guards: [managed(EVERY_COMMAND)],
    key: ['group_id'],
    text: plain('icao', 'name', 'kind'),
    removal: 'by-call',
  }),
  guarded('room_group_member', {
    guards: [
      managed(['select', 'delete']),
      writtenOut(['insert'], ['managed_insert'], 'a person of a group is of the plant, on whatever day'),
    ],
    key: ['group_id', 'ord'],
    text: plain('icao', 'position_id', 'employee_id'),
    removal: 'by-call',
  }),
  guarded('room_log', {
    guards: [
      managed(['select', 'update', 'delete']),
      own('employee_id', ['select']),
      writtenOut(['insert'], ['managed_insert'], 'only who stands in the plan of the day is logged'),
    ],
    key: ['log_id'],
    text: plain('icao', 'position_id', 'employee_id'),
    removal: 'by-call',
  }),
];
