import { afterAll, beforeAll, expect, test } from 'vitest';
import { selectPlant } from '@torre/contract/identity';
import { OUTCOME } from '@torre/contract/outcome';
import { RawConnection } from '../../testing/raw-connection.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

const BULK = '/api/manager/shifts/selection/bulk';
/** Of one person; three of them are all that there is. */
const SHARE = 30_000;

let server: TestServer;
let managers: TestClient[];
beforeAll(async () => {
  const bodyTotals = { open: 3 * SHARE, ordinary: 3 * SHARE, large: 3 * SHARE };
  server = await startTestServer({ parts: { bodyTotals } });
  managers = [];
  for (const userName of ['responsabile.lirr', 'responsabile2.lirr', 'approvatore', 'responsabile.lirf'])
    managers.push(await server.signIn(userName));
});
afterAll(() => server.close());

async function bytesUnderWay(): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(/^torre_body_bytes (\d+)$/m.exec(text)![1]);
}

/** A call of many cells whose body stops on its way after so many bytes. */
async function begin(client: TestClient, bytes: number): Promise<RawConnection> {
  const connection = new RawConnection(server.url);
  connection.head('PUT', BULK, SHARE, { cookie: client.cookie! });
  await connection.write(`"${'x'.repeat(bytes - 1)}`);
  return connection;
}

test('the bytes of all bodies together are bounded: who comes too much is told when to come back, and small calls go on', async () => {
  const slow = await Promise.all(managers.slice(0, 3).map((client) => begin(client, SHARE - 10)));
  await expect.poll(bytesUnderWay).toBe(3 * (SHARE - 10));
  const late = managers[3]!;
  const refused = await late.send('PUT', BULK, { body: `"${'x'.repeat(50)}"` });
  expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toMatchObject([
    503,
    '3',
    {
      outcome: {
        code: OUTCOME.unavailable,
        messageIT:
          'In questo momento arrivano troppi dati. La richiesta non è stata eseguita: riprova tra poco.',
      },
    },
  ]);
  expect((await late.call(selectPlant, { body: { selectedImpiantoIcao: 'LIRF' } })).status).toBe(200);
  expect((await server.signIn('cta.lirr')).cookie).not.toBeNull();
  // One leaves, one sends the rest: both make room.
  slow[0]!.close();
  await slow[1]!.write(`${'x'.repeat(9)}"`);
  expect((await slow[1]!.answer()).status).toBe(400);
  await expect.poll(bytesUnderWay).toBe(SHARE - 10);
  expect((await late.send('PUT', BULK, { body: `"${'x'.repeat(50)}"` })).status).toBe(400);
  for (const connection of slow) connection.close();
  await expect.poll(bytesUnderWay).toBe(0);
});

test('one person has a third of it, with all calls together', async () => {
  const first = await begin(managers[0]!, SHARE - 10);
  await expect.poll(bytesUnderWay).toBe(SHARE - 10);
  const send = (client: TestClient) => client.send('PUT', BULK, { body: `"${'x'.repeat(50)}"` });
  expect((await send(managers[0]!)).status).toBe(503);
  expect((await send(managers[1]!)).status).toBe(400);
  first.close();
  await expect.poll(bytesUnderWay).toBe(0);
});

test('values count as the memory that they take, not as their few bytes', async () => {
  const list = `[${'0,'.repeat(SHARE / 32)}0]`;
  const answer = await managers[0]!.send('PUT', BULK, { body: list });
  expect(answer.status).toBe(503);
  expect(await bytesUnderWay()).toBe(0);
});
