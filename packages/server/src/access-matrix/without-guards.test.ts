import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createUpload } from '@torre/contract/files';
import { makeCalendarFeed, endCalendarFeed } from '@torre/contract/calendar-feed';
import { leaveItem } from '@torre/contract/content';
import { changePassword, endOtherSessions, selectPlant, signOut } from '@torre/contract/identity';
import { leavePresence } from '@torre/contract/presence';
import { DEMO_ARTICLE, DEMO_PASSWORD } from '@torre/demo';
import { openAsOwner } from '../platform/db/index.ts';
import type { Database } from '../platform/db/index.ts';
import type { AreaDeps } from '../platform/deps.ts';
import { startTestServer } from '../testing/index.ts';
import type { TestClient, TestServer } from '../testing/index.ts';
import { WAYS, askCase, sendsJson } from './ask-case.ts';
import { prepareAttacks } from './attack-world.ts';
import type { AttackWorld } from './attack-world.ts';
import { everyTable, rowsOfOthers } from './database-content.ts';
import type { TableMarks } from './database-content.ts';
import { EXPECTED_ACCESS } from './expected-access.ts';
import { CHANGES_NOTHING } from './changes-nothing.ts';
import { LIST_EXPORTS } from './list-exports.ts';
import { prepareWorld } from './matrix-world.ts';
import { ACCOUNTS, openPrincipals } from './principals.ts';
import type { MatrixPrincipal, SignedInKind } from './principals.ts';
import { OWN_ROWS_ONLY, ownComment, ownReport, ownSignature } from './own-rows-only.ts';
import { SAVING_ATTACKS } from './saving-attacks.ts';

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
    mayRead = (): boolean => true;
    areasOf = (): readonly string[] => ['amministrazione'];
  },
}));

// Nearly every call as one person in one test: no promise of a time, only patience with the machine.
vi.setConfig({ testTimeout: 120_000 });

interface OpenWorld {
  readonly server: TestServer;
  readonly owner: Database;
  readonly world: AttackWorld;
  readonly of: (kind: SignedInKind) => MatrixPrincipal;
}

/** No test changes anything in it; who does opens one of its own. */
let shared: OpenWorld;

/** What stands only in answers made outside of the row policies: that there is a note, a counter, a job, a proof. */
const FROM_MEMORY: Readonly<Record<string, string>> = {
  filterCalendar: '"marks"',
  counters: '"counterId"',
  listJobs: '"jobId"',
  readAuditProof: '"problems"',
};

/** HR reads rights of people, and the personal values of the trail, one by one, in its pages and in its file. */
const READ_PERSONAL_VALUES = new Set(['readAuditRow', 'listAudit', 'exportAudit', 'readPersonEntitlements']);

/** Text in a row about a person of a plant, or about the account of a person. */
const SECRET = /segreto-(\w{4})-(\d{6})-/g;

async function openWorld(): Promise<OpenWorld> {
  let jobs: AreaDeps['jobs'];
  const server = await startTestServer({
    today: '2026-11-14',
    parts: { jobs: (deps) => void (jobs = deps.jobs) },
  });
  const owner = openAsOwner(server.databaseUrl);
  const principals = await openPrincipals(server);
  const of = (kind: SignedInKind): MatrixPrincipal => principals.find((one) => one.kind === kind)!;
  const asked = await prepareWorld(server, of('employee').employeeId, of('otherManager').employeeId);
  const makers = { manager: of('manager').client, administrator: of('administrator').client };
  const world = await prepareAttacks(server, jobs!, asked, makers);
  await server.db.query(`
    update day_shift set note = 'segreto-' || icao || '-' || employee_id || '-',
      note_turno = 'segreto-' || icao || '-' || employee_id || '-', is_str = true
      where day between '2026-11-01' and '2026-12-31';
    insert into shift_history (icao, day, employee_id, version, storified_action, turn, own_times, is_str, modify_date, note)
      select icao, day, employee_id, 77, 'CHANGE', turn, own_times, is_str, modify_date, note from day_shift
      where day between '2026-11-20' and '2026-11-30';
    update session s set user_agent = 'segreto-ROLE-' || employee_id || '-' from account a where a.user_name = s.user_name;
    update file set original_name = 'segreto-ROLE-' || owner_id || '-.pdf', state = 'ready', content_type = 'application/pdf',
      sha256 = '\\x00', store_key = gen_random_uuid() where file_id = '${world.upload}';
    insert into audit_value (audit_id, field, privacy_class, new_value, salt)
      select audit_id, 'segreto', 'PERSONAL', 'segreto-ROLE-' || subject || '-', '\\x00' from audit where subject is not null;
    insert into presence (employee_id, tab_id, icao, month)
      values ('${of('manager').employeeId}', gen_random_uuid(), 'LIRR', '2026-12-01');
    insert into job_progress (job_id, name, started_by, error)
      select gen_random_uuid(), 'prova', employee_id, 'segreto-ROLE-' || employee_id || '-' from account`);
  return { server, owner, world, of };
}

async function close({ owner, server }: OpenWorld): Promise<void> {
  await owner.close();
  await server.close();
}

beforeAll(async () => {
  shared = await openWorld();
});
afterAll(() => close(shared));

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
  const { server, world, of } = shared;
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
          const isForHr = kind === 'hr' && plant === 'ROLE' && READ_PERSONAL_VALUES.has(route.id);
          if (!isOwn && !isManaged && !isForHr) leaks.add(`${route.id}: ${secret}`);
        }
        const inMemory = FROM_MEMORY[route.id];
        if (inMemory !== undefined && text.includes(inMemory)) leaks.add(`${route.id}: ${inMemory}`);
      }
    }
  }
  expect([...leaks]).toEqual([]);
  expect(answered, 'what is forbidden was answered, with nothing in it').toBeGreaterThan(20);
});

test('the secrets are there: the manager of the plant and the person read them', async () => {
  const { server, world, of } = shared;
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

test('a list is taken as a file by who may; of others it leaves the own row in the trail and nothing else', async () => {
  const own = await openWorld();
  onTestFinished(() => close(own));
  const { owner, of } = own;
  const got: Record<string, string> = {};
  for (const kind of ['administrator', 'colleague', 'otherManager', 'timekeeper', 'hr'] as const) {
    const { client, employeeId } = of(kind);
    for (const list of Object.values(LIST_EXPORTS)) {
      const who = { employeeId, userName: ACCOUNTS[kind] };
      const before = await rowsOfOthers(owner, who);
      const { status } = await client.send('POST', `/api/${list}/export?format=csv`);
      const changed = differing(before, await rowsOfOthers(owner, who));
      const isRefused = kind === (list.startsWith('hr/') ? 'hr' : 'administrator') && status !== 200;
      if (changed.length > 0 || isRefused) got[`${kind} ${list}`] = `${status} ${changed.join(', ')}`;
    }
  }
  expect(got).toEqual({});
});

test('every saving call has its attack, but for those that change nothing and those that name nobody', () => {
  const saving = shared.server.app.declaredRoutes.filter(
    ({ method, load, access }) =>
      access === 'session' && (!['GET', 'HEAD'].includes(method) || load === 'save'),
  );
  const known = [SAVING_ATTACKS, CHANGES_NOTHING, LIST_EXPORTS].flatMap((calls) => Object.keys(calls));
  expect([...known, ...OWN_ROWS_ONLY].toSorted()).toEqual(saving.map(({ id }) => id).toSorted());
});

test.each(['colleague', 'otherManager', 'timekeeper', 'hr'] as const)(
  'nothing of others is changed by %s, whoever lets the call through',
  async (kind) => {
    const { owner, world, of } = shared;
    const before = await everyTable(owner);
    const got: Record<string, string> = {};
    for (const [name, attack] of Object.entries(SAVING_ATTACKS)) {
      // What they may change is no attack.
      if (attack.by === kind) continue;
      const { status } = await attack.send(of(kind).client, world);
      const changed = differing(before, await everyTable(owner));
      // What is to be copied or decided is not seen: nothing is.
      const isEmpty = status === 200 && ['copyShifts', 'cutShifts', 'decideRequests'].includes(name);
      if (changed.length > 0 || (status < 404 && !isEmpty)) got[name] = `${status} ${changed.join(', ')}`;
    }
    expect(got).toEqual({});
  },
);

/** Changes that the trail does not tell, and why. */
const UNTOLD: Readonly<Record<string, string>> = {
  bePresent: 'who looks at a month is nobody’s change',
  bePresentAtItem: 'nor is who has an item open',
  checkImport: 'the file stands in the trail when it is sent, and a check saves nothing of what it says',
  saveImport: 'the job that it begins leaves a row for each row that it saves',
  sendPiece: 'the file stands in the trail when it is announced and when it is checked',
};

test('each of these changes is made for who may make it, changes a table and stands in the trail', async () => {
  const own = await openWorld();
  onTestFinished(() => close(own));
  const { owner, world, of } = own;
  const got: Record<string, string> = {};
  for (const [name, { by, send }] of Object.entries(SAVING_ATTACKS)) {
    const before = await everyTable(owner);
    const { status, ...answer } = await send(of(by).client, world);
    const changed = differing(before, await everyTable(owner));
    const isDone = status >= 200 && status < 300;
    if (!isDone || changed.length === 0) got[name] = `${status} ${JSON.stringify(answer)}`;
    else if (changed.includes('audit') === name in UNTOLD) got[name] = `audit: ${changed.join(', ')}`;
  }
  expect(got).toEqual({});
});

/** Names of the tables that differ. */
function differing(before: TableMarks, after: TableMarks): readonly string[] {
  return Object.keys(before).filter((table) => before[table] !== after[table]);
}

type OwnCall = (typeof OWN_ROWS_ONLY)[number];
const asFile = (list: string) => (client: TestClient) =>
  client.send('POST', `/api/gerip/manager/richieste/${list}/export?plant=LIRR&format=csv`);

const OWN_CALLS: Readonly<Record<OwnCall, (client: TestClient) => Promise<{ readonly status: number }>>> = {
  // The file of who may not has no row of anybody in it.
  exportMonth: (client) =>
    client.send('POST', '/api/manager/calendar/export?plant=LIRR', {
      body: JSON.stringify({ month: '202611', format: 'csv' }),
    }),
  exportLeaveRequests: asFile('ferie'),
  exportPunchRequests: asFile('timbrature'),
  exportOtherRequests: asFile('altro'),
  selectPlant: (client) => client.call(selectPlant, { body: { selectedImpiantoIcao: 'LIRF' } }),
  makeCalendarFeed: (client) => client.call(makeCalendarFeed, {}),
  endCalendarFeed: (client) => client.call(endCalendarFeed, {}),
  leavePresence: (client) =>
    client.call(leavePresence, { path: { tabId: crypto.randomUUID() }, query: { plant: 'LIRF' } }),
  leaveItem: (client) =>
    client.call(leaveItem, { path: { id: DEMO_ARTICLE.draft, tabId: crypto.randomUUID() } }),
  createUpload: (client) =>
    client.call(createUpload, {
      body: { area: 'amministrazione', kind: 'documento', name: 'x.txt', size: 10 },
    }),
  changePassword: (client) =>
    client.call(changePassword, {
      body: { currentPassword: DEMO_PASSWORD, newPassword: 'un-altra-parola-lunga' },
    }),
  createItem: ownComment,
  reportComment: ownReport,
  signRead: ownSignature,
  endOtherSessions: (client) => client.call(endOtherSessions, {}),
  fineSessione: (client) => client.call(signOut, {}),
};

test('a call without a row of another to name changes rows of who asks alone', async () => {
  const own = await openWorld();
  onTestFinished(() => close(own));
  const { owner, of } = own;
  const { client, employeeId } = of('otherManager');
  const who = { employeeId, userName: ACCOUNTS.otherManager };
  const got: Record<string, string> = {};
  for (const name of OWN_ROWS_ONLY) {
    const before = await rowsOfOthers(owner, who);
    const { status } = await OWN_CALLS[name](client);
    const changed = differing(before, await rowsOfOthers(owner, who));
    if (changed.length > 0 || status > 201) got[name] = `${status} ${changed.join(', ')}`;
  }
  expect(got).toEqual({});
});
