import { ROLE } from '@torre/domain/identity';
import { guarded, plain, shared } from '../../platform/area/described-table.ts';
import { writtenOut, forRole, managed, own, ownOrManaged } from '../../platform/area/table-guards.ts';

const ORGANISATION =
  'the organisation without its people: everybody who signed in may read it, no request writes it';

/** What the counters follow from; absences and activities until the areas that write them stand. */
export const COUNTERS_TABLES = [
  shared('timeslot', ORGANISATION, plain('icao', 'timeslot_id', 'description', 'kind')),
  shared(
    'position',
    ORGANISATION,
    plain('icao', 'position_id', 'name', 'kind', 'island_id', 'specialization_id'),
  ),
  shared('operating_configuration', ORGANISATION, plain('icao', 'configuration_id', 'name', 'day_type')),
  shared('position_opening', ORGANISATION, plain('icao', 'configuration_id', 'position_id')),
  guarded('qualification', {
    guards: [own('employee_id', ['select']), forRole(ROLE.hr, 'hr', ['select'])],
    key: ['employee_id', 'kind', 'valid_from'],
    text: plain('employee_id', 'kind'),
    removal: 'never',
  }),
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
  guarded('absence_ignored', {
    guards: [managed(['select'])],
    key: ['absence_id', 'icao', 'day', 'timeslot_id'],
    text: plain('icao', 'timeslot_id', 'ignored_by'),
    removal: 'with-its-parent',
  }),
  guarded('activity', {
    guards: [ownOrManaged(['select'])],
    key: ['activity_id'],
    text: plain('employee_id', 'icao', 'code'),
    removal: 'by-call',
  }),
];
