import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { health, trackEvent } from '@torre/contract/shell';
import { createLog } from '../../platform/log.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

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
  expect(reply).toMatchObject({ status: 'ok', database: 'ok', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
});

test('without its database the service says so with 503', async () => {
  const lost = await startTestServer({ world: 'none' });
  await lost.db.pool.end();
  const answer = await lost.anonymous.send('GET', '/api/health');
  expect([answer.status, await answer.json()]).toEqual([503, expect.objectContaining({ database: 'down' })]);
  await lost.close().catch(() => {});
});

describe('analytics', () => {
  const context = { screen: '/responsabile/calendario', language: 'it', viewport: 'desktop' };
  const track = (name: string, screen = context.screen) =>
    employee.call(trackEvent, { body: { context: { ...context, screen }, event: { kind: 'action', name } } });

  test('our own words are taken', async () => {
    expect((await track('apri storico turno')).reply).toEqual({ accepted: true });
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
  await expect.poll(() => lines.length).toBeGreaterThanOrEqual(8);
  const log = lines.join('');
  expect(log).toContain('/api/autenticazione/link/:token');
  for (const secret of ['un-segreto', '20261101', 'mario.rossi', 'parola-segreta', 'torre_session']) {
    expect(log).not.toContain(secret);
  }
});
