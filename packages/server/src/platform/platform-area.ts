import { ROLE } from '@torre/domain/identity';
import { area } from './area/area.ts';
import { HOURLY, hoursAgo } from './area/cleanup.ts';
import { guarded, plain, shared } from './area/described-table.ts';
import { EVERY_COMMAND, writtenOut, forRole, forSignedIn, own, throughOwned } from './area/table-guards.ts';
import { machineTime } from './clock.ts';
import { CONFIGURATION_TOPIC } from './configuration/configuration.ts';
import { configurationMessages } from './configuration/keep-configuration.ts';
import type { AreaDeps } from './deps.ts';
import { pruneOutbox } from './events/outbox-reads.ts';
import { SESSION_TOPIC } from './events/stream-rights.ts';
import { deleteOldUploads } from './files/file.store.ts';
import { deleteOrphans } from './files/orphans.ts';
import { deleteOldKeys } from './http/idempotency-store.ts';
import { deleteOldProgress } from './jobs/job-progress.store.ts';

const ADMINISTRATORS = [ROLE.admin, 'administrators'] as const;
const CONCERNED = 'subject = $2 or actor = $2';
const UNCONCERNED = 'actor is distinct from $1 and subject is distinct from $1';
/** Long enough to answer questions about it. */
const KEPT_HOURS = { keys: 24, uploads: 48 } as const;

/** What belongs to no area: the trail, events, answers given once, jobs, files, the installation. */
export const platform = area<AreaDeps>('platform', {
  tables: [
    guarded('audit', {
      guards: [
        own('actor', ['insert'], { policy: 'own_name' }),
        writtenOut(
          ['select'],
          ['concerned'],
          'who did it, whom it is about, the plant, administrators and HR',
        ),
      ],
      key: ['audit_id'],
      text: {
        ...plain('actor', 'call', 'what', 'entity', 'entity_key', 'icao', 'subject', 'key_id'),
        reason: 'TRAIL',
      },
      removal: 'never',
      foreign: { where: UNCONCERNED, by: 'employeeId' },
      about: CONCERNED,
    }),
    guarded('audit_value', {
      guards: [
        forSignedIn(['insert']),
        writtenOut(['select'], ['by_privacy_class'], 'each value is shown by its own class'),
      ],
      key: ['audit_id', 'field'],
      text: { ...plain('field', 'privacy_class'), old_value: 'TRAIL', new_value: 'TRAIL' },
      removal: 'never',
      foreign: {
        where: `audit_id in (select audit_id from audit where ${UNCONCERNED} limit 100)`,
        by: 'employeeId',
      },
      about: `audit_id in (select audit_id from audit where ${CONCERNED})`,
    }),
    guarded('audit_batch', { guards: [], key: ['batch_no'], text: plain('key_id'), removal: 'never' }),
    guarded('audit_seal', { guards: [], key: ['seq'], text: {}, removal: 'never' }),
    guarded('outbox', {
      guards: [forSignedIn(['insert'])],
      key: ['event_id'],
      text: { topic: 'PLAIN', payload: 'SECRET' },
      removal: 'by-cleanup',
    }),
    guarded('idempotency_key', {
      guards: [own('employee_id', ['select', 'insert', 'update'])],
      key: ['employee_id', 'key_hash'],
      text: { ...plain('employee_id', 'call'), reply: 'INTERNAL' },
      removal: 'by-cleanup',
    }),
    guarded('job_progress', {
      guards: [own('started_by', ['insert'], { policy: 'own_name' })],
      key: ['job_id'],
      text: { ...plain('name', 'started_by'), message_it: 'ACCOUNT', error: 'ACCOUNT' },
      removal: 'by-cleanup',
    }),
    guarded('file', {
      guards: [own('owner_id', EVERY_COMMAND), forRole(...ADMINISTRATORS, ['select', 'delete'])],
      key: ['file_id'],
      text: {
        ...plain('owner_id', 'area', 'kind', 'content_type', 'state'),
        original_name: 'OWN',
        refusal: 'OWN',
      },
      removal: 'by-cleanup',
    }),
    guarded('file_part', {
      guards: [
        throughOwned('file', 'file_id', 'owner_id', EVERY_COMMAND, 'of_own_file'),
        forRole(...ADMINISTRATORS, ['select', 'delete']),
      ],
      key: ['file_id', 'start_at'],
      text: {},
      removal: 'with-its-parent',
      foreign: {
        where: 'file_id in (select file_id from file where owner_id <> $1 limit 100)',
        by: 'employeeId',
      },
    }),
    guarded('file_rendition', {
      guards: [forRole(ROLE.editor, 'editors', ['select']), forRole(ROLE.approver, 'approvers', ['select'])],
      key: ['file_id', 'name', 'format'],
      text: plain('name', 'format'),
      removal: 'with-its-parent',
    }),
    guarded('file_video', {
      guards: [forRole(ROLE.editor, 'editors', ['select']), forRole(ROLE.approver, 'approvers', ['select'])],
      key: ['file_id'],
      text: plain('pictures', 'sound'),
      removal: 'with-its-parent',
    }),
    shared('meta', 'facts about the installation: no request has a right on it', plain('key', 'value')),
    shared('migration', 'which migrations ran: only the owner has a right on it', plain('name', 'checksum')),
  ],
  events: {
    [CONFIGURATION_TOPIC]: (_, deps, isNew) => configurationMessages(deps, isNew),
    // The hub itself reads the rights of its streams again.
    [SESSION_TOPIC]: async () => [],
  },
  onReset: ({ configuration }) => configuration.refresh(),
  cleanup: [
    {
      job: HOURLY,
      table: 'idempotency_key',
      remove: (tx, deps) => deleteOldKeys(tx, hoursAgo(deps, KEPT_HOURS.keys)),
    },
    { job: HOURLY, table: 'job_progress', remove: deleteOldProgress },
    {
      job: { name: 'housekeeping.events', cron: '*/10 * * * *' },
      table: 'outbox',
      remove: pruneOutbox,
    },
    {
      job: { name: 'housekeeping.files', cron: '40 3 * * *' },
      table: 'file',
      remove: (tx, deps) => deleteOldUploads(tx, hoursAgo(deps, KEPT_HOURS.uploads).toString()),
      after: (deps, job) => {
        job.progress(1, 2, 'Cerco i contenuti che nessun file usa più');
        return deleteOrphans(deps.db, deps.fileStore, machineTime() - KEPT_HOURS.uploads * 3_600_000);
      },
    },
  ],
});
