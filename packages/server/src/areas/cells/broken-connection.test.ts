import { OUTCOME } from '@torre/contract/outcome';
import { health } from '@torre/contract/shell';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { cellWith, change, standing, verdict } from '../../testing/roster-steps.ts';
import type { StandingCell } from '../../testing/roster-steps.ts';

let server: TestServer;
let manager: TestClient;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  manager = await server.signIn('responsabile.lirr');
});
afterAll(() => server.close());

const WAITING = `application_name = 'torre' and wait_event_type = 'Lock' and datname = current_database()`;

test('connections that the database ends in the middle of saves cost those saves, and nothing else', async () => {
  const cells: StandingCell[] = [];
  for (const date of ['20261123', '20261124', '20261125', '20261126']) {
    cells.push(await cellWith(manager, 'M', date));
  }
  const gate = await server.db.pool.connect();
  const ended = new Set<number>();
  /** Ends the connections of saves that stand still; each as soon as it does, for a lock is waited for 5 s only. */
  const endWaiting = async (): Promise<number> => {
    // A transaction sees the activity of its first look until it is told to look again.
    await gate.query('select pg_stat_clear_snapshot()');
    const { rows } = await gate.query<{ pid: number }>(
      `select pid, pg_terminate_backend(pid) from pg_stat_activity where ${WAITING}`,
    );
    for (const { pid } of rows) ended.add(pid);
    return ended.size;
  };
  try {
    // As the owner, who sees what other connections wait for and may end them.
    await gate.query('set role none');
    await gate.query('begin');
    // The saves begin their transactions, and stand still in the middle of them.
    await gate.query('lock table shift_history in access exclusive mode');
    const saves = cells.map((cell) => change(manager, cell, { turn: 'P' }));
    await expect.poll(endWaiting).toBe(cells.length);
    for (const answer of await Promise.all(saves)) {
      expect(verdict(answer)).toEqual([503, OUTCOME.unavailable]);
      expect(answer.headers.get('retry-after')).toBe('5');
    }
  } finally {
    gate.release(true);
  }
  expect((await server.anonymous.call(health, {})).status).toBe(200);
  for (const cell of cells) {
    expect(await standing(manager, cell)).toEqual(cell.shift);
    expect(verdict(await change(manager, cell, { turn: 'P' }))).toEqual([200, OUTCOME.ok]);
  }
});
