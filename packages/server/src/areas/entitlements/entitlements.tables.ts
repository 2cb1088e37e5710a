import { ROLE } from '@torre/domain/identity';
import { guarded, plain } from '../../platform/area/described-table.ts';
import { forRole, own, writtenOut } from '../../platform/area/table-guards.ts';

export const ENTITLEMENT_TABLES = [
  guarded('leave_entitlement', {
    guards: [
      own('employee_id', ['select']),
      forRole(ROLE.hr, 'hr', ['select']),
      writtenOut(
        ['select'],
        ['managed'],
        'a year has no plant: managers of the plants in which the person works from its first day on',
      ),
    ],
    key: ['employee_id', 'balance', 'year'],
    text: plain('employee_id', 'balance'),
    removal: 'never',
  }),
  guarded('person_right', {
    guards: [own('employee_id', ['select']), forRole(ROLE.hr, 'hr', ['select'])],
    key: ['person_right_id'],
    text: { ...plain('employee_id', 'right_kind'), assisted: 'HR', note: 'HR' },
    removal: 'never',
  }),
];
