import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getSession, getSignInOptions } from '@torre/contract/identity';
import { health, trackEvent } from '@torre/contract/shell';
import { inTransaction } from '../../platform/db/index.ts';
import { publish } from '../../platform/events/publish.ts';
import { createLog } from '../../platform/log.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { ROSTER_CHANGED } from '../cells/index.ts';

const lines: string[] = [];
const destination = new Writable({
  write(chunk: Buffer, _, done) {
    lines.push(chunk.toString());
    done();
  },
});

let server: TestServer;
let employee: TestClient;
beforeAll(async () => {
  server = await startTestServer({ log: createLog('info', destination) });
  employee = await server.signIn('cta.lirr');
});
afterAll(() => server.close());

test('health says that service and database work', async () => {
  const { status, reply } = await server.anonymous.call(health, {});
  expect(status).toBe(200);
  expect(reply).toMatchObject({
    status: 'ok',
    database: 'ok',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  });
});

test('while its database is away the service says so with 503, and nothing is lost when it is back', async () => {
  const lost = await startTestServer();
  const sibling = await lost.startSibling();
  try {
    const client = await lost.signIn('responsabile.lirr');
    const stream = await client.openEvents();
    await stream.next('hello');
    await lost.proxy.cut();
    const down = await lost.anonymous.send('GET', '/api/health');
    expect([down.status, await down.json()]).toEqual([503, expect.objectContaining({ database: 'down' })]);
    const refused = await lost.anonymous.call(getSignInOptions, {});
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    const { rows } = await sibling.db.query(
      "select employee_id from day_shift where icao = 'LIRR' and day = '2026-11-20' limit 1",
    );
    const cells = [[rows[0].employee_id, '20261120']];
    await inTransaction(sibling.db, (tx) => publish(tx, ROSTER_CHANGED, { plant: 'LIRR', cells }));
    await lost.proxy.mend();
    await stream.next('roster');
    expect((await lost.anonymous.call(health, {})).status).toBe(200);
    expect((await client.call(getSession, {})).status).toBe(200);
  } finally {
    await sibling.close();
    await lost.close();
  }
});

describe('analytics', () => {
  const context = { screen: '/responsabile/calendario', language: 'it', viewport: 'desktop' };
  const track = (name: string, screen = context.screen) =>
    employee.call(trackEvent, { body: { context: { ...context, screen }, event: { kind: 'action', name } } });

  test('our own words are taken', async () => {
    expect((await track('apri storico turno')).reply).toEqual({ accepted: true });
  });

  test('[M8.41] an event without its parameters is refused in the words of the specification', async () => {
    const response = await employee.send('POST', '/api/analytics/events');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      outcome: { messageIT: 'Required parameter for analytics is null or undefined' },
    });
  });

  test.each([
    ['a personnel code', 'apri 800123'],
    ['an e-mail address', 'mario@example.org'],
    ['a name', 'Rossi'],
    ['a date', '20261114'],
  ])('%s does not pass', async (_, name) => {
    expect((await track(name)).status).toBe(400);
    expect((await track('vista', `/${name}`)).status).toBe(400);
  });
});

test('the log tells calls by their pattern, never who, what or with which secret', async () => {
  lines.length = 0;
  await employee.send('GET', '/api/employee/shifts?from=20261101&to=20261130');
  await server.anonymous.send('GET', '/api/autenticazione/link/un-segreto');
  await server.anonymous.send('GET', '/accesso/un-segreto');
  await server.anonymous.send('POST', '/api/autenticazione', {
    body: JSON.stringify({ username: 'mario.rossi', password: 'parola-segreta' }),
  });
  await expect.poll(() => lines.length).toBeGreaterThanOrEqual(4);
  const log = lines.join('');
  expect(log).toContain('/api/autenticazione/link/:token');
  for (const secret of ['un-segreto', '20261101', 'mario.rossi', 'parola-segreta', 'torre_session']) {
    expect(log).not.toContain(secret);
  }
});
