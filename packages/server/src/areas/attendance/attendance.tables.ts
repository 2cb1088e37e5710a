import { guarded, plain, shared } from '../../platform/area/described-table.ts';
import { ownOrManaged } from '../../platform/area/table-guards.ts';

export const ATTENDANCE_TABLES = [
  guarded('punch', {
    guards: [ownOrManaged(['select'])],
    key: ['employee_id', 'punched_at', 'kind'],
    text: { ...plain('employee_id', 'icao', 'kind'), source: 'INTERNAL' },
    removal: 'never',
  }),
  shared(
    'orario',
    'what timetables there are; the program writes it',
    plain('codorario', 'desorario', 'tipologia'),
  ),
  guarded('day_timetable', {
    guards: [ownOrManaged(['select'])],
    key: ['employee_id', 'day'],
    text: plain('employee_id', 'icao', 'codorario'),
    removal: 'by-call',
  }),
];
