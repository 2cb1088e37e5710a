import { countRequests } from '@torre/contract/requests';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/index.ts';
import { startTestServer } from '../../testing/index.ts';
import { employeeIdOf } from '../../testing/roster-steps.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { publishRequest } from './request-live.ts';

let server: TestServer;
let manager: TestClient;
let second: TestClient;
let subject: string;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  manager = await server.signIn('responsabile.lirr');
  second = await server.signIn('approvatore');
  subject = await employeeIdOf(await server.signIn('cta.lirr'));
});

afterAll(() => server.close());

const counts = async (by = manager, plant = 'LIRR') => {
  const { ferie, timbrature, altro } = (await by.call(countRequests, { query: { plant } })).reply;
  return { ferie, timbrature, altro };
};
let day = 0;
/** Each on a day of its own: whole days of one person never overlap. Announced as the product does, and heard by the server. */
async function ask(cause: string, state: number): Promise<void> {
  const position = await inTransaction(server.db, async (tx) => {
    await tx.query(
      `insert into absence (absence_id, employee_id, icao, cause, state, unit, from_day, to_day)
        values (gen_random_uuid(), $1, 'LIRR', $2, $3, 'G', date '2027-03-02' + $4::int, date '2027-03-02' + $4::int)`,
      [subject, cause, state, (day += 1)],
    );
    return publishRequest(tx, 'LIRR', subject);
  });
  await manager.call(countRequests, { query: { plant: 'LIRR', position } });
}
/** By how much the counts grow when these are asked for. */
const growth = async (by: TestClient, requests: readonly (readonly [string, number])[]) => {
  const before = await counts(by);
  for (const [cause, state] of requests) await ask(cause, state);
  const after = await counts(by);
  const grown = (tab: keyof typeof before) => [
    after[tab].pending - before[tab].pending,
    after[tab].handled - before[tab].handled,
  ];
  return { ferie: grown('ferie'), timbrature: grown('timbrature'), altro: grown('altro') };
};

test('[M2.2.18][M2.2.19][M2.2.21] a request counts in the tab of its cause', async () => {
  const leave = ['8114', '8118', 'I_8114', 'I_8118', 'T_8114', 'T_8118'];
  const grown = await growth(
    manager,
    [...leave, 'OTE', 'OTU', '104', 'MAL', 'I_104'].map((cause) => [cause, 40] as const),
  );
  expect(grown).toEqual({ ferie: [6, 0], timbrature: [2, 0], altro: [3, 0] });
});

test('[M4.1.09][M4.1.10] 20, 40 and 60 wait for the first level, 10, 30, 50 and 70 are handled', async () => {
  const states = [10, 20, 30, 40, 50, 60, 70].map((state) => ['8114', state] as const);
  expect((await growth(manager, states)).ferie).toEqual([3, 4]);
});

test('[M4.5.20] 50 waits for who holds the second level, and is not handled there', async () => {
  expect((await growth(second, [['8114', 50]])).ferie).toEqual([1, 0]);
  expect((await growth(second, [['8114', 20]])).ferie).toEqual([1, 0]);
  expect((await growth(second, [['8114', 60]])).ferie).toEqual([0, 0]);
});

test('a request counts in the plant of its first day alone', async () => {
  const other = await server.signIn('responsabile.lirf');
  const before = await counts(other, 'LIRF');
  await ask('8114', 40);
  expect(await counts(other, 'LIRF')).toEqual(before);
});
