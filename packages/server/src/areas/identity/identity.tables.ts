import { ROLE } from '@torre/domain/identity';
import { guarded, plain } from '../../platform/area/described-table.ts';
import { EVERY_COMMAND, forRole, forSignedIn, ownByUser } from '../../platform/area/table-guards.ts';

const ADMINISTRATORS = [ROLE.admin, 'administrators'] as const;

export const IDENTITY_TABLES = [
  guarded('employee', {
    guards: [forSignedIn(['select'])],
    key: ['employee_id'],
    text: {
      employee_id: 'PLAIN',
      name: 'COLLEAGUES',
      surname: 'COLLEAGUES',
      company: 'ACCOUNT',
      person_type: 'ACCOUNT',
    },
    removal: 'never',
    foreign: { where: 'employee_id <> $1', by: 'employeeId' },
    about: 'employee_id',
  }),
  guarded('account', {
    guards: [ownByUser('user_name', ['select']), forRole(...ADMINISTRATORS, ['select', 'insert', 'update'])],
    key: ['user_name'],
    text: {
      ...plain('user_name', 'employee_id', 'demo_description', 'language'),
      email: 'ACCOUNT',
      password_hash: 'SECRET',
    },
    removal: 'never',
  }),
  guarded('account_role', {
    guards: [ownByUser('user_name', ['select']), forRole(...ADMINISTRATORS, EVERY_COMMAND)],
    key: ['user_name', 'ruolo'],
    text: plain('user_name', 'ruolo'),
    removal: 'by-call',
  }),
  guarded('managed_plant', {
    guards: [ownByUser('user_name', ['select']), forRole(...ADMINISTRATORS, EVERY_COMMAND)],
    key: ['user_name', 'icao'],
    text: plain('user_name', 'icao'),
    removal: 'by-call',
  }),
  guarded('session', {
    guards: [ownByUser('user_name', ['select', 'update']), forRole(...ADMINISTRATORS, ['select', 'update'])],
    key: ['label'],
    text: { ...plain('label', 'user_name', 'selected_icao', 'ended_reason'), user_agent: 'ACCOUNT' },
    secretBytes: ['session_hash'],
    removal: 'by-cleanup',
  }),
  guarded('one_time_link', {
    guards: [forRole(...ADMINISTRATORS, ['select', 'insert', 'update'])],
    key: ['purpose', 'created_at'],
    text: plain('purpose', 'user_name'),
    secretBytes: ['token_hash'],
    removal: 'by-cleanup',
  }),
  // Before and beside every request: the program's alone.
  guarded('oidc_attempt', { guards: [], key: ['state_hash'], text: {}, removal: 'by-cleanup' }),
  guarded('provider_token', {
    guards: [],
    key: ['session_hash'],
    text: {},
    secretBytes: ['sealed'],
    removal: 'by-cleanup',
  }),
  guarded('known_browser', {
    guards: [],
    key: ['user_name', 'browser_hash'],
    text: plain('user_name'),
    removal: 'by-cleanup',
  }),
];
