import { changeSelection } from '@torre/contract/bulk';
import { changeAccountState, createAccount } from '@torre/contract/administration';
import { changePassword } from '@torre/contract/identity';
import { OUTCOME } from '@torre/contract/outcome';
import { DEMO_PASSWORD } from '@torre/demo';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openAsOwner } from '../../platform/db/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { MachineClock } from '../../testing/machine-clock.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { DIVISION } from '../../testing/bulk-steps.ts';
import { cellWith, change, historyOf, standing, verdict } from '../../testing/roster-steps.ts';
import type { StandingCell } from '../../testing/roster-steps.ts';

const REVOKE = "delete from managed_plant where user_name = 'responsabile2.lirr' and icao = 'LIRR'";
const GIVE_BACK = "insert into managed_plant (user_name, icao) values ('responsabile2.lirr', 'LIRR')";

let server: TestServer;
/** Changes rights behind the server's back, as another process of Torre does. */
let owner: Database;
/** Whose rights stay. */
let witness: TestClient;
const machine = new MachineClock();
const aSecondPasses = (): void => machine.secondPasses();

beforeAll(async () => {
  machine.replace();
  server = await startTestServer({ today: '2026-11-14' });
  owner = openAsOwner(server.databaseUrl);
  witness = await server.signIn('responsabile.lirr');
});
afterAll(async () => {
  vi.restoreAllMocks();
  await owner.close();
  await server.close();
});

/** What `save` answers when `meanwhile` happens while it waits for what `lock` holds, and a second passes. */
async function waited<T>(
  lock: string,
  save: () => Promise<T>,
  meanwhile: () => Promise<unknown>,
  { seconds = 1, waiting = 1 } = {},
): Promise<T> {
  const holder = await owner.pool.connect();
  try {
    await holder.query('begin');
    await holder.query(lock);
    const answer = save();
    await expect.poll(waitingForLocks).toBe(waiting);
    await meanwhile();
    if (seconds > 0) aSecondPasses();
    await holder.query('commit');
    return await answer;
  } finally {
    holder.release();
  }
}

async function waitingForLocks(): Promise<number> {
  const { rows } = await owner.query<{ n: number }>(
    "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows[0]!.n;
}

const rowOf = ({ person, shift }: StandingCell): string =>
  `select from day_shift where employee_id = '${person.employeeId}' and day = to_date('${shift.date}', 'YYYYMMDD') for update`;

/** Rows of every table in which a save leaves one. */
async function traces(): Promise<unknown> {
  const { rows } = await owner.query(
    `select (select count(*) from audit) as audit, (select count(*) from shift_history) as history,
       (select count(*) from idempotency_key) as keys, (select count(*) from outbox) as outbox`,
  );
  return rows[0];
}

test('a save that waits while its right is taken away is rolled back and answered 403', async () => {
  const manager = await server.signIn('responsabile2.lirr');
  const cell = await cellWith(manager, 'M', '20261116');
  const before = await traces();
  const answer = await waited(
    rowOf(cell),
    () => change(manager, cell, { turn: 'P' }),
    () => owner.query(REVOKE),
  );
  await owner.query(GIVE_BACK);
  expect(verdict(answer)).toEqual([403, OUTCOME.notAllowed]);
  expect(answer.reply.outcome.messageIT).toBe("Non gestisci l'impianto richiesto.");
  expect(await standing(witness, cell)).toMatchObject({ turn: 'M', version: 1 });
  expect(await traces()).toEqual(before);
});

test('with its key a save that lost its right is as if it had never been sent', async () => {
  const manager = await server.signIn('responsabile2.lirr');
  const cell = await cellWith(manager, 'M', '20261117');
  const save = () => {
    const { person, shift } = cell;
    const cells = [{ employeeId: person.employeeId, date: shift.date, version: shift.version }];
    const body = { division: DIVISION, cells, turn: 'P' };
    const headers = { 'idempotency-key': 'molte-celle-1' };
    return manager.call(changeSelection, { query: {}, body }, { headers });
  };
  const before = await traces();
  const refused = await waited(rowOf(cell), save, () => owner.query(REVOKE));
  await owner.query(GIVE_BACK);
  expect([refused.status, await traces()]).toEqual([403, before]);
  aSecondPasses();
  expect(verdict(await save())).toEqual([200, OUTCOME.ok]);
  expect(await historyOf(witness, cell)).toHaveLength(2);
});

test('a save of an account that was closed meanwhile is answered 401, at once where this process closed it', async () => {
  const admin = await server.signIn('admin');
  const state = (chiuso: boolean) =>
    admin.call(changeAccountState, { path: { userName: 'responsabile2.lirr' }, body: { chiuso } });
  for (const [close, seconds] of [
    [() => state(true), 0],
    [() => owner.query("update account set disabled_at = now() where user_name = 'responsabile2.lirr'"), 1],
  ] as const) {
    const manager = await server.signIn('responsabile2.lirr');
    const cell = await cellWith(manager, 'M', '20261118');
    const save = () => change(manager, cell, { turn: 'P' });
    const answer = await waited(rowOf(cell), save, close, { seconds });
    expect(verdict(answer)).toEqual([401, OUTCOME.sessionEnded]);
    expect(await standing(witness, cell)).toMatchObject({ turn: 'M', version: 1 });
    expect((await state(false)).status).toBe(200);
  }
});

test('what a request saves as the system needs its rights too', async () => {
  await owner.query("insert into account_role (user_name, ruolo) values ('hr', 'ROLE_ADMIN')");
  const admin = await server.signIn('hr');
  const body = { userName: 'tardi', nome: 'Nuova', cognome: 'Persona', codicePersonale: null };
  const answer = await waited(
    'lock table account in share mode',
    () => admin.call(createAccount, { body }),
    () => owner.query("delete from account_role where user_name = 'hr' and ruolo = 'ROLE_ADMIN'"),
  );
  expect(verdict(answer)).toEqual([403, OUTCOME.notAllowed]);
  expect((await owner.query("select from account where user_name = 'tardi'")).rowCount).toBe(0);
});

test('another right than the call asks for counts too: what the action did with it is not known', async () => {
  await owner.query("insert into account_role (user_name, ruolo) values ('responsabile2.lirr', 'ROLE_HR')");
  const manager = await server.signIn('responsabile2.lirr');
  const cell = await cellWith(manager, 'M', '20261119');
  const answer = await waited(
    rowOf(cell),
    () => change(manager, cell, { turn: 'P' }),
    () =>
      owner.query("delete from account_role where user_name = 'responsabile2.lirr' and ruolo = 'ROLE_HR'"),
  );
  expect(answer.status).toBe(403);
  expect(answer.reply.outcome.messageIT).toContain('I tuoi diritti sono cambiati mentre');
  expect(await standing(witness, cell)).toMatchObject({ turn: 'M', version: 1 });
});

test('a right more, and a new secret of the own session, take nothing away', async () => {
  const { rows } = await owner.query<{ password_hash: string }>(
    "select password_hash from account where user_name = 'responsabile2.lirr'",
  );
  onTestFinished(async () => {
    const former = [rows[0]!.password_hash];
    await owner.query("update account set password_hash = $1 where user_name = 'responsabile2.lirr'", former);
    await owner.query(
      "delete from account_role where user_name = 'responsabile2.lirr' and ruolo = 'ROLE_HR'",
    );
  });
  const manager = await server.signIn('responsabile2.lirr');
  const newPassword = 'una-parola-del-tutto-nuova';
  const meanwhile: (() => Promise<unknown>)[] = [
    () => owner.query("insert into account_role (user_name, ruolo) values ('responsabile2.lirr', 'ROLE_HR')"),
    () => manager.call(changePassword, { body: { currentPassword: DEMO_PASSWORD, newPassword } }),
  ];
  for (const happens of meanwhile) {
    const cell = await cellWith(manager, 'M', '20261120');
    const answer = await waited(rowOf(cell), () => change(manager, cell, { turn: 'P' }), happens);
    expect(verdict(answer)).toEqual([200, OUTCOME.ok]);
  }
  expect((await manager.send('GET', '/api/session')).status).toBe(200);
});

test('a save that is not kept waiting reads no rights again, one that waits for a second reads them once', async () => {
  // Only what this test says takes a second: rights are read anew at the end of one, whatever the machine is doing.
  machine.stand();
  onTestFinished(() => machine.runOn());
  const manager = await server.signIn('responsabile.lirr');
  const again = vi.spyOn(server.db.beside, 'query');
  for (const date of ['20261121', '20261122', '20261123'])
    expect((await change(manager, await cellWith(manager, 'M', date), { turn: 'P' })).status).toBe(200);
  expect(again).toHaveBeenCalledTimes(0);
  const cell = await cellWith(manager, 'M', '20261124');
  const save = () => change(manager, cell, { turn: 'P' });
  expect((await waited(rowOf(cell), save, () => Promise.resolve())).status).toBe(200);
  expect(again).toHaveBeenCalledTimes(1);
});

test('more saves may wait than there are connections: their rights are read beside the pool', async () => {
  const manager = await server.signIn('responsabile.lirr');
  const cell = await cellWith(manager, 'M', '20261125');
  const connections = server.db.pool.options.max;
  // Opened before: a lock is waited for 5 s only, and the first save would wait until the last has its connection.
  await Promise.all(Array.from({ length: connections }, () => server.db.query('select')));
  const saves = () =>
    Promise.all(Array.from({ length: connections + 4 }, () => change(manager, cell, { turn: 'P' })));
  const nothing = () => Promise.resolve();
  const answers = await waited(rowOf(cell), saves, nothing, { waiting: connections });
  const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
  expect(statuses).toEqual([200, ...Array<number>(connections + 3).fill(412)]);
});
