import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/index.ts';
import { startTestServer } from '../../testing/index.ts';
import { awaitedLocks } from '../../testing/awaited-locks.ts';
import type { TestServer } from '../../testing/index.ts';
import { inShort, LegalityActor } from '../../testing/legality-steps.ts';

let server: TestServer;
let manager: LegalityActor;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  manager = await LegalityActor.of(await server.signIn('responsabile.lirr'));
});

afterAll(() => server.close());

test('where no rule refuses, a save that loses one of its cells names what the others do without it', async () => {
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

test('a shift and overtime apart from it on one date are two duties, and each rest is told with its own', async () => {
  const employeeId = manager.people.id(1);
  await manager.write(employeeId, '20261205', 'R R R M P R R R');
  await server.db.query(
    `insert into activity (activity_id, employee_id, icao, day, code, start_at, end_at) values
      (gen_random_uuid(), $1, 'LIRR', '2026-12-10', 'STR', '2026-12-10 20:00+01', '2026-12-10 22:00+01')`,
    [employeeId],
  );
  const { reply } = await manager.write(employeeId, '20261210', 'M');
  const range = { position: reply.position! };
  const listed = await manager.findings('20261205', '20261212', range);
  const rests = listed.filter((one) => one.employeeId === employeeId && one.rule === 'R373.5');
  expect(rests.map(({ measured, messageIT }) => [measured, messageIT])).toEqual([
    [480, 'Riposo di 8 h tra P e M: minimo 12 h'],
    [300, 'Riposo di 5 h tra M e STR: minimo 12 h'],
  ]);
});
