import { changeSetting } from '@torre/contract/administration';
import { changeSelection } from '@torre/contract/bulk';
import { createCycle } from '@torre/contract/cycles';
import { openDraft, readPlanning } from '@torre/contract/drafts';
import { listOwnSessions } from '@torre/contract/identity';
import { cancelJob } from '@torre/contract/jobs';
import { closeMonth } from '@torre/contract/locks';
import { createGroup } from '@torre/contract/room-groups';
import { DEMO_ARTICLE } from '@torre/demo';
import { inTransaction } from '../platform/db/index.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { TestClient, TestServer } from '../testing/index.ts';
import type { MatrixWorld } from './matrix-case.ts';

/** Requests of hours of the employee on 23/11/2026: the counter of M leaves out the second. */
export const COUNTED_ABSENCE = '00000000-0000-4000-8000-0000000000c1';
export const IGNORED_ABSENCE = '00000000-0000-4000-8000-0000000000c2';
/** Of the same person, each on a day of its own: two that wait, and one that lacks a document which is there. */
export const WAITING_REQUEST = '00000000-0000-4000-8000-0000000000c3';
export const OWN_REQUEST = '00000000-0000-4000-8000-0000000000c4';
export const BARE_REQUEST = '00000000-0000-4000-8000-0000000000c5';
/** By law 104: one that waits, and one for which a manager proposes another day. */
export const PERMIT_REQUEST = '00000000-0000-4000-8000-0000000000c7';
export const PROPOSED_REQUEST = '00000000-0000-4000-8000-0000000000c8';
export const CERTIFICATE = '00000000-0000-4000-8000-0000000000c6';

/** A picture that the editor sent, checked. */
export const DESK_PICTURE = '00000000-0000-7000-8000-00000000c010';
export const DESK_DOCUMENT = '00000000-0000-7000-8000-00000000c020';
/** What the people of LIRF are asked to sign. */
export const READ_ASK = '00000000-0000-7000-8000-00000000c030';
/** A draft that a colleague reads. */
export const REVIEW = '00000000-0000-7000-8000-00000000c031';
export const DESK_DOCUMENT_FILE = '00000000-0000-7000-8000-00000000c021';

interface Draft {
  readonly draftId: string;
  readonly revision: number;
}

/** What the attacks are after, each thing for one of them: all of LIRR or of the employee, made by who may. */
export interface AttackWorld extends MatrixWorld {
  readonly emptyDay: string;
  readonly otherEmptyDay: string;
  readonly lock: string;
  /** Id of the plant's night shift. */
  readonly night: string;
  readonly closedMonth: string;
  readonly notice: string;
  /** With a change in it. */
  readonly finished: Draft;
  readonly unwanted: Draft;
  readonly cycle: string;
  /** Of a day with two time plans, prova-0 and prova-1. */
  readonly plan: string;
  /** Id of prova-1 among those left out. */
  readonly ignored: string;
  readonly group: string;
  readonly otherGroup: string;
  readonly otherUpload: string;
  /** A file of the administrator that could be imported, and an import of it that is checked. */
  readonly table: string;
  readonly checkedImport: string;
  readonly settingVersion: number;
  readonly waitingJob: string;
  readonly cancelledJob: string;
  /** A right of the employee to come, and no entitlement of the year to come. */
  readonly right: string;
  /** To come, by the manager to the employee. */
  readonly substitution: string;
  /** Another session of the manager. */
  readonly managerSession: string;
}

interface Makers {
  readonly manager: TestClient;
  readonly administrator: TestClient;
}

const DIVISION = { division: 'DIVLIRR' };
const LOCK = '00000000-0000-7000-8000-00000000000e';
const NOTICE = '00000000-0000-7000-8000-00000000000d';
const TABLE = '00000000-0000-7000-8000-0000000000a1';
const IMPORT = '00000000-0000-7000-8000-0000000000a2';
const FILE = '00000000-0000-7000-8000-00000000000c';
const RIGHT = '00000000-0000-7000-8000-00000000000f';
const SUBSTITUTION = '00000000-0000-7000-8000-0000000000a3';
const PLAN = 'DIVLIRR-20261125';
const IGNORED = '00000000-0000-7000-8000-00000000000b';

/** Prepares it; throws where a step is refused. */
export async function prepareAttacks(
  server: TestServer,
  jobs: Jobs,
  world: MatrixWorld,
  makers: Makers,
): Promise<AttackWorld> {
  const { manager, administrator } = makers;
  await insertRows(server, world);
  const month = '202705';
  await done(administrator.call(closeMonth, { path: { plant: 'LIRR', month }, body: { reason: 'paghe' } }));
  const setting = await done(
    administrator.call(changeSetting, {
      path: { key: 'roster.editDays' },
      body: { icao: 'LIRF', validFrom: '20261231', value: 30, version: 0 },
    }),
  );
  const cycle = { name: 'Prova', turns: ['M', 'P'], restsOnHolidays: false };
  const { cycleId } = await done(manager.call(createCycle, { query: DIVISION, body: cycle }));
  const groups = ['Prova', 'Altra'].map((name) =>
    done(manager.call(createGroup, { body: { ...DIVISION, name, kind: 'POSITIONS', members: [] } })),
  );
  const [group, otherGroup] = await Promise.all(groups);
  return {
    ...world,
    emptyDay: '20261127',
    otherEmptyDay: '20261206',
    lock: LOCK,
    night: await nightOf(server),
    closedMonth: month,
    notice: NOTICE,
    finished: await finishedDraft(manager, world.employee),
    unwanted: await draftOf(manager, '202703'),
    cycle: cycleId,
    plan: PLAN,
    ignored: IGNORED,
    group: group!.group.groupId,
    otherGroup: otherGroup!.group.groupId,
    otherUpload: FILE,
    table: TABLE,
    checkedImport: IMPORT,
    settingVersion: setting.versions[0]!.version,
    right: RIGHT,
    substitution: SUBSTITUTION,
    ...(await twoJobs(server, jobs, administrator)),
    managerSession: await secondSession(server),
  };
}

async function done<R>(answer: Promise<{ readonly status: number; readonly reply: R }>): Promise<R> {
  const { status, reply } = await answer;
  if (status !== 200) throw new Error(`a step of the preparation was refused: ${JSON.stringify(reply)}`);
  return reply;
}

async function insertRows({ db }: TestServer, { employee }: MatrixWorld): Promise<void> {
  await db.query(`
    delete from day_shift where employee_id = '${employee}' and day in ('2026-11-27', '2026-12-06');
    insert into roster_lock select '${LOCK}', 'LIRR', 'person', '${employee}', '2026-11-28', '2026-11-28',
      'segreto-LIRR-${employee}-', employee_id, '2026-11-14' from account where user_name = 'responsabile2.lirr';
    insert into shift_notice (notice_id, employee_id, icao, kind, changes, needs_acknowledgement, made_by, made_at)
      select '${NOTICE}', '${employee}', 'LIRR', 'CHANGE', '[{"date": "20261120", "before": "M", "after": "P"}]', true,
        employee_id, '2026-11-14' from account where user_name = 'responsabile2.lirr';
    insert into file (file_id, owner_id, area, kind, original_name, size, state, created_at, updated_at)
      values ('${FILE}', '${employee}', 'amministrazione', 'documento', 'altra.pdf', 1000, 'uploading', '2026-11-14',
        '2026-11-14');
    insert into file (file_id, owner_id, area, kind, original_name, size, received, state, store_key, sha256, content_type,
        created_at, updated_at)
      select '${TABLE}', employee_id, 'organizzazione', 'tabella', 'isole.csv', 10, 10, 'ready', '${TABLE}', '\\x00', 'text/csv',
        '2026-11-14', '2026-11-14' from account where user_name = 'admin';
    insert into organisation_import (import_id, file_id, started_by, qualifications, state, created_at, seen)
      select '${IMPORT}', file_id, owner_id, false, 'checked', created_at, '[]' from file where file_id = '${TABLE}';
    insert into substitution (substitution_id, giver, substitute, icao, valid_from, valid_to, named_by, named_at)
      select '${SUBSTITUTION}', employee_id, '${employee}', 'LIRR', '2027-06-01', '2027-06-02', employee_id, '2026-11-14'
        from account where user_name = 'responsabile2.lirr';
    insert into operative_plan (icao, day, state, saved_by, saved_at)
      select 'LIRR', '2026-11-25', 'DRAFT', employee_id, '2026-11-14' from account where user_name = 'responsabile2.lirr';
    insert into time_plan (icao, day, time_plan_id, state, position_id, employee_id, begin_minute,
        end_minute)
      select 'LIRR', '2026-11-25', 'prova-' || nth, 'DRAFT', min(position_id), '${employee}', 540 + 60 * nth, 600 + 60 * nth
        from position, generate_series(0, 1) nth where icao = 'LIRR' group by nth;
    insert into time_plan_ignored (ignored_id, icao, day, time_plan_id, ignored_by, ignored_at)
      select '${IGNORED}', icao, day, 'prova-1', saved_by, saved_at from operative_plan
        where day = '2026-11-25';
    delete from absence where employee_id = '${employee}' and to_day >= '2026-11-23' and from_day <= '2027-01-10';
    insert into absence (absence_id, employee_id, icao, cause, state, unit, from_day, to_day, start_at, end_at)
      select id::uuid, '${employee}', 'LIRR', '104', 40, 'H', '2026-11-23', '2026-11-23',
          timestamptz '2026-11-23 07:00Z' + nth * interval '1 hour', timestamptz '2026-11-23 08:00Z' + nth * interval '1 hour'
        from unnest(array['${COUNTED_ABSENCE}', '${IGNORED_ABSENCE}']) with ordinality as one (id, nth);
    insert into absence (absence_id, employee_id, icao, cause, state, unit, from_day, to_day) values
      ('${WAITING_REQUEST}', '${employee}', 'LIRR', '1022', 40, 'G', '2027-01-04', '2027-01-04'),
      ('${OWN_REQUEST}', '${employee}', 'LIRR', '1022', 40, 'G', '2027-01-05', '2027-01-05'),
      ('${BARE_REQUEST}', '${employee}', 'LIRR', 'DONS', 10, 'G', '2027-01-06', '2027-01-06');
    insert into absence (absence_id, employee_id, icao, cause, state, unit, from_day, to_day, proposed_day, proposed_by)
      select id, '${employee}', 'LIRR', '104', 40, 'G', day, day, other,
          case when other is not null then m.employee_id end
        from (values ('${PERMIT_REQUEST}'::uuid, date '2027-02-08', null::date),
          ('${PROPOSED_REQUEST}', '2027-02-10', '2027-02-11')) as permit (id, day, other), account m
        where m.user_name = 'responsabile.lirr';
    insert into file (file_id, owner_id, area, kind, original_name, size, received, state, store_key, sha256, content_type,
        created_at, updated_at)
      values ('${CERTIFICATE}', '${employee}', 'giustificativi', 'documento', 'certificato.pdf', 10, 10, 'ready',
        '${CERTIFICATE}', '\\x01', 'application/pdf', '2026-11-14', '2026-11-14');
    insert into file (file_id, owner_id, area, kind, original_name, size, received, state, store_key, sha256, content_type,
        created_at, updated_at)
      select '${DESK_PICTURE}', employee_id, 'redazione', 'immagine', 'pista.jpg', 10, 10, 'ready', '${DESK_PICTURE}', '\\x01',
          'image/jpeg', '2026-11-14', '2026-11-14' from account where user_name = 'redattore';
    insert into file (file_id, owner_id, area, kind, original_name, size, received, state, store_key, sha256, content_type,
        created_at, updated_at)
      select '${DESK_DOCUMENT_FILE}', employee_id, 'redazione', 'documento', 'manuale.pdf', 10, 10, 'ready',
          '${DESK_DOCUMENT_FILE}', '\\x02', 'application/pdf', '2026-11-14', '2026-11-14'
        from account where user_name = 'redattore';
    insert into content_item (item_id, type, created_at, created_by)
      select '${DESK_DOCUMENT}', 'Echo_Documento', '2026-11-14', employee_id from account where user_name = 'redattore';
    insert into content_version (item_id, version, name, fields, saved_at, saved_by)
      select '${DESK_DOCUMENT}', 1, 'Manuale', '{}', '2026-11-14', employee_id from account where user_name = 'redattore';
    insert into content_read_ask (ask_id, item_id, version, plants, categories, due, asked_at, asked_by)
      select '${READ_ASK}', '${DEMO_ARTICLE.plain}', 1, '{LIRF}', '{}', '2099-12-31', '2026-11-14', employee_id
        from account where user_name = 'editore';
    insert into content_review (review_id, item_id, employee_id, until, asked_at, asked_by)
      select '${REVIEW}', '${DEMO_ARTICLE.scheduled}', '${employee}', '2026-11-20', '2026-11-14', employee_id
        from account where user_name = 'editore';
    insert into absence_ignored (absence_id, icao, day, timeslot_id, ignored_by, ignored_at)
      select '${IGNORED_ABSENCE}', 'LIRR', '2026-11-23', 'M', employee_id, '2026-11-14'
        from account where user_name = 'responsabile2.lirr';
    insert into person_right (person_right_id, employee_id, right_kind, valid_from, assisted, note)
      values ('${RIGHT}', '${employee}', '104', '2026-11-20', 'PROVA', 'segreto-ROLE-${employee}-');
    delete from leave_entitlement where employee_id = '${employee}' and year = 2027;
    insert into cover_call (icao, day, timeslot_id, employee_id, asked_by, asked_at)
      select 'LIRR', '2026-11-23', slot, '${employee}', employee_id, '2026-11-14'
        from account, unnest('{M,N}'::text[]) slot where user_name = 'responsabile2.lirr'`);
}

async function nightOf({ db }: TestServer): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    "select shift_id as id from shift_definition where icao = 'LIRR' and name = 'N' limit 1",
  );
  return rows[0]!.id;
}

async function draftOf(manager: TestClient, month: string): Promise<Draft> {
  return (await done(manager.call(openDraft, { query: DIVISION, body: { month } }))).draft;
}

async function finishedDraft(manager: TestClient, employee: string): Promise<Draft> {
  const month = '202702';
  const { draftId } = await draftOf(manager, month);
  const cells = [{ employeeId: employee, date: `${month}10`, version: 1 }];
  await done(
    manager.call(changeSelection, { query: { draft: draftId }, body: { ...DIVISION, turn: 'M', cells } }),
  );
  const { draft } = await done(manager.call(readPlanning, { query: { ...DIVISION, month } }));
  return draft!;
}

async function twoJobs(
  { db }: TestServer,
  jobs: Jobs,
  administrator: TestClient,
): Promise<Pick<AttackWorld, 'waitingJob' | 'cancelledJob'>> {
  const enqueue = (): Promise<string> =>
    inTransaction(db, (tx) => jobs.enqueue(tx, 'housekeeping.sign-in', {}));
  const [waitingJob, cancelledJob] = [await enqueue(), await enqueue()];
  await done(administrator.call(cancelJob, { path: { jobId: cancelledJob } }));
  return { waitingJob, cancelledJob };
}

async function secondSession(server: TestServer): Promise<string> {
  const client = await server.signIn('responsabile2.lirr');
  const { sessions } = await done(client.call(listOwnSessions, {}));
  return sessions.find(({ current }) => current)!.sessionLabel;
}
