import { afterAll, beforeAll, expect, test } from 'vitest';
import { OUTCOME } from '@torre/contract/outcome';
import { cellWith, change, historyOf, verdict } from '../../testing/roster-steps.ts';
import { inTransaction, openAsOwner } from '../../platform/db/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

let server: TestServer;
let owner: Database;
let manager: TestClient;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  owner = openAsOwner(server.proxy.url);
  manager = await server.signIn('responsabile.lirr');
});
afterAll(async () => {
  await owner.close();
  await server.close();
});

/** Makes the next saves of shifts fail as if PostgreSQL had preferred another transaction; a sequence never rolls back. */
async function loseSaves(times: number, code: 'serialization_failure' | 'deadlock_detected'): Promise<void> {
  await owner.query(`
    drop sequence if exists losses cascade;
    create sequence losses;
    grant usage on sequence losses to torre_app;
    create or replace function lose() returns trigger language plpgsql as $$ begin
      if nextval('losses') <= ${times} then raise ${code}; end if;
      return new;
    end $$;
    create or replace trigger lose before update on day_shift for each row execute function lose();`);
}

test.each(['serialization_failure', 'deadlock_detected'] as const)(
  'a save that PostgreSQL gave up for another (%s) is made again, and once',
  async (code) => {
    const cell = await cellWith(manager, 'M', '20261116');
    await loseSaves(3, code);
    expect(verdict(await change(manager, cell, { turn: 'P' }))).toEqual([200, OUTCOME.ok]);
    expect(await historyOf(manager, cell)).toHaveLength(2);
  },
);

test('after three repetitions the save is refused for now, and nothing is changed', async () => {
  const cell = await cellWith(manager, 'M', '20261117');
  await loseSaves(4, 'serialization_failure');
  const refused = await change(manager, cell, { turn: 'P' });
  expect(verdict(refused)).toEqual([503, OUTCOME.unavailable]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await historyOf(manager, cell)).toHaveLength(1);
});

test('two transactions that block each other both end well', async () => {
  await server.db.query("insert into meta (key, value) values ('uno', ''), ('due', '')");
  const bothHold = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const crossing = (nth: 0 | 1, keys: readonly string[]) =>
    inTransaction(server.db, async (tx) => {
      const [first, second] = keys;
      await tx.query('update meta set value = value || $2 where key = $1', [first, String(nth)]);
      bothHold[nth]!.resolve();
      await bothHold[1 - nth]!.promise;
      await tx.query('update meta set value = value || $2 where key = $1', [second, String(nth)]);
    });
  await Promise.all([crossing(0, ['uno', 'due']), crossing(1, ['due', 'uno'])]);
  const { rows } = await server.db.query("select value from meta where key in ('uno', 'due')");
  for (const { value } of rows) expect(['01', '10']).toContain(value);
});

test('who waits too long for a row that somebody holds is refused for now, in words', async () => {
  const impatient = await startTestServer({ today: '2026-11-14' });
  // The product's five seconds would make the test slow.
  impatient.db.pool.on('connect', (client) => void client.query("set lock_timeout = '100ms'"));
  const holder = openAsOwner(impatient.proxy.url);
  try {
    const client = await impatient.signIn('responsabile.lirr');
    const cell = await cellWith(client, 'M', '20261118');
    const refused = await inTransaction(holder, async (tx) => {
      await tx.query('select from day_shift where employee_id = $1 for update', [cell.person.employeeId]);
      return change(client, cell, { turn: 'P' });
    });
    expect(verdict(refused)).toEqual([503, OUTCOME.unavailable]);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(refused.reply.outcome.messageIT).toContain('non è stata eseguita');
    expect(verdict(await change(client, cell, { turn: 'P' }))).toEqual([200, OUTCOME.ok]);
  } finally {
    await holder.close();
    await impatient.close();
  }
});

test('a connection waits 5 s for a lock and 30 s for a statement', async () => {
  const { rows } = await server.db.query(
    "select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement",
  );
  expect(rows[0]).toEqual({ lock: '5s', statement: '30s' });
});

test('without its database a save is refused for now, and works again when it is back', async () => {
  const cell = await cellWith(manager, 'M', '20261119');
  await server.proxy.cut();
  const refused = await change(manager, cell, { turn: 'P' });
  expect(verdict(refused)).toEqual([503, OUTCOME.unavailable]);
  expect(refused.headers.get('retry-after')).toBe('5');
  await server.proxy.mend();
  await expect.poll(async () => (await change(manager, cell, { turn: 'P' })).status).toBe(200);
});
