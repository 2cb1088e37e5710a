import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/index.ts';
import { startTestServer } from '../../testing/index.ts';
import { awaitedLocks } from '../../testing/awaited-locks.ts';
import type { TestServer } from '../../testing/index.ts';
import { inShort, LegalityActor } from '../../testing/legality-steps.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
});

afterAll(() => server.close());

test('where no rule refuses, a save that loses one of its cells names what the others do without it', async () => {
  const manager = await LegalityActor.of(await server.signIn('responsabile.lirr'));
  const employeeId = manager.people.id(0);
  await manager.write(employeeId, '20261204', 'R R R R R P R R R R');
  const saved = await inTransaction(server.db, async (tx) => {
    await tx.query(
      `update day_shift set version = version + 1 where employee_id = $1 and day = '2026-12-09'`,
      [employeeId],
    );
    const both = manager.write(employeeId, '20261209', 'R M');
    await expect.poll(() => awaitedLocks(server.db)).toEqual(['transactionid']);
    return { both };
  });
  const { reply } = await saved.both;
  expect(reply.refused.map(({ date }) => date)).toEqual(['20261209']);
  expect(inShort(reply.legality!.added)).toEqual(['L66.1 20261210', 'R373.5 20261210']);
});
