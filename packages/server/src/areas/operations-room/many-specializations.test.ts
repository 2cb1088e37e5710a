import { readOperativePlan } from '@torre/contract/operations-room';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestServer } from '../../testing/index.ts';
import { furnishRooms } from '../../testing/furnish-rooms.ts';
import { DIVISION, planOf } from './room-test-steps.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  await furnishRooms(server);
});
afterAll(() => server.close());

test('specializations that ended are no limit of a plan: who may take what is what it was with fewer', async () => {
  const manager = await server.signIn('responsabile.lirr');
  const { people } = await planOf(manager, '20261116');
  await server.db.query(
    `insert into specialization (icao, specialization_id, name, rating, category, valid_to)
     select 'LIRR', 'A' || n, 'Chiusa', 'ACS', 'CTA', '2026-06-30' from generate_series(1, 40) as n`,
  );
  const { status, reply } = await manager.call(readOperativePlan, { path: { id: `${DIVISION}-20261116` } });
  expect([status, reply.people]).toEqual([200, people]);
  expect(people.length).toBeGreaterThan(0);
});
