import { ROLE } from '@torre/domain/identity';
import { guarded, plain } from '../../platform/area/described-table.ts';
import { forRole, forSignedIn, own, writtenOut } from '../../platform/area/table-guards.ts';
import type { RowCommand } from '../../platform/area/table-guards.ts';

const desk = (...commands: readonly RowCommand[]) => [
  forRole(ROLE.editor, 'editors', commands),
  forRole(ROLE.approver, 'approvers', commands),
];

export const CONTENT_TABLES = [
  guarded('content_item', {
    guards: desk('select', 'insert', 'update'),
    key: ['item_id'],
    text: { ...plain('type', 'state', 'channels', 'created_by'), remark: 'DESK' },
    removal: 'never',
    about: 'created_by',
  }),
  guarded('content_version', {
    guards: desk('select', 'insert'),
    key: ['item_id', 'version'],
    text: { ...plain('saved_by'), name: 'DESK', fields: 'DESK', fields_en: 'DESK' },
    removal: 'never',
    about: 'saved_by',
  }),
  guarded('content_document', {
    guards: desk('select', 'insert'),
    key: ['item_id'],
    text: { ...plain('reading'), contents: 'DESK' },
    removal: 'never',
    about: 'item_id in (select item_id from content_item where created_by = $2)',
  }),
  guarded('article_read', {
    guards: desk('select'),
    key: ['item_id', 'day'],
    text: {},
    removal: 'never',
  }),
  guarded('content_read_ask', {
    guards: [forSignedIn(['select']), forRole(ROLE.approver, 'approvers', ['insert', 'update'])],
    key: ['ask_id'],
    text: plain('plants', 'categories', 'asked_by'),
    removal: 'never',
  }),
  guarded('content_read_signature', {
    guards: [own('employee_id', ['select', 'insert'])],
    key: ['ask_id', 'employee_id'],
    text: plain('employee_id'),
    removal: 'never',
  }),
  guarded('content_review', {
    guards: [own('employee_id', ['select']), ...desk('select', 'insert', 'delete')],
    key: ['review_id'],
    text: plain('employee_id', 'asked_by'),
    removal: 'by-cleanup',
  }),
  guarded('content_presence', {
    guards: [own('employee_id', ['insert', 'update', 'delete']), ...desk('select')],
    key: ['employee_id', 'tab_id'],
    text: plain('employee_id'),
    removal: 'by-cleanup',
  }),
  guarded('content_comment', {
    guards: [
      ...desk('select', 'update'),
      writtenOut(['insert'], ['sent'], 'everybody sends one, and it waits for the desk'),
    ],
    key: ['comment_id'],
    text: {
      ...plain('state', 'name', 'autore', 'nome_articolo', 'repository_id', 'channel_id', 'decided_by'),
      testo: 'DESK',
      reason: 'DESK',
    },
    removal: 'never',
    foreign: {
      where: 'comment_id not in (select comment_id from content_comment_author where employee_id = $1)',
      by: 'employeeId',
    },
    about: 'comment_id in (select comment_id from content_comment_author where employee_id = $2)',
  }),
  guarded('content_comment_author', {
    guards: [own('employee_id', ['select', 'insert']), ...desk('select')],
    key: ['comment_id'],
    text: plain('employee_id'),
    removal: 'never',
  }),
  guarded('content_comment_report', {
    guards: [
      own('employee_id', ['select', 'insert']),
      ...desk('select'),
      forRole(ROLE.editor, 'editors_update', ['update']),
      forRole(ROLE.approver, 'approvers_update', ['update']),
    ],
    key: ['comment_id', 'employee_id'],
    text: plain('employee_id', 'kept_by'),
    removal: 'never',
  }),
];
