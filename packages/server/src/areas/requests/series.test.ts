import { decideRequests, readRequest, tryRequest } from '@torre/contract/requests';
import { ownNotices } from '@torre/contract/notices';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openAsOwner } from '../../platform/db/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { ask, furnishRequests } from '../../testing/request-steps.ts';

let server: TestServer;
let owner: Database;
let manager: TestClient;
let person: TestClient;
let code: string;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  owner = openAsOwner(server.databaseUrl);
  manager = await server.signIn('responsabile2.lirr');
  person = await server.signIn('cta.lirr');
  code = await furnishRequests(owner, 'cta.lirr');
});
beforeEach(() => owner.query('delete from absence where employee_id = $1', [code]));
afterAll(async () => {
  await owner.close();
  await server.close();
});

/** Three Mondays to Wednesdays of leave, asked for in one form. */
async function series(): Promise<readonly string[]> {
  const { status, reply } = await ask(person, {
    datafine: '2026/11/23',
    serie: ['2026/11/24', '2026/11/25'],
  });
  expect(status).toBe(200);
  return reply.requests.map(({ id }) => id);
}
async function decided(...decisions: readonly { readonly id: string; readonly operazione: string }[]) {
  const body = { jsoninput: JSON.stringify(decisions.map((one) => ({ note: 'Siamo pochi', ...one }))) };
  const { result } = (await manager.call(decideRequests, { query: {}, body })).reply;
  return result.requests.map(({ id, esito, standing }) => [id, esito, standing?.stato]);
}
const informed = async () => (await person.call(ownNotices, {})).reply.notices.length;

test('a series is decided once: its rows go with the one that is named, and the person hears of it once', async () => {
  const before = await informed();
  const [first, second, third] = (await series()) as [string, string, string];
  const { reply } = await manager.call(readRequest, { path: { id: second } });
  expect(reply.request.righeSerie).toBe(3);
  expect(reply.restOfSeries.map(({ id }) => id)).toEqual([first, third]);
  expect(await decided({ id: second, operazione: 'R' })).toEqual([
    [second, 0, 70],
    [first, 0, 70],
    [third, 0, 70],
  ]);
  expect((await informed()) - before).toBe(1);
});

test('a row that the call names has a decision of its own, and one that was decided before keeps it', async () => {
  const [first, second, third] = (await series()) as [string, string, string];
  expect(await decided({ id: first, operazione: 'V' }, { id: third, operazione: 'R' })).toEqual([
    [first, 0, 50],
    [third, 0, 70],
    [second, 0, 50],
  ]);
  const { reply } = await manager.call(readRequest, { path: { id: third } });
  expect([reply.request.righeSerie, reply.restOfSeries]).toEqual([1, []]);
});

test('what a series costs of a balance is shown for all its rows before it is sent', async () => {
  const { reply } = await person.call(tryRequest, {
    body: {
      idcausale: '8114',
      codunitamisura: 'G',
      datainizio: '2026/11/23',
      datafine: '2026/11/23',
      serie: ['2026/11/24', '2026/11/25'],
    },
  });
  expect(reply.cost.days).toBeGreaterThan(1);
  expect(reply.balance!.asked).toBe(reply.cost.days);
});

test('a series is inserted whole or not at all', async () => {
  const whole = await ask(person, {
    datafine: '2026/11/23',
    serie: ['2026/11/24', '2026/11/25'],
  });
  expect(whole.reply.requests.map(({ datainizio, serie }) => [datainizio, serie !== null])).toEqual([
    ['2026/11/23', true],
    ['2026/11/24', true],
    ['2026/11/25', true],
  ]);
  await owner.query('delete from absence where employee_id = $1 and from_day <> $2', [code, '2026-11-24']);
  const again = await ask(person, { datafine: '2026/11/23', serie: ['2026/11/24'] });
  expect(again.status).toBe(409);
  const { rows } = await owner.query('select from_day from absence where employee_id = $1', [code]);
  expect(rows).toEqual([{ from_day: '2026-11-24' }]);
});
