import { ownNotices } from '@torre/contract/notices';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inRequestScope } from '../../platform/access/request-scope.ts';
import { inTransaction, openAsOwner } from '../../platform/db/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { asked, decide, dispose, furnishRequests } from '../../testing/request-steps.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

const TOMORROW = { datainizio: '2026/11/23', datafine: '2026/11/23' };
const SICK = { ...TOMORROW, idcausale: 'MAL' };
const LEAVE = { ...TOMORROW, idcausale: '8114' };

let server: TestServer;
let owner: Database;
let person: TestClient;
let code: string;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-22' });
  owner = openAsOwner(server.databaseUrl);
  person = await server.signIn('cta.lirr');
  code = await furnishRequests(owner, 'cta.lirr');
});
beforeEach(async () => {
  await owner.query('delete from shift_notice');
  await owner.query('delete from absence where employee_id = $1', [code]);
});
afterAll(async () => {
  await owner.close();
  await server.close();
});

const noticesOf = async (userName: string) =>
  (await (await server.signIn(userName)).call(ownNotices, {})).reply.notices;

/** Who has a notice, by account. */
async function notified(): Promise<readonly string[]> {
  const { rows } = await owner.query<{ user_name: string }>(
    'select a.user_name from shift_notice n join account a using (employee_id) order by 1',
  );
  return rows.map(({ user_name }) => user_name);
}

/** What a manager reads and what is stored, without what differs from one request to the next. */
async function shownAndStored(): Promise<unknown> {
  const [notice, ...more] = await noticesOf('responsabile.lirr');
  expect(more).toEqual([]);
  const { noticeId: _, absence, ...rest } = notice!;
  const { requestId, ...shown } = absence!;
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  const { rows } =
    await owner.query(`select to_jsonb(n) - 'notice_id' - 'request_id' - 'made_at' as row from shift_notice n
    order by employee_id`);
  return { ...rest, madeAt: '', shown, rows };
}

test('who says to be sick tomorrow is named at the bell of every manager of the plant, with day and shift and without the cause', async () => {
  const stream = await (await server.signIn('responsabile2.lirr')).openEvents();
  await stream.next('hello');
  const { id, nome, cognome } = await asked(person, SICK);
  expect(await notified()).toEqual(['approvatore', 'h35', 'responsabile.lirr', 'responsabile2.lirr']);
  const [notice] = await noticesOf('responsabile2.lirr');
  expect(notice).toMatchObject({
    kind: 'ABSENCE',
    plant: 'LIRR',
    request: null,
    absence: {
      requestId: id,
      person: `${cognome} ${nome}`,
      from: '20261123',
      to: '20261123',
      shifts: [{ turn: 'M', start: '20261123 0700', end: '20261123 1500' }],
    },
    reason: null,
    needsAcknowledgement: false,
  });
  expect(JSON.stringify(notice)).not.toMatch(/MAL\b|malatt/i);
  expect((await stream.next('notices')).data).toEqual({ plant: 'LIRR', isOwn: true });
  for (const stranger of ['cta.lirr', 'meteo.lirr', 'responsabile.lirf'])
    expect(await noticesOf(stranger)).toEqual([]);
});

test('of a near leave that waits and of an illness that stands the same is said, at the bell and in the stored row', async () => {
  const sick = await asked(person, SICK);
  expect(sick.stato).toBe(10);
  const ofIllness = await shownAndStored();
  await owner.query('delete from absence where employee_id = $1', [code]);
  expect((await asked(person, LEAVE)).stato).toBe(60);
  expect(await shownAndStored()).toEqual(ofIllness);
});

test('what is not near, and what a manager disposes, is told to no manager', async () => {
  await asked(person, { ...SICK, datainizio: '2026/11/24', datafine: '2026/11/25' });
  expect(await notified()).toEqual([]);
  const manager = await server.signIn('responsabile2.lirr');
  expect((await dispose(manager, code, LEAVE)).status).toBe(200);
  expect(await notified()).toEqual(['cta.lirr']);
});

test('once it is taken back or refused nobody is missing, and no notice says so', async () => {
  const leave = await asked(person, LEAVE);
  expect(await noticesOf('responsabile.lirr')).toHaveLength(1);
  await decide(await server.signIn('responsabile2.lirr'), leave.id, 'R', 'Siamo in pochi');
  expect(await noticesOf('responsabile.lirr')).toEqual([]);
});

test('who asks to be missing writes such a notice of the own request alone, in the own name and of its plant', async () => {
  const { id: own } = await asked(person, { ...LEAVE, datainizio: '2026/11/25', datafine: '2026/11/25' });
  const { rows } = await owner.query<{ foreign: string; other: string; manager: string }>(
    `select x.absence_id as foreign, x.employee_id as other,
        (select employee_id from account where user_name = 'responsabile.lirr') as manager
      from absence x where x.icao = 'LIRR' and x.employee_id <> $1 order by 1 limit 1`,
    [code],
  );
  const { foreign, other, manager } = rows[0]!;
  const asker = {
    employeeId: code,
    userName: 'cta.lirr',
    sessionLabel: '',
    responsabile: false,
    managedPlants: [],
    roles: new Set<never>(),
  };
  const write = (requestId: string, to: string, by: string, icao = 'LIRR', reason: string | null = null) =>
    inRequestScope(asker, () =>
      inTransaction(server.db, (tx) =>
        tx.query({
          text: `insert into shift_notice (notice_id, employee_id, icao, kind, changes, needs_acknowledgement, made_by, made_at,
              request_id, reason) values (gen_random_uuid(), $1, $2, 'ABSENCE', '[]', false, $3, now(), $4, $5)`,
          values: [to, icao, by, requestId, reason],
        }),
      ),
    );
  const refusal = /new row violates row-level security policy/;
  await expect(write(foreign, manager, code)).rejects.toThrow(refusal);
  await expect(write(own, manager, other)).rejects.toThrow(refusal);
  await expect(write(own, code, code)).rejects.toThrow(refusal);
  await expect(write(own, manager, code, 'LIRF')).rejects.toThrow(refusal);
  await expect(write(own, manager, code, 'LIRR', 'Malattia')).rejects.toThrow(refusal);
  await expect(write(own, manager, code)).resolves.toMatchObject({ rowCount: 1 });
});
