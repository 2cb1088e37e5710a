import type { Asker } from './request-scope.ts';

/** A table with row policies, and how a row of somebody else is found in it. */
export interface GuardedTable {
  readonly table: string;
  /** Columns that name one row. */
  readonly key: readonly string[];
  /** Condition on rows of others; $1 is the user name or the personnel code of who asks. */
  readonly foreign: string;
  readonly by: keyof Pick<Asker, 'userName' | 'employeeId'>;
  /** Rows that anybody sees who signed in: only a request of nobody must not. */
  readonly forSignedIn?: boolean;
}

const byUser = { foreign: 'user_name is distinct from $1', by: 'userName' } as const;
const byPerson = { foreign: 'employee_id <> $1', by: 'employeeId' } as const;
/** Every row: no request reads the table. */
const systemOnly = { foreign: '$1::text is not null', by: 'employeeId' } as const;
/** Every row: who holds no plant sees none, not even of the own person. */
const ofManagers = systemOnly;
const UNCONCERNED = 'actor is distinct from $1 and subject is distinct from $1';

/** Every table in which rows of people, or secrets, stand. A new one belongs here or among `TABLES_OF_NOBODY`. */
export const GUARDED_TABLES: readonly GuardedTable[] = [
  { table: 'employee', key: ['employee_id'], ...byPerson, forSignedIn: true },
  { table: 'assignment', key: ['assignment_id'], ...byPerson, forSignedIn: true },
  { table: 'employee_specialization', key: ['employee_id', 'icao', 'specialization_id'], ...byPerson },
  { table: 'employee_cycle', key: ['employee_id', 'valid_from'], ...byPerson },
  { table: 'day_shift', key: ['icao', 'day', 'employee_id'], ...byPerson },
  { table: 'shift_history', key: ['icao', 'day', 'employee_id'], ...byPerson },
  { table: 'roster_lock', key: ['lock_id'], foreign: 'locked_by <> $1', by: 'employeeId' },
  { table: 'presence', key: ['employee_id', 'tab_id'], ...byPerson },
  { table: 'base_cycle', key: ['icao', 'cycle_id'], ...systemOnly, forSignedIn: true },
  { table: 'roster_draft', key: ['draft_id'], ...ofManagers },
  { table: 'draft_shift', key: ['icao', 'day', 'employee_id'], ...ofManagers },
  { table: 'draft_history', key: ['icao', 'day', 'employee_id'], ...ofManagers },
  { table: 'roster_version', key: ['icao', 'month', 'version_no'], ...ofManagers },
  { table: 'roster_version_row', key: ['icao', 'month', 'version_no', 'employee_id'], ...ofManagers },
  { table: 'shift_notice', key: ['notice_id'], ...byPerson },
  { table: 'operative_plan', key: ['icao', 'day'], ...ofManagers },
  { table: 'time_plan', key: ['icao', 'day', 'time_plan_id'], ...byPerson },
  { table: 'time_plan_ignored', key: ['ignored_id'], ...ofManagers },
  { table: 'room_group', key: ['group_id'], ...ofManagers },
  { table: 'room_group_member', key: ['group_id', 'ord'], ...ofManagers },
  { table: 'room_log', key: ['log_id'], ...byPerson },
  { table: 'qualification', key: ['employee_id', 'kind', 'valid_from'], ...byPerson },
  { table: 'absence', key: ['absence_id'], ...byPerson },
  { table: 'absence_ignored', key: ['absence_id', 'icao', 'day', 'timeslot_id'], ...ofManagers },
  { table: 'activity', key: ['activity_id'], ...byPerson },
  { table: 'account', key: ['user_name'], ...byUser },
  { table: 'account_role', key: ['user_name', 'ruolo'], ...byUser },
  { table: 'managed_plant', key: ['user_name', 'icao'], ...byUser },
  { table: 'session', key: ['label'], ...byUser },
  { table: 'one_time_link', key: ['purpose', 'created_at'], ...byUser },
  { table: 'audit', key: ['audit_id'], foreign: UNCONCERNED, by: 'employeeId' },
  {
    table: 'audit_value',
    key: ['audit_id', 'field'],
    foreign: `audit_id in (select audit_id from audit where ${UNCONCERNED} limit 100)`,
    by: 'employeeId',
  },
  { table: 'audit_batch', key: ['batch_no'], ...systemOnly },
  { table: 'audit_seal', key: ['seq'], ...systemOnly },
  { table: 'outbox', key: ['event_id'], ...systemOnly },
  { table: 'idempotency_key', key: ['employee_id', 'key_hash'], ...byPerson },
  { table: 'oidc_attempt', key: ['state_hash'], ...systemOnly },
  { table: 'provider_token', key: ['session_hash'], ...systemOnly },
  { table: 'known_browser', key: ['user_name', 'browser_hash'], ...systemOnly },
  { table: 'calendar_feed', key: ['user_name'], ...byUser },
  { table: 'job_progress', key: ['job_id'], ...systemOnly },
  { table: 'file', key: ['file_id'], foreign: 'owner_id <> $1', by: 'employeeId' },
  {
    table: 'file_part',
    key: ['file_id', 'start_at'],
    foreign: 'file_id in (select file_id from file where owner_id <> $1 limit 100)',
    by: 'employeeId',
  },
];

const ORGANISATION =
  'the organisation without its people: everybody who signed in may read it, no request writes it';

/** Tables that every request may read, each with the reason why no row of it is hidden from anybody. */
export const TABLES_OF_NOBODY: Readonly<Record<string, string>> = {
  division: ORGANISATION,
  holiday: ORGANISATION,
  island: ORGANISATION,
  operating_configuration: ORGANISATION,
  plant: ORGANISATION,
  position: ORGANISATION,
  position_opening: ORGANISATION,
  shift_definition: ORGANISATION,
  specialization: ORGANISATION,
  timeslot: ORGANISATION,
  unit: ORGANISATION,
  meta: 'facts about the installation: no request has a right on it',
  migration: 'which migrations ran: only the owner has a right on it',
  setting_value:
    'settings, on which the answers to everybody depend; a policy lets administrators alone write it',
};

/** Columns that no request may read, not even in a row of its own. */
export const SECRET_COLUMNS = [
  ['account', 'password_hash'],
  ['session', 'session_hash'],
  ['one_time_link', 'token_hash'],
  ['outbox', 'payload'],
  ['provider_token', 'sealed'],
  ['calendar_feed', 'token_hash'],
] as const;
