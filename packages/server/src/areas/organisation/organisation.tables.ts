import { ROLE } from '@torre/domain/identity';
import { guarded, plain, shared } from '../../platform/area/described-table.ts';
import { forRole, forSignedIn, own, ownOrManaged } from '../../platform/area/table-guards.ts';

const ORGANISATION =
  'the organisation without its people: everybody who signed in may read it, no request writes it';

/** What administrators describe; base cycles and who follows them are written by managers too and described there. */
export const ORGANISATION_TABLES = [
  shared('plant', ORGANISATION, plain('icao', 'name', 'class', 'shift_type', 'kind', 'comune')),
  shared('division', ORGANISATION, plain('division_id', 'icao', 'name')),
  shared('unit', ORGANISATION, plain('unit_code', 'icao', 'name')),
  shared('island', ORGANISATION, plain('icao', 'island_id', 'name')),
  shared('specialization', ORGANISATION, plain('icao', 'specialization_id', 'name', 'rating', 'category')),
  shared('shift_definition', ORGANISATION, plain('icao', 'shift_id', 'name', 'description', 'shift_class')),
  shared('timeslot', ORGANISATION, plain('icao', 'timeslot_id', 'description', 'kind')),
  shared(
    'position',
    ORGANISATION,
    plain('icao', 'position_id', 'name', 'kind', 'island_id', 'specialization_id'),
  ),
  shared('operating_configuration', ORGANISATION, plain('icao', 'configuration_id', 'name', 'day_type')),
  shared('position_opening', ORGANISATION, plain('icao', 'configuration_id', 'position_id')),
  shared('holiday', ORGANISATION, plain('type', 'comune', 'name')),
  shared(
    'absence_cause',
    ORGANISATION,
    plain(
      'idcausale',
      'descausale',
      'cause_category',
      'units',
      'gestdoc',
      'path_lo',
      'path_st',
      'balance',
      'employment_condition',
      'prefix',
      'needed_right',
      'turns',
      'subtracts',
    ),
  ),
  shared('swap_block', ORGANISATION, plain('icao', 'name')),
  shared('plant_hours', ORGANISATION, plain('icao', 'day_type')),
  guarded('assignment', {
    guards: [forSignedIn(['select'])],
    key: ['assignment_id'],
    text: plain('employee_id', 'icao', 'unit_code', 'category', 'island_id', 'employment_condition'),
    removal: 'by-call',
    foreign: { where: 'employee_id <> $1', by: 'employeeId' },
  }),
  guarded('employee_specialization', {
    guards: [ownOrManaged(['select'])],
    key: ['employee_id', 'icao', 'specialization_id'],
    text: plain('employee_id', 'icao', 'specialization_id'),
    removal: 'by-call',
  }),
  guarded('qualification', {
    guards: [own('employee_id', ['select']), forRole(ROLE.hr, 'hr', ['select'])],
    key: ['employee_id', 'kind', 'valid_from'],
    text: plain('employee_id', 'kind'),
    removal: 'by-call',
  }),
];
