import { changeRights, listAudit, readAccount, readAuditRow } from '@torre/contract/administration';
import { getSession } from '@torre/contract/identity';
import { acknowledgeNotice, ownNotices } from '@torre/contract/notices';
import { countRequests, listLeaveRequests, readRequest } from '@torre/contract/requests';
import { endSubstitution, listSubstitutions, nameSubstitute } from '@torre/contract/substitutions';
import type { SubstitutionBody } from '@torre/contract/substitutions';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openAsOwner } from '../../platform/db/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { asked, decide, dispose, furnishRequests } from '../../testing/request-steps.ts';
import { MachineClock } from '../../testing/machine-clock.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

let server: TestServer;
let owner: Database;
let person: TestClient;
/** Manager of LIRR on the first level, and one who holds both. */
let first: TestClient;
let second: TestClient;
let admin: TestClient;
/** Nobody's manager. */
let substitute: TestClient;
let code: string;
const machine = new MachineClock();
/** A right taken away stops within it. */
const aSecondPasses = (): void => machine.secondPasses();
const codes = new Map<string, string>();

beforeAll(async () => {
  machine.replace();
  server = await startTestServer({ today: '2026-11-14' });
  owner = openAsOwner(server.databaseUrl);
  [person, first, second, admin, substitute] = await Promise.all([
    server.signIn('cta.lirr'),
    server.signIn('responsabile2.lirr'),
    server.signIn('approvatore'),
    server.signIn('admin'),
    server.signIn('meteo.lirr'),
  ]);
  code = await furnishRequests(owner, 'cta.lirr');
  const { rows } = await owner.query<{ user_name: string; employee_id: string }>(
    'select user_name, employee_id from account',
  );
  for (const { user_name, employee_id } of rows) codes.set(user_name, employee_id);
});
beforeEach(async () => {
  await owner.query('delete from absence where employee_id = $1', [code]);
  await owner.query("delete from shift_notice where kind = 'SUBSTITUTION'");
  await owner.query('delete from substitution');
  await owner.query("delete from account_role where user_name = 'responsabile.lirf'");
  // what the test before gave is read for a second
  aSecondPasses();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await owner.close();
  await server.close();
});

const codeOf = (userName: string): string => codes.get(userName)!;
const THESE_DAYS = { plant: 'LIRR', from: '20261114', to: '20261130' };

const name = (by: TestClient, who: string, body: Partial<SubstitutionBody> = {}) =>
  by.call(nameSubstitute, {
    body: { giver: null, substitute: codeOf(who), ...THESE_DAYS, ...body },
  });

/** As `name`, where it must be done; what it says. */
async function named(by: TestClient, who: string, body: Partial<SubstitutionBody> = {}) {
  const { status, reply } = await name(by, who, body);
  expect([status, reply.outcome.messageIT]).toEqual([200, 'Sostituto nominato.']);
  return reply.substitution;
}

const counts = (by: TestClient) => by.call(countRequests, { query: { plant: 'LIRR' } });
const reads = async (by: TestClient): Promise<number> => (await counts(by)).status;

test('a substitute sees the inbox, the counts and the detail of the giver, and decides on the level of the giver alone', async () => {
  const { id } = await asked(person);
  expect(await reads(substitute)).toBe(403);
  await named(first, 'meteo.lirr');
  expect((await counts(substitute)).reply).toEqual((await counts(first)).reply);
  const inbox = async (by: TestClient) => {
    const { reply } = await by.call(listLeaveRequests, { query: { plant: 'LIRR', gruppo: 'pending' } });
    return reply.rows.map((row) => [row.id, row.allowedActions, row.actions]);
  };
  expect(await inbox(substitute)).toEqual(await inbox(first));
  const detail = async (by: TestClient) => (await by.call(readRequest, { path: { id } })).reply;
  expect(await detail(substitute)).toEqual(await detail(first));
  expect(await decide(substitute, id, 'A')).toMatchObject({ esito: 1, standing: { stato: 60 } });
  expect(await decide(substitute, id, 'V')).toMatchObject({ esito: 0, standing: { stato: 50 } });
});

test('a substitute of the second level decides as that, in the giver’s plant alone, whatever level the substitute has elsewhere', async () => {
  const { id } = await asked(person);
  await named(second, 'meteo.lirr');
  expect((await counts(substitute)).reply).toEqual((await counts(second)).reply);
  expect(await decide(substitute, id, 'A')).toMatchObject({ esito: 0, standing: { stato: 10 } });
  // who holds both levels in LIRF stands in for a manager of the first level of LIRR
  await owner.query("insert into account_role values ('responsabile.lirf', 'ROLE_APPROVER_2')");
  await owner.query('delete from absence where employee_id = $1', [code]);
  await named(first, 'responsabile.lirf');
  const other = await server.signIn('responsabile.lirf');
  const again = await asked(person);
  expect((await counts(other)).reply).toEqual((await counts(first)).reply);
  expect(await decide(other, again.id, 'A')).toMatchObject({ esito: 1, standing: { stato: 60 } });
  expect(await decide(other, again.id, 'V')).toMatchObject({ esito: 0, standing: { stato: 50 } });
  expect(await decide(other, again.id, 'A')).toMatchObject({ esito: 1, standing: { stato: 50 } });
});

test('outside of its days a substitution gives nothing, and one that ends by its day ends within a second', async () => {
  const { substitutionId } = await named(first, 'meteo.lirr', { from: '20261115' });
  expect(await reads(substitute)).toBe(403);
  const move = async (from: string, to: string) => {
    await owner.query('update substitution set valid_from = $1, valid_to = $2', [from, to]);
    aSecondPasses();
  };
  await move('2026-11-14', '2026-11-14');
  expect(await reads(substitute)).toBe(200);
  await move('2026-11-13', '2026-11-13');
  expect(await reads(substitute)).toBe(403);
  const { reply } = await admin.call(listSubstitutions, {});
  expect(reply.substitutions).toMatchObject([{ substitutionId, state: 'over', allowedActions: [] }]);
});

test('a giver who loses the plant, the level or the account takes it from the substitute within a second, open streams included', async () => {
  await named(second, 'meteo.lirr');
  const { id } = await asked(person);
  const stream = await substitute.openEvents();
  await stream.next('hello');
  const { reply } = await admin.call(readAccount, { path: { userName: 'approvatore' } });
  const { ruoli, responsabile, responsabileH35, managedPlants, version } = reply.account;
  const rights = { ruoli, responsabile, responsabileH35, managedPlants };
  const change = async (part: Partial<typeof rights>, seen: number) => {
    const { status, reply: saved } = await admin.call(changeRights, {
      path: { userName: 'approvatore' },
      body: { ...rights, ...part, version: seen },
    });
    expect(status).toBe(200);
    return saved.account.version;
  };
  const withoutLevel = await change({ ruoli: [] }, version);
  await stream.next('session');
  expect(await decide(substitute, id, 'A')).toMatchObject({ esito: 1, standing: { stato: 60 } });
  const withoutPlant = await change({ managedPlants: [] }, withoutLevel);
  await stream.next('session');
  expect(await reads(substitute)).toBe(403);
  await change({}, withoutPlant);
  aSecondPasses();
  expect(await reads(substitute)).toBe(200);
  await owner.query("update account set disabled_at = now() where user_name = 'approvatore'");
  aSecondPasses();
  expect(await reads(substitute)).toBe(403);
  await owner.query("update account set disabled_at = null where user_name = 'approvatore'");
  // sessions of a closed account are over
  second = await server.signIn('approvatore');
  const { reply: list } = await admin.call(listSubstitutions, {});
  expect(list.substitutions).toMatchObject([{ state: 'current', holds: true }]);
});

test('what is lent is lent to nobody else, by no call and by no row policy', async () => {
  await named(first, 'meteo.lirr');
  expect(await reads(substitute)).toBe(200);
  const { status, reply } = await name(substitute, 'cta.lirr');
  expect([status, reply.outcome.messageIT]).toEqual([
    409,
    'Chi va sostituito non è responsabile di LIRR in quei giorni.',
  ]);
  // even a row that were there would give nothing
  await owner.query(
    `insert into substitution values (gen_random_uuid(), $1, $2, 'LIRR', '2026-11-14', '2026-11-30', $1, '2026-11-14')`,
    [codeOf('meteo.lirr'), codeOf('cta.lirr')],
  );
  expect(await reads(await server.signIn('cta.lirr'))).toBe(403);
  const { reply: listed } = await substitute.call(listSubstitutions, {});
  expect(listed.plants).toEqual([]);
});

test('nobody decides on own requests, nor a substitute on those of who is replaced, nor disposes for them', async () => {
  await named(first, 'cta.lirr');
  const { id } = await asked(person);
  expect(await decide(person, id, 'V')).toMatchObject({ esito: 1, standing: { stato: 60 } });
  // the other manager of the plant stands in for the person, who manages it too
  await owner.query("update account set responsabile = true where user_name = 'cta.lirr'");
  await owner.query("insert into managed_plant (user_name, icao) values ('cta.lirr', 'LIRR')");
  const { substitutionId } = await named(admin, 'responsabile2.lirr', { giver: code });
  const refused = await decide(first, id, 'V');
  expect([refused.esito, refused.message]).toEqual([
    1,
    expect.stringContaining('Sostituisci questa persona'),
  ]);
  expect(refused.standing!.actions).toContainEqual({ action: 'authorize', reason: 'replaced-person' });
  const disposed = await dispose(first, code, {
    idcausale: 'SMARTWORK',
    datainizio: '2026/11/27',
    datafine: '2026/11/27',
  });
  expect(disposed.status).toBe(403);
  await owner.query("update account set responsabile = false where user_name = 'cta.lirr'");
  await owner.query("delete from managed_plant where user_name = 'cta.lirr'");
  await admin.call(endSubstitution, { path: { substitutionId } });
  expect(await decide(first, id, 'V')).toMatchObject({ esito: 0 });
});

test('history and trail say on whose behalf a substitute decided, and of own decisions nothing', async () => {
  await named(second, 'meteo.lirr');
  const { id } = await asked(person);
  await decide(first, id, 'V');
  await decide(substitute, id, 'A');
  const { reply } = await person.call(readRequest, { path: { id } });
  const givers = reply.history.map(({ operation, onBehalfOf }) => [operation, onBehalfOf !== null]);
  expect(givers).toEqual([
    ['insert', false],
    ['authorize', false],
    ['approve', true],
  ]);
  const { reply: trail } = await admin.call(listAudit, { query: { entity: 'request' } });
  const row = trail.rows.find(({ what, entityKey }) => what === 'approve-request' && entityKey === id)!;
  const { reply: values } = await admin.call(readAuditRow, { path: { auditId: row.auditId } });
  expect(values.values).toContainEqual(
    expect.objectContaining({ field: 'inPlaceOf', new: expect.stringContaining(codeOf('approvatore')) }),
  );
  const authorized = trail.rows.find(
    ({ what, entityKey }) => what === 'authorize-request' && entityKey === id,
  )!;
  const { reply: own } = await admin.call(readAuditRow, { path: { auditId: authorized.auditId } });
  expect(own.values.map(({ field }) => field)).not.toContain('inPlaceOf');
});

test('a manager who stands in for the second level endorses by the own right and approves on whose behalf it is', async () => {
  const { substitutionId } = await named(second, 'responsabile2.lirr');
  const { id } = await asked(person);
  await decide(first, id, 'V');
  await decide(first, id, 'A');
  expect(await behalves(id)).toEqual([
    ['insert', null],
    ['authorize', null],
    ['approve', codeOf('approvatore')],
  ]);
  const end = await second.call(endSubstitution, { path: { substitutionId } });
  expect(end.status).toBe(200);
});

test('a substitute of a first and of a second level approves on behalf of the second alone', async () => {
  await named(first, 'meteo.lirr');
  await named(second, 'meteo.lirr');
  const { id } = await asked(person);
  await decide(first, id, 'V');
  expect(await decide(substitute, id, 'A')).toMatchObject({ esito: 0, standing: { stato: 10 } });
  expect((await behalves(id)).at(-1)).toEqual(['approve', codeOf('approvatore')]);
});

/** The steps of a request, each with the code of who was replaced. */
async function behalves(id: string): Promise<readonly (readonly [string, string | null])[]> {
  const { rows } = await owner.query<{ operation: string; giver: string | null }>(
    'select operation, on_behalf_of as giver from absence_history where absence_id = $1 order by step',
    [id],
  );
  return rows.map(({ operation, giver }) => [operation, giver] as const);
}

test('who names and ends: the giver for oneself, administrators for others; both people are told', async () => {
  const foreign = await name(first, 'meteo.lirr', { giver: codeOf('approvatore') });
  expect(foreign.status).toBe(403);
  const none = await name(await server.signIn('responsabile.lirf'), 'meteo.lirr');
  expect(none.status).toBe(409);
  const stream = await substitute.openEvents();
  await stream.next('hello');
  const { substitutionId } = await named(admin, 'meteo.lirr', { giver: codeOf('responsabile2.lirr') });
  await stream.next('session');
  expect((await substitute.call(getSession, {})).reply).toMatchObject({
    utente: { responsabile: true },
    managerPlants: ['LIRR'],
  });
  const noticesOf = async (by: TestClient) =>
    (await by.call(ownNotices, {})).reply.notices.filter(({ kind }) => kind === 'SUBSTITUTION');
  const [[notice], [ofGiver]] = [await noticesOf(substitute), await noticesOf(first)];
  expect(notice!.substitution).toMatchObject({
    isGiver: false,
    isEnded: false,
    from: '20261114',
    to: '20261130',
  });
  expect(ofGiver!.substitution).toMatchObject({ isGiver: true });
  const read = await substitute.call(acknowledgeNotice, { path: { noticeId: notice!.noticeId } });
  expect(read.status).toBe(200);
  // who received it ends nothing, nor does a manager whom it does not concern
  for (const by of [substitute, second])
    expect((await by.call(endSubstitution, { path: { substitutionId } })).status).toBe(404);
  expect(await reads(substitute)).toBe(200);
  expect((await first.call(endSubstitution, { path: { substitutionId } })).status).toBe(200);
  expect(await reads(substitute)).toBe(403);
  await stream.next('session');
  const [ended] = await noticesOf(substitute);
  expect(ended!.substitution).toMatchObject({ isEnded: true });
  const twice = await first.call(endSubstitution, { path: { substitutionId } });
  expect([twice.status, twice.reply.outcome.messageIT]).toEqual([409, 'Questa sostituzione è già finita.']);
});
