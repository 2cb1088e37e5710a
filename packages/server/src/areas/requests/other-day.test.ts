import { ownNotices } from '@torre/contract/notices';
import { answerDay, proposeDay, readRequest } from '@torre/contract/requests';
import type { RequestRow } from '@torre/contract/requests';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openAsOwner } from '../../platform/db/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { startTestServer } from '../../testing/index.ts';
import { asked, decide, furnishRequests } from '../../testing/request-steps.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

let server: TestServer;
let owner: Database;
let person: TestClient;
let manager: TestClient;
let code: string;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  owner = openAsOwner(server.databaseUrl);
  person = await server.signIn('cta.lirr');
  manager = await server.signIn('responsabile.lirr');
  code = await furnishRequests(owner, 'cta.lirr');
  await owner.query("delete from person_right where employee_id = $1 and right_kind = '104'", [code]);
  await owner.query(
    `insert into person_right (person_right_id, employee_id, right_kind, valid_from, assisted, note)
      values (gen_random_uuid(), $1, '104', '2026-01-01', 'PROVA', 'Prova')`,
    [code],
  );
});
beforeEach(async () => {
  await owner.query('delete from shift_notice where kind = $1', ['REQUEST']);
  await owner.query('delete from absence where employee_id = $1', [code]);
});
afterAll(async () => {
  await owner.close();
  await server.close();
});

const permit = (day = '2026/11/23'): Promise<RequestRow> =>
  asked(person, { idcausale: '104', codunitamisura: 'G', datainizio: day, datafine: day });
const propose = ({ id, version }: RequestRow, data: string, who = manager) =>
  who.call(proposeDay, { path: { id }, body: { data, version } });
const answer = ({ id, version }: RequestRow, sposta: boolean, who = person) =>
  who.call(answerDay, { path: { id }, body: { sposta, version } });
const noticesOf = async (who: TestClient) =>
  (await who.call(ownNotices, {})).reply.notices.flatMap(({ request }) => (request ? [request.stato] : []));

test('its owner moves a permit of law 104 to the proposed day: the same request, both days in its history, both are told', async () => {
  const request = await permit();
  const proposed = await propose(request, '2026/11/25');
  expect([proposed.status, proposed.reply.request.proposta]).toEqual([200, '2026/11/25']);
  expect(await noticesOf(person)).toEqual([41]);
  const moved = await answer(proposed.reply.request, true);
  expect(moved.status).toBe(200);
  expect(moved.reply.request).toMatchObject({
    id: request.id,
    stato: 40,
    datainizio: '2026/11/25',
    datafine: '2026/11/25',
    proposta: null,
  });
  expect(await noticesOf(manager)).toEqual([42]);
  const { reply } = await person.call(readRequest, { path: { id: request.id } });
  const days = { before: '2026/11/23', after: '2026/11/25' };
  expect(reply.history.map((entry) => [entry.operation, entry.days])).toEqual([
    ['insert', undefined],
    ['proposeDay', days],
    ['moveDay', days],
  ]);
});

test('hours move with their times', async () => {
  const request = await asked(person, {
    idcausale: '104',
    codunitamisura: 'H',
    datainizio: '2026/11/23',
    datafine: '2026/11/23',
    orainizio: 8 * 60,
    orafine: 10 * 60,
  });
  const proposed = await propose(request, '2026/11/24');
  const { reply } = await answer(proposed.reply.request, true);
  expect(reply.request).toMatchObject({ datainizio: '2026/11/24', orainizio: 480, orafine: 600 });
});

test('its owner keeps the day: nothing moves, who proposed is told', async () => {
  const { reply } = await propose(await permit(), '2026/11/25');
  const kept = await answer(reply.request, false);
  expect(kept.reply.request).toMatchObject({ datainizio: '2026/11/23', proposta: null, stato: 40 });
  expect(await noticesOf(manager)).toEqual([43]);
});

test('the ceiling is judged anew for the new day, and what lies there already refuses it', async () => {
  await permit('2026/11/25');
  const taken = await propose(await permit(), '2026/11/25');
  expect(taken.status).toBe(409);
  // three days of December are asked for already
  await owner.query(
    `insert into absence (absence_id, employee_id, icao, cause, state, unit, from_day, to_day)
      values (gen_random_uuid(), $1, 'LIRR', '104', 40, 'G', '2026-12-01', '2026-12-10')`,
    [code],
  );
  const request = await permit('2026/11/24');
  const full = await propose(request, '2026/12/16');
  expect([full.status, full.reply.outcome.messageIT]).toEqual([
    409,
    expect.stringMatching(/^In dicembre 2026 restano 00:00 ore di legge 104/),
  ]);
});

test('a request is no hindrance to itself: neither by its days nor by what it takes of its month', async () => {
  await owner.query(
    `update day_shift set turn = 'M', start_at = day + time '06:00', end_at = day + time '14:00'
      where employee_id = $1 and day = '2026-11-26'`,
    [code],
  );
  const range = await asked(person, {
    idcausale: '104',
    codunitamisura: 'G',
    datainizio: '2026/11/23',
    datafine: '2026/11/25',
  });
  const later = await propose(range, '2026/11/24');
  expect(later.status).toBe(200);
  const moved = await answer(later.reply.request, true);
  expect([moved.status, moved.reply.request.datafine]).toEqual([200, '2026/11/26']);
  await owner.query('delete from absence where employee_id = $1', [code]);
  // the third of three days of the month is still one of three on another day
  await permit('2026/11/23');
  await permit('2026/11/24');
  const third = await propose(await permit('2026/11/25'), '2026/11/26');
  expect(third.status).toBe(200);
  expect((await answer(third.reply.request, true)).status).toBe(200);
});

test('nobody but a manager of its plant proposes, nobody but its owner answers, and of law 104 alone', async () => {
  const request = await permit();
  expect((await propose(request, '2026/11/25', person)).status).toBe(403);
  const colleague = await server.signIn('responsabile.limm').catch(() => null);
  if (colleague) expect([403, 404]).toContain((await propose(request, '2026/11/25', colleague)).status);
  const { reply } = await propose(request, '2026/11/25');
  expect((await answer(reply.request, true, manager)).status).toBe(404);
  const leave = await asked(person, { datainizio: '2026/11/24', datafine: '2026/11/24' });
  expect((await propose(leave, '2026/11/27')).status).toBe(409);
});

test('of two answers at once one counts, the other hears what stands; a decision ends the proposal', async () => {
  const { reply } = await propose(await permit(), '2026/11/25');
  const answers = await Promise.all([answer(reply.request, true), answer(reply.request, false)]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 412]);
  const first = await propose(await permit('2026/11/24'), '2026/11/27');
  const other = await propose(first.reply.request, '2026/11/26');
  // who answers what is proposed no more would move to a day that nobody saw
  expect((await answer(first.reply.request, true)).status).toBe(412);
  await decide(manager, other.reply.request.id, 'A');
  expect((await answer(other.reply.request, true)).status).toBe(412);
  const now = await person.call(readRequest, { path: { id: other.reply.request.id } });
  expect(now.reply.request).toMatchObject({ stato: 10, proposta: null, datainizio: '2026/11/24' });
});
