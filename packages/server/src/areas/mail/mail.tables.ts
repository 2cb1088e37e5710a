import { ROLE } from '@torre/domain/identity';
import { guarded, plain } from '../../platform/area/described-table.ts';
import { forRole } from '../../platform/area/table-guards.ts';

export const MAIL_TABLES = [
  guarded('mail', {
    guards: [forRole(ROLE.admin, 'administrators', ['select'])],
    key: ['mail_id'],
    text: plain('user_name', 'kind', 'details', 'state', 'problem'),
    removal: 'by-cleanup',
  }),
];
