import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSession } from '@torre/contract/identity';
import { ownShifts } from '@torre/contract/month';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer({ today: '2026-11-14' })));
afterAll(() => server.close());

const WEEK = { query: { from: '20261116', to: '20261122' } };

const codeOf = async (client: TestClient): Promise<string> =>
  (await client.call(getSession, {})).reply.utente.codicePersonale;

const shiftsNaming = (client: TestClient, headers: Record<string, string>) =>
  client.call(ownShifts, WEEK, { headers });

test('[E6.02][E6.04] a foreign code in the header ID is refused with 403, the own code is not', async () => {
  const person = await server.signIn('cta.lirf');
  const colleague = await server.signIn('cta2.lirf');
  expect((await shiftsNaming(person, { ID: await codeOf(person) })).status).toBe(200);
  expect((await shiftsNaming(person, { ID: await codeOf(colleague) })).status).toBe(403);
  // No other header is that one.
  expect((await shiftsNaming(person, { 'X-ID': await codeOf(colleague) })).status).toBe(200);
});

test.each([
  ['responsabile.lirf', 200],
  ['timekeeper', 200],
  ['responsabile.lirr', 403],
  ['hr', 403],
  ['admin', 403],
])('[E6.02] %s names a person of Fiumicino and gets %i', async (userName, status) => {
  const person = await codeOf(await server.signIn('cta.lirf'));
  expect((await shiftsNaming(await server.signIn(userName), { ID: person })).status).toBe(status);
});

test('[E6.02] whoever may act for a person stays the subject of the own calls', async () => {
  const manager = await server.signIn('responsabile.lirf');
  const person = await codeOf(await server.signIn('cta.lirf'));
  const named = await shiftsNaming(manager, { ID: person });
  expect(named.reply.shifts).toEqual((await shiftsNaming(manager, {})).reply.shifts);
  expect(JSON.stringify(named.reply.shifts)).not.toContain(person);
});

test.each(['999999', '', 'x', "800001' or '1'='1", '800001, 800002'])(
  'the code %j is nobody for whom a timekeeper may act',
  async (code) => {
    expect((await shiftsNaming(await server.signIn('timekeeper'), { ID: code })).status).toBe(403);
  },
);
