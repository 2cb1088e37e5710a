import { guarded, plain } from '../../platform/area/described-table.ts';
import { writtenOut, own, ownOrManaged } from '../../platform/area/table-guards.ts';

export const NOTICE_TABLES = [
  guarded('shift_notice', {
    guards: [
      ownOrManaged(['select']),
      writtenOut(
        ['insert', 'update'],
        ['managed_insert', 'managed_update'],
        'in the own name, to who is of the plant on every day told; corrected until it is acknowledged',
      ),
      own('employee_id', ['update'], { policy: 'own_update' }),
    ],
    key: ['notice_id'],
    text: { ...plain('employee_id', 'icao', 'kind', 'changes', 'made_by'), reason: 'WORK' },
    removal: 'never',
  }),
];
