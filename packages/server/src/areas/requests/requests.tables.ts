import { guarded, plain } from '../../platform/area/described-table.ts';
import { managed, ownOrManaged, throughOwned, writtenOut } from '../../platform/area/table-guards.ts';

const OF_VISIBLE = writtenOut(
  ['select'],
  ['of_visible_request'],
  'whoever sees the request: the policies of its row hold',
);

export const REQUEST_TABLES = [
  guarded('absence', {
    guards: [
      writtenOut(
        ['select'],
        ['concerned'],
        'the person, HR, and who manages a plant of theirs on one of the days',
      ),
      ownOrManaged(['insert', 'update']),
    ],
    key: ['absence_id'],
    text: {
      ...plain('employee_id', 'unit', 'icao', 'inserted_by', 'decided_by', 'proposed_by'),
      cause: 'HEALTH',
      note: 'HEALTH',
    },
    removal: 'never',
    foreign: { where: 'employee_id <> $1', by: 'employeeId' },
    about: 'employee_id',
  }),
  guarded('absence_history', {
    guards: [
      OF_VISIBLE,
      writtenOut(
        ['insert'],
        ['in_own_name'],
        'who takes a step, in the own name, of a request that they see',
      ),
    ],
    key: ['absence_id', 'step'],
    text: { ...plain('operation', 'actor_id', 'actor_role', 'on_behalf_of'), note: 'HEALTH' },
    removal: 'never',
    about: 'absence_id in (select absence_id from absence where employee_id = $2)',
  }),
  guarded('absence_document', {
    guards: [OF_VISIBLE, throughOwned('absence', 'absence_id', 'employee_id', ['insert'], 'of_own_request')],
    key: ['absence_id', 'file_id'],
    text: {},
    removal: 'never',
  }),
  guarded('absence_cell', {
    guards: [managed(['select', 'insert', 'delete'])],
    key: ['absence_id', 'day'],
    text: plain('icao', 'turn_before'),
    removal: 'by-call',
  }),
  guarded('absence_ignored', {
    guards: [
      managed(['select']),
      writtenOut(
        ['insert', 'delete'],
        ['managed_insert', 'managed_delete'],
        'who ignores, does so in the own name, of somebody else of the plant on that day; the own absence nobody considers again',
      ),
    ],
    key: ['absence_id', 'icao', 'day', 'timeslot_id'],
    text: plain('icao', 'timeslot_id', 'ignored_by'),
    removal: 'by-call',
  }),
];
