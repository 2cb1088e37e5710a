import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  changeAccountState,
  createAccount,
  changeRights,
  changeSetting,
  endSessions,
  makePasswordLink,
} from '@torre/contract/administration';
import { createCycle } from '@torre/contract/cycles';
import { openDraft } from '@torre/contract/drafts';
import { deleteFile } from '@torre/contract/files';
import { closeMonth, liftLock, setLock } from '@torre/contract/locks';
import { saveOperativePlan } from '@torre/contract/operations-room';
import { createGroup } from '@torre/contract/room-groups';
import { createShift, deleteShift, updateShift } from '@torre/contract/roster';
import { startTestServer } from '../testing/index.ts';
import type { TestClient, TestServer } from '../testing/index.ts';
import { WAYS, askCase, sendsJson } from './ask-case.ts';
import { EXPECTED_ACCESS } from './expected-access.ts';
import type { MatrixWorld } from './matrix-case.ts';
import { prepareWorld } from './matrix-world.ts';
import { openPrincipals } from './principals.ts';
import type { MatrixPrincipal, SignedInKind } from './principals.ts';

// The policy layer is gone: every rule allows, every plant is managed, every file may be read.
vi.mock('../platform/access/access.ts', async (original) => {
  const real = await original<typeof import('../platform/access/access.ts')>();
  const pass = () => real.allow;
  return { ...real, manager: pass, managerOf: pass, holderOf: () => pass };
});
vi.mock('../platform/access/principal.ts', async (original) => ({
  ...(await original<object>()),
  managesPlant: () => true,
}));
vi.mock('../platform/files/file-readers.ts', () => ({
  FileReaders: class {
    on = (): void => undefined;
    mayRead = async (): Promise<boolean> => true;
  },
}));

vi.setConfig({ testTimeout: 60_000 });

interface SecretWorld extends MatrixWorld {
  readonly server: TestServer;
  readonly of: (kind: SignedInKind) => MatrixPrincipal;
}

/** No test changes it; who does opens one of its own. */
let world: SecretWorld;

/** What stands only in answers made outside of the row policies: that there is a note, a counter, a job, a proof. */
const FROM_MEMORY: Readonly<Record<string, string>> = {
  filterCalendar: '"marks"',
  counters: '"counterId"',
  listJobs: '"jobs"',
  readAuditProof: '"problems"',
};

/** A cell of the employee that is empty. */
const EMPTY_DAY = '20261127';
/** A lock of the employee's days. */
const LOCK = '00000000-0000-7000-8000-00000000000e';
/** Text in a row about a person of a plant, or about the account of a person. */
const SECRET = /segreto-(\w{4})-(\d{6})-/g;

async function openWorld(): Promise<SecretWorld> {
  const server = await startTestServer({ today: '2026-11-14' });
  const principals = await openPrincipals(server);
  const of = (kind: SignedInKind) => principals.find((one) => one.kind === kind)!;
  const named = await prepareWorld(server, of('employee').employeeId, of('otherManager').employeeId);
  await server.db.query(`
    update day_shift set note = 'segreto-' || icao || '-' || employee_id || '-',
      note_turno = 'segreto-' || icao || '-' || employee_id || '-', is_str = true
      where day between '2026-11-01' and '2026-12-31';
    insert into shift_history (icao, day, employee_id, version, storified_action, turn, own_times, is_str, modify_date, note)
      select icao, day, employee_id, 77, 'CHANGE', turn, own_times, is_str, modify_date, note from day_shift
      where day between '2026-11-20' and '2026-11-30';
    update session s set user_agent = 'segreto-ROLE-' || employee_id || '-' from account a where a.user_name = s.user_name;
    update file set original_name = 'segreto-ROLE-' || owner_id || '-.pdf', state = 'ready', content_type = 'application/pdf',
      sha256 = '\\x00', store_key = gen_random_uuid();
    insert into audit_value (audit_id, field, privacy_class, new_value, salt)
      select audit_id, 'segreto', 'PERSONAL', 'segreto-ROLE-' || subject || '-', '\\x00' from audit where subject is not null;
    insert into roster_lock select '${LOCK}', 'LIRR', 'person', '${named.employee}', '2026-11-28', '2026-11-28',
      'segreto-LIRR-${named.employee}-', '${of('manager').employeeId}', '2026-11-14';
    insert into presence (employee_id, tab_id, icao, month)
      values ('${of('manager').employeeId}', gen_random_uuid(), 'LIRR', '2026-12-01');
    delete from day_shift where employee_id = '${named.employee}' and day = '2026-11-27';
    insert into job_progress (job_id, name, started_by, error)
      select gen_random_uuid(), 'prova', employee_id, 'segreto-ROLE-' || employee_id || '-' from account`);
  return { ...named, server, of };
}

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.server.close());

/** Whom the second wall has to hold without the first; each manages nothing of LIRR. */
const OUTSIDERS = [
  'employee',
  'colleague',
  'otherManager',
  'timekeeper',
  'expenses',
  'hr',
  'editor',
] as const;

test.each(OUTSIDERS)('no answer to %s holds what is somebody else’s, whatever is asked', async (kind) => {
  const { server, of } = world;
  const who = of(kind);
  const leaks = new Set<string>();
  let answered = 0;
  for (const route of server.app.declaredRoutes) {
    for (const one of EXPECTED_ACCESS[route.id]!) {
      const isOwnUpload = one.takesUpload && kind === 'employee';
      if (one.endsSession || isOwnUpload || route.load === 'stream') continue;
      for (const way of WAYS.filter(({ elevated }) => elevated !== 'body' || sendsJson(one, world))) {
        const foreignId = world.elsewhere;
        const { status, text } = await askCase(route, one, world, { ...who, foreignId }, way);
        if (status === 200) answered++;
        for (const [secret, plant, employeeId] of text.matchAll(SECRET)) {
          const isOwn = employeeId === who.employeeId;
          const isManaged = kind === 'otherManager' && plant === 'LIRF';
          const isForHr = kind === 'hr' && plant === 'ROLE' && route.id === 'readAuditRow';
          if (!isOwn && !isManaged && !isForHr) leaks.add(`${route.id}: ${secret}`);
        }
        const inMemory = FROM_MEMORY[route.id];
        if (inMemory !== undefined && text.includes(inMemory)) leaks.add(`${route.id}: ${inMemory}`);
      }
    }
  }
  expect([...leaks]).toEqual([]);
  // The guards are gone: much that is forbidden was answered, with nothing in it.
  expect(answered).toBeGreaterThan(20);
});

test('the secrets are there: the manager of the plant and the person read them', async () => {
  const { server, of } = world;
  const read = async (kind: SignedInKind, id: string): Promise<string> => {
    const route = server.app.declaredRoutes.find((one) => one.id === id)!;
    const who = { ...of(kind), foreignId: world.elsewhere };
    return (await askCase(route, EXPECTED_ACCESS[id]![0]!, world, who)).text;
  };
  const secret = `segreto-LIRR-${world.employee}-`;
  for (const id of ['filterCalendar', 'readDay', 'shiftHistory'])
    expect(await read('manager', id)).toContain(secret);
  expect(await read('employee', 'ownShifts')).toContain(secret);
  expect(await read('manager', 'counters')).toContain('"counterId"');
});

/** Everything that the attacks are after. */
async function state(): Promise<unknown> {
  const { rows } = await world.server.db.query(
    `select (select md5(string_agg(t::text, ' ' order by icao, day, employee_id)) from day_shift t) as shifts,
       (select md5(string_agg(t::text, ' ' order by user_name)) from account t) as accounts,
       (select md5(string_agg(t::text, ' ' order by user_name, ruolo)) from account_role t) as roles,
       (select count(*) from session where ended_at is null) as sessions, (select count(*) from file) as files,
       (select count(*) from roster_lock) as locks, (select count(*) from one_time_link) as links,
       (select count(*) from setting_value) as settings, (select count(*) from shift_history) as history,
       (select count(*) from roster_draft) as drafts, (select count(*) from base_cycle) as cycles,
       (select count(*) from operative_plan) as plans, (select count(*) from room_group) as groups, (select count(*) from audit) as audit`,
  );
  return rows[0];
}

type Attack =
  | 'updateShift'
  | 'deleteShift'
  | 'createShift'
  | 'setLock'
  | 'liftLock'
  | 'closeMonth'
  | 'openDraft'
  | 'createCycle'
  | 'changeRights'
  | 'makePasswordLink'
  | 'endSessions'
  | 'changeAccountState'
  | 'createAccount'
  | 'changeSetting'
  | 'deleteFile'
  | 'savePlan'
  | 'createGroup';

/** Changes that would be made at once, with the versions that stand. */
function attacks(
  client: TestClient,
  { employee, upload }: MatrixWorld,
): Record<Attack, () => Promise<{ status: number }>> {
  const shiftId = `${employee}-20261123`;
  const body = {
    employeeId: employee,
    date: '20261123',
    turn: 'R',
    isStr: false,
    note: null,
    noteTurno: null,
  };
  const query = { plant: 'LIRR' };
  const division = { division: 'DIVLIRR' };
  const rights = { ruoli: ['ROLE_HR'], responsabile: true, responsabileH35: true, managedPlants: [] };
  const path = { userName: 'cta.lirr' };
  const setting = { icao: 'LIRR', validFrom: '20261231', value: 30, version: 0 };
  return {
    updateShift: () => client.call(updateShift, { path: { shiftId }, query, body: { ...body, version: 1 } }),
    deleteShift: () =>
      client.call(deleteShift, {
        path: { shiftId: `${employee}-20261124` },
        query: { ...query, version: 1 },
      }),
    createShift: () => client.call(createShift, { query, body: { ...body, date: EMPTY_DAY, version: null } }),
    setLock: () =>
      client.call(setLock, {
        query,
        body: { employeeId: null, from: '20261129', to: '20261129', reason: 'x' },
      }),
    liftLock: () => client.call(liftLock, { path: { lockId: LOCK }, query }),
    closeMonth: () =>
      client.call(closeMonth, { path: { plant: 'LIRR', month: '202701' }, body: { reason: 'x' } }),
    openDraft: () => client.call(openDraft, { query: division, body: { month: '202612' } }),
    createCycle: () =>
      client.call(createCycle, {
        query: division,
        body: { name: 'X', turns: ['M'], restsOnHolidays: false },
      }),
    makePasswordLink: () => client.call(makePasswordLink, { path }),
    changeSetting: () => client.call(changeSetting, { path: { key: 'roster.editDays' }, body: setting }),
    endSessions: () => client.call(endSessions, { path: { userName: 'cta2.lirf' } }),
    changeAccountState: () =>
      client.call(changeAccountState, { path: { userName: 'cta2.lirf' }, body: { chiuso: true } }),
    createAccount: () =>
      client.call(createAccount, {
        body: { userName: 'di.nascosto', nome: 'A', cognome: 'B', codicePersonale: null },
      }),
    changeRights: () => client.call(changeRights, { path, body: { ...rights, version: 1 } }),
    deleteFile: () => client.call(deleteFile, { path: { fileId: upload } }),
    savePlan: () =>
      client.call(saveOperativePlan, {
        path: { id: 'DIVLIRR-20261123' },
        body: { version: 0, state: 'DRAFT', timePlans: [] },
      }),
    createGroup: () =>
      client.call(createGroup, { body: { ...division, name: 'X', kind: 'POSITIONS', members: [] } }),
  };
}

test.each(['colleague', 'otherManager', 'timekeeper', 'hr'] as const)(
  'nothing of others is changed by %s, whoever lets the call through',
  async (kind) => {
    const before = await state();
    for (const [name, attack] of Object.entries(attacks(world.of(kind).client, world))) {
      const { status } = await attack();
      expect([name, await state()]).toEqual([name, before]);
      expect([name, status]).toEqual([name, expect.toSatisfy((one: number) => one >= 404)]);
    }
  },
);

test('each of these changes is made for who may make it', async () => {
  const own = await openWorld();
  const [manager, administrator] = (['manager', 'administrator'] as const).map((kind) =>
    attacks(own.of(kind).client, own),
  ) as [ReturnType<typeof attacks>, ReturnType<typeof attacks>];
  const allowed = {
    updateShift: manager,
    deleteShift: manager,
    createShift: manager,
    setLock: manager,
    liftLock: manager,
    closeMonth: administrator,
    openDraft: manager,
    createCycle: manager,
    makePasswordLink: administrator,
    changeSetting: administrator,
    endSessions: administrator,
    changeAccountState: administrator,
    createAccount: administrator,
    changeRights: administrator,
    deleteFile: administrator,
    savePlan: manager,
    createGroup: manager,
  } satisfies Record<Attack, typeof manager>;
  try {
    for (const [name, mine] of Object.entries(allowed))
      expect([name, (await mine[name as Attack]()).status]).toEqual([name, 200]);
  } finally {
    await own.server.close();
  }
});
