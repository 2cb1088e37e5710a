import { saveOrganisation } from '@torre/contract/organisation';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/index.ts';
import { awaitedLocks } from '../../testing/awaited-locks.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { lockOrganisation } from './facts.actions.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

const islands = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({
    kind: 'island' as const,
    values: { icao: 'LIRN', island_id: `L${nth}`, name: 'Isola', ord: nth, valid_to: null },
    version: null,
  }));

test('a large save does not wait for another one: it is refused at once, with when to come back; a small one waits', async () => {
  const large = { edits: islands(251) };
  const small = await inTransaction(server.db, async (tx) => {
    await lockOrganisation(tx);
    const { status, reply, headers } = await admin.call(saveOrganisation, { body: large });
    expect([status, headers.get('retry-after'), reply.outcome.messageIT]).toEqual([
      503,
      '5',
      'In questo momento si salva un’altra parte dell’organizzazione: riprova tra qualche secondo.',
    ]);
    const waiting = admin.call(saveOrganisation, { body: { edits: islands(1) } });
    await expect.poll(() => awaitedLocks(server.db)).toEqual(['advisory']);
    return { waiting };
  });
  expect((await small.waiting).status).toBe(200);
  const rest = { edits: islands(252).slice(1) };
  expect((await admin.call(saveOrganisation, { body: rest })).status).toBe(200);
});
