import { ROLE } from '@torre/domain/identity';
import { guarded, plain } from '../../platform/area/described-table.ts';
import { forRole, writtenOut, own, ownOrManaged } from '../../platform/area/table-guards.ts';

const desk = [
  forRole(ROLE.editor, 'editors', ['insert'] as const),
  forRole(ROLE.approver, 'approvers', ['insert'] as const),
];

export const NOTICE_TABLES = [
  guarded('comment_notice', {
    guards: [own('employee_id', ['select', 'update']), ...desk],
    key: ['notice_id'],
    text: { ...plain('employee_id', 'state', 'article_name'), reason: 'OWN' },
    removal: 'never',
  }),
  guarded('desk_notice', {
    guards: [
      own('employee_id', ['select', 'update']),
      forRole(ROLE.editor, 'editors', ['select', 'insert', 'delete']),
      forRole(ROLE.approver, 'approvers', ['select', 'insert', 'delete']),
    ],
    key: ['notice_id'],
    text: plain('employee_id', 'state', 'made_by'),
    removal: 'by-call',
  }),
  guarded('read_notice', {
    guards: [
      own('employee_id', ['select', 'update']),
      forRole(ROLE.approver, 'approvers', ['select', 'delete']),
    ],
    key: ['notice_id'],
    text: plain('employee_id', 'occasion', 'article_name'),
    removal: 'by-call',
  }),
  guarded('review_notice', {
    guards: [own('employee_id', ['select', 'update']), ...desk],
    key: ['notice_id'],
    text: plain('employee_id'),
    removal: 'with-its-parent',
  }),
  guarded('shift_notice', {
    guards: [
      ownOrManaged(['select']),
      writtenOut(
        ['insert', 'update'],
        ['managed_insert', 'managed_update'],
        'in the own name, to who is of the plant on every day told; corrected until it is acknowledged',
      ),
      writtenOut(
        ['insert'],
        ['decided_insert'],
        'who decides on a request of the plant, in the own name, to whose it is',
      ),
      writtenOut(
        ['insert'],
        ['answered_insert'],
        'whose request it is, in the own name, to who proposed another day for it',
      ),
      writtenOut(
        ['insert'],
        ['absence_insert'],
        'whose request it is, in the own name, to who manages its plant: they hear of a near absence',
      ),
      writtenOut(['insert'], ['substitution_insert'], 'who names or ends a substitute, in the own name'),
      own('employee_id', ['update'], { policy: 'own_update' }),
    ],
    key: ['notice_id'],
    text: { ...plain('employee_id', 'icao', 'kind', 'changes', 'made_by'), reason: 'WORK' },
    removal: 'never',
  }),
];
