import { changeSelection } from '@torre/contract/bulk';
import { liftLock, setLock } from '@torre/contract/locks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/index.ts';
import { awaitedLocks } from '../../testing/awaited-locks.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { DIVISION, Controllers } from '../../testing/bulk-steps.ts';
import { LIRR, change, employeeIdOf } from '../../testing/roster-steps.ts';
import { waitForSaves } from './lock.store.ts';

let server: TestServer;
let manager: TestClient;
let other: TestClient;
let many: Controllers;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  manager = await server.signIn('responsabile.lirr');
  other = await server.signIn('responsabile2.lirr');
  many = await Controllers.of(manager);
});

afterAll(() => server.close());

const lock = (date: string) =>
  other.call(setLock, { query: LIRR, body: { employeeId: null, from: date, to: date, reason: 'Conteggio' } });
const lift = (lockId: string) => other.call(liftLock, { path: { lockId }, query: LIRR });
const select = async (nth: number, dates: readonly string[], turn: string) =>
  manager.call(changeSelection, {
    query: {},
    body: { division: DIVISION, cells: await many.versions([nth], dates), turn },
  });

describe('a lock and a save at the same moment', () => {
  const DATE = '20261223';

  /** Waits until somebody waits for a lock of this type. */
  const untilWaiting = async (locktype: 'advisory' | 'transactionid'): Promise<string> => {
    const ofType = async () => (await awaitedLocks(server.db)).filter((type) => type === locktype);
    await expect.poll(ofType).toHaveLength(1);
    return 'waits';
  };

  test.each(['one', 'many'])(
    'a save of %s under way is waited for: the lock holds after it',
    async (which) => {
      const cell = await many.cell(6, DATE);
      const turn = cell.shift.turn === 'T12' ? 'M' : 'T12';
      const { saving, locking, first } = await inTransaction(server.db, async (tx) => {
        // The save has asked the rules, and waits to write.
        await tx.query(`select from day_shift where employee_id = $1 and day = '2026-12-23' for update`, [
          many.id(6),
        ]);
        const saved = which === 'one' ? change(manager, cell, { turn }) : select(6, [DATE], turn);
        await untilWaiting('transactionid');
        const lockSet = lock(DATE);
        const outcome = await Promise.race([lockSet.then(() => 'the lock is set'), untilWaiting('advisory')]);
        return { saving: saved, locking: lockSet, first: outcome };
      });
      expect(first).toBe('waits');
      expect((await saving).status).toBe(200);
      const { reply } = await locking;
      expect(await many.turns(6, [DATE])).toEqual([turn]);
      await lift(reply.lock.lockId);
    },
  );

  test.each(['one', 'many'])(
    'a save of %s that comes while the lock is being set is refused',
    async (which) => {
      const cell = await many.cell(6, DATE);
      const turn = cell.shift.turn === 'T12' ? 'M' : 'T12';
      const lockId = crypto.randomUUID();
      const { saving } = await inTransaction(server.db, async (tx) => {
        await waitForSaves(tx, 'LIRR');
        await tx.query(
          `insert into roster_lock values ($1, 'LIRR', 'day', null, '2026-12-23', '2026-12-23', 'x', $2, '2026-11-14')`,
          [lockId, await employeeIdOf(other)],
        );
        const saved = which === 'one' ? change(manager, cell, { turn }) : select(6, [DATE], turn);
        await untilWaiting('advisory');
        return { saving: saved };
      });
      const { status, reply } = await saving;
      expect([status, reply.outcome.messageIT]).toEqual([
        409,
        expect.stringContaining('sono bloccati il 23/12/2026'),
      ]);
      expect(await many.turns(6, [DATE])).toEqual([cell.shift.turn]);
      await lift(lockId);
    },
  );
});
