import { afterAll, beforeAll, expect, test } from 'vitest';
import { OUTCOME } from '@torre/contract/outcome';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  client = await server.signIn('responsabile.lirr');
});
afterAll(() => server.close());

const UNSTORABLE = {
  outcome: {
    code: OUTCOME.malformed,
    messageIT: 'La richiesta contiene un carattere che non si può conservare: toglilo.',
  },
};

test('NUL in a query or in a part of the path is refused by every call, before the database and as in bodies', async () => {
  const calls = server.app.declaredRoutes.filter(({ method, id }) => method !== 'HEAD' && id !== 'docs');
  const answers: [string, number, unknown][] = [];
  for (const { id, method, url } of calls) {
    const addresses = [`${url.replace(/:\w+/g, 'x')}?plant=LIRR&altro=%00`];
    if (url.includes(':')) addresses.push(url.replace(/:\w+/g, 'x%00'));
    for (const address of addresses) {
      const answer = await client.send(method, address);
      answers.push([id, answer.status, await answer.json()]);
    }
  }
  expect(answers).toMatchObject(answers.map(([id]) => [id, 400, UNSTORABLE]));
  const inBody = await client.send('PUT', '/api/session/selectedImpiantoIcao', {
    body: JSON.stringify({ selectedImpiantoIcao: '\0' }),
  });
  expect([inBody.status, await inBody.json()]).toMatchObject([400, UNSTORABLE]);
});

test('what is wrong with an address is told to who may not call too, and never before the session', async () => {
  const employee = await server.signIn('cta.lirr');
  const path = '/api/manager/shifts?plant=LIRR&plant=LIRF';
  const post = (who: TestClient, body: string) => who.send('POST', path, { body });
  expect((await post(employee, '{bad')).status).toBe(400);
  expect((await post(server.anonymous, '{bad')).status).toBe(401);
});

test('who may not call is told so whatever is wrong with the body', async () => {
  const employee = await server.signIn('cta.lirr');
  const post = (who: TestClient, body: string) =>
    who.send('POST', '/api/manager/shifts?plant=LIRR', { body });
  for (const body of ['', '{bad', '[]', '{"turn":5}']) {
    expect([body, (await post(employee, body)).status]).toEqual([body, 403]);
    expect([body, (await post(client, body)).status]).toEqual([body, 400]);
  }
});
