import { listAccounts, readAccount } from '@torre/contract/administration';
import { getSession } from '@torre/contract/identity';
import { DEMO_PASSWORD, fullWorld } from '@torre/demo';
import { dayOf } from '@torre/domain/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAsOwner } from '../../platform/db/index.ts';
import { loadWorld } from '../../seed/load-world.ts';
import { everyPage, startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { hashPassword } from '../identity/index.ts';

let server: TestServer;
let admin: TestClient;

/** The organisation of the full world; its rosters, the slow part, tell nothing here. */
beforeAll(async () => {
  server = await startTestServer({ world: 'none' });
  const owner = openAsOwner(server.databaseUrl);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await loadWorld(owner, fullWorld(dayOf(2026, 11, 14)).world, { kind: 'full', passwordHash });
  await owner.close();
  admin = await server.signIn('admin');
});

afterAll(() => server.close());

test('[E9.04] the full demo world lists about 50 plants, airports and centres', async () => {
  const { reply } = await admin.call(readAccount, { path: { userName: 'responsabile.lirr' } });
  expect(reply.plants).toHaveLength(50);
  const names = new Map(reply.plants.map(({ icao, name }) => [icao, name]));
  expect([names.get('LIMM'), names.get('LIRN'), names.get('LIQN'), names.get('RMIS')]).toEqual([
    'Milano ACC',
    'Napoli',
    'Rieti',
    'Radiomisurazioni',
  ]);
});

test('all 4,200 people are listed, none left out; only the demo accounts have a password', async () => {
  const rows = await everyPage((query) => admin.call(listAccounts, { query }));
  expect(rows).toHaveLength(4200);
  expect(new Set(rows.map(({ employeeId }) => employeeId)).size).toBe(4200);
  expect(rows.filter(({ stato }) => stato === 'attivo')).toHaveLength(20);
  expect(rows.filter(({ stato }) => stato === 'da attivare')).toHaveLength(4180);
});

test('the accounts of the decisions enter with the plants and units that they have there', async () => {
  const session = async (userName: string) =>
    (await (await server.signIn(userName)).call(getSession, {})).reply;
  expect((await session('responsabile.lirf')).plants).toEqual(['LIRF']);
  expect((await session('responsabile.senza')).plants).toEqual(['-']);
  expect((await session('h35')).unitCodes).toEqual(['LIRR-AMM', 'LIRR-OPS', 'LIRR-TEC']);
  expect((await session('eav.lirn')).unitCodes).toEqual(['LIRN-UO']);
  expect((await session('pilota')).ownPlant).toBe('RMIS');
});
