import { guarded, plain, shared } from '../../platform/area/described-table.ts';
import { forSignedIn, ownOrManaged } from '../../platform/area/table-guards.ts';

const ORGANISATION =
  'the organisation without its people: everybody who signed in may read it, no request writes it';

export const PEOPLE_TABLES = [
  shared('plant', ORGANISATION, plain('icao', 'name', 'class', 'shift_type', 'kind', 'comune')),
  shared('division', ORGANISATION, plain('division_id', 'icao')),
  shared('unit', ORGANISATION, plain('unit_code', 'icao', 'name')),
  shared('island', ORGANISATION, plain('icao', 'island_id', 'name')),
  shared('specialization', ORGANISATION, plain('icao', 'specialization_id', 'name', 'rating', 'category')),
  guarded('assignment', {
    guards: [forSignedIn(['select'])],
    key: ['assignment_id'],
    text: plain('employee_id', 'icao', 'unit_code', 'category', 'island_id', 'employment_condition'),
    removal: 'never',
    foreign: { where: 'employee_id <> $1', by: 'employeeId' },
  }),
  guarded('employee_specialization', {
    guards: [ownOrManaged(['select'])],
    key: ['employee_id', 'icao', 'specialization_id'],
    text: plain('employee_id', 'icao', 'specialization_id'),
    removal: 'never',
  }),
];
