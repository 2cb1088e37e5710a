import { ROLE } from '@torre/domain/identity';
import { guarded, plain } from '../../platform/area/described-table.ts';
import { forRole, own } from '../../platform/area/table-guards.ts';

export const LEGALITY_TABLES = [
  guarded('night_exemption', {
    guards: [own('employee_id', ['select']), forRole(ROLE.hr, 'hr', ['select'])],
    key: ['employee_id', 'valid_from'],
    text: plain('employee_id'),
    removal: 'never',
  }),
];
