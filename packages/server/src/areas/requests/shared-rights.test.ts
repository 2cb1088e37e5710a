import { decideRequests, proposeDay, tryRequest } from '@torre/contract/requests';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction, openAsOwner } from '../../platform/db/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { awaitedLocks } from '../../testing/awaited-locks.ts';
import { startTestServer } from '../../testing/index.ts';
import { ask, asked, decide, furnishRequests, ONE_DAY } from '../../testing/request-steps.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

let server: TestServer;
let owner: Database;
/** Two who care for the same person. */
let carers: readonly { readonly client: TestClient; readonly code: string }[];
let approver: TestClient;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  owner = openAsOwner(server.databaseUrl);
  carers = await Promise.all(
    ['cta.lirr', 'meteo.lirr'].map(async (name) => ({
      client: await server.signIn(name),
      code: await furnishRequests(owner, name),
    })),
  );
  approver = await server.signIn('approvatore');
});
beforeEach(async () => {
  await owner.query('delete from absence where employee_id = any ($1)', [carers.map(({ code }) => code)]);
  for (const { code } of carers) await careUntil(code, null);
});
afterAll(async () => {
  await owner.close();
  await server.close();
});

/** The right of law 104 of a carer, from the year's first day to a last one. */
async function careUntil(code: string, last: string | null): Promise<void> {
  await owner.query("delete from person_right where employee_id = $1 and right_kind = '104'", [code]);
  await owner.query(
    `insert into person_right (person_right_id, employee_id, right_kind, valid_from, valid_to, assisted, note)
      values (gen_random_uuid(), $1, '104', '2026-01-01', $2, 'PROVA', 'Prova')`,
    [code, last],
  );
}

const permit = (first: string, last = first, more: object = {}) => ({
  idcausale: '104',
  codunitamisura: 'G' as const,
  datainizio: first,
  datafine: last,
  ...more,
});

/** Days that cost something, whatever the cycle: mornings. */
async function work(code: string, from: string, to: string): Promise<void> {
  await owner.query(
    `update day_shift set turn = 'M', start_at = (day::text || ' 07:00')::timestamp at time zone 'Europe/Rome',
       end_at = (day::text || ' 15:00')::timestamp at time zone 'Europe/Rome'
     where employee_id = $1 and day between $2 and $3`,
    [code, from, to],
  );
}

test('a right that ends meanwhile is none for the later days of a series, of a range, and of another day that is proposed', async () => {
  const [{ client, code }] = carers as [(typeof carers)[0]];
  await work(code, '2026-11-23', '2026-12-12');
  await careUntil(code, '2026-11-30');
  const missing = { status: 409, message: expect.stringContaining('richiesta attiva della legge 104') };
  const answered = async (body: object) => {
    const { status, reply } = await ask(client, body);
    return { status, message: reply.outcome.messageIT };
  };
  expect(await answered(permit('2026/11/24', '2026/11/24', { serie: ['2026/12/02'] }))).toEqual(missing);
  expect(await answered(permit('2026/11/30', '2026/12/01'))).toEqual(missing);
  const { id, version } = await asked(client, permit('2026/11/24'));
  const manager = await server.signIn('responsabile.lirr');
  const moved = await manager.call(proposeDay, { path: { id }, body: { data: '2026/12/02', version } });
  expect({ status: moved.status, message: moved.reply.outcome.messageIT }).toEqual(missing);
});

test('rows of a series are judged with those before it: a fourth day of one month is refused, and nothing is saved', async () => {
  const [{ client, code }] = carers as [(typeof carers)[0]];
  await work(code, '2026-12-01', '2026-12-06');
  const series = (...days: readonly string[]) =>
    ask(client, permit('2026/12/01', '2026/12/01', { serie: days.map((day) => `2026/12/${day}`) }));
  const { status, reply } = await series('02', '03', '04');
  expect([status, reply.outcome.messageIT]).toEqual([409, expect.stringContaining('restano 00:00 ore')]);
  const { rows } = await owner.query('select from absence where employee_id = $1', [code]);
  expect(rows).toEqual([]);
  expect((await series('02', '03')).status).toBe(200);
});

test('two carers of one person ask at the same moment: together they stay below their ceiling', async () => {
  for (const { code } of carers) await work(code, '2026-12-01', '2026-12-06');
  // Nobody writes a request until both have come as far as they can: without a lock of both, both have judged by then.
  const { first, second } = await inTransaction(owner, async (tx) => {
    await tx.query('lock table absence in share row exclusive mode');
    const [one, other] = carers.map(({ client }, nth) =>
      ask(client, permit(`2026/12/0${1 + nth}`, `2026/12/0${3 + nth}`)),
    );
    await expect.poll(() => awaitedLocks(owner)).toHaveLength(2);
    return { first: one!, second: other! };
  });
  const statuses = [(await first).status, (await second).status];
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409]);
});

test('what another carer took of a month counts also once that right has ended', async () => {
  const [first, second] = carers as [(typeof carers)[0], (typeof carers)[0]];
  for (const { code } of carers) await work(code, '2026-12-01', '2026-12-20');
  await asked(second.client, permit('2026/12/01', '2026/12/03'));
  await careUntil(second.code, '2026-12-04');
  const { status, reply } = await ask(first.client, permit('2026/12/10'));
  expect([status, reply.outcome.messageIT]).toEqual([409, expect.stringContaining('restano 00:00 ore')]);
});

test('rows decided together are each judged by what holds on their own days, whatever stands before them', async () => {
  const [first, second] = carers as [(typeof carers)[0], (typeof carers)[0]];
  for (const { code } of carers) await work(code, '2026-11-23', '2026-12-20');
  const leave = await asked(first.client, {
    ...ONE_DAY,
    idcausale: '8114',
    datainizio: '2026/12/18',
    datafine: '2026/12/18',
  });
  await owner.query(
    `insert into absence (absence_id, employee_id, icao, cause, state, unit, from_day, to_day)
      values (gen_random_uuid(), $1, 'LIRR', '104', 10, 'G', '2026-11-23', '2026-11-25')`,
    [second.code],
  );
  const { rows } = await owner.query<{ absence_id: string }>(
    `insert into absence (absence_id, employee_id, icao, cause, state, unit, from_day, to_day)
      values (gen_random_uuid(), $1, 'LIRR', '104', 40, 'G', '2026-11-24', '2026-11-24') returning absence_id`,
    [first.code],
  );
  // on the day of the leave neither cares any more
  for (const { code } of carers) await careUntil(code, '2026-12-10');
  const alone = await decide(approver, rows[0]!.absence_id, 'A');
  expect([alone.esito, alone.message]).toEqual([1, expect.stringContaining('restano 00:00 ore')]);
  const ids = [leave.id, rows[0]!.absence_id];
  const { reply } = await approver.call(decideRequests, {
    query: {},
    body: { jsoninput: JSON.stringify(ids.map((id) => ({ id, operazione: 'A' }))) },
  });
  expect(reply.result.requests.map(({ esito }) => esito)).toEqual([0, 1]);
});

test('a manager who tries a cause that needs a right hears the same of who has it and of who has not', async () => {
  const manager = await server.signIn('responsabile.lirr');
  const [{ code }] = carers as [(typeof carers)[0]];
  await work(code, '2026-11-23', '2026-11-24');
  const trial = async (cause: string) =>
    (
      await manager.call(tryRequest, {
        body: { ...permit('2026/11/24'), idcausale: cause, numindividuale: code },
      })
    ).reply;
  const known = await trial('104');
  expect([known.allowed, known.balance]).toEqual([true, null]);
  await owner.query('delete from person_right where employee_id = $1', [code]);
  expect(await trial('104')).toEqual(known);
});

test('a series is not longer than one request may be: nothing of it is judged', async () => {
  const [{ client }] = carers as [(typeof carers)[0]];
  const { status, reply } = await ask(client, {
    ...ONE_DAY,
    datainizio: '2026/11/23',
    serie: ['2027/11/24'],
  });
  expect([status, reply.outcome.messageIT]).toEqual([
    409,
    'La richiesta dura 367 giorni; al massimo sono 366: dividila.',
  ]);
});
