import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestServer } from '../../testing/index.ts';
import { inTransaction } from './index.ts';
import type { Tx } from './index.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer({ world: 'none' })));
afterAll(() => server.close());

test('days are text, instants milliseconds, big numbers numbers', async () => {
  const { rows } = await server.db.query(
    `select date '2026-11-14' as day, 9007199254740991::bigint as big,
            timestamptz '2026-11-14 07:30:00.125+01' as instant, null::timestamptz as nothing`,
  );
  expect(rows[0]).toEqual({
    day: '2026-11-14',
    big: 9007199254740991,
    instant: Date.UTC(2026, 10, 14, 6, 30, 0, 125),
    nothing: null,
  });
});

test('a transaction that throws leaves nothing and calls nobody', async () => {
  const called: string[] = [];
  const attempt = inTransaction(server.db, async (tx) => {
    await tx.query("insert into meta (key, value) values ('tolta', '1')");
    tx.afterCommit(() => called.push('committed'));
    throw new Error('no');
  });
  await expect(attempt).rejects.toThrow('no');
  expect((await server.db.query("select 1 from meta where key = 'tolta'")).rowCount).toBe(0);
  expect(called).toEqual([]);
});

test('what waits for the commit finds the rows', async () => {
  let found: Promise<number | null> | undefined;
  await inTransaction(server.db, async (tx) => {
    await tx.query("insert into meta (key, value) values ('prova', '1')");
    tx.afterCommit(() => {
      found = server.db.query("select 1 from meta where key = 'prova'").then((result) => result.rowCount);
    });
  });
  expect(await found).toBe(1);
});

test('compiling of statements is off and idle transactions end', async () => {
  const { rows } = await server.db.query(
    "select current_setting('jit') as jit, current_setting('idle_in_transaction_session_timeout') as idle",
  );
  expect(rows[0]).toEqual({ jit: 'off', idle: '1min' });
});

test('a connection that the database ends in the middle of a transaction fails that transaction and nothing else', async () => {
  const attempt = inTransaction(server.db, async (tx) => {
    const { rows } = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
    await server.db.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
    // The news must have arrived while no statement of the transaction was under way.
    await expect
      .poll(
        async () =>
          (await server.db.query('select from pg_stat_activity where pid = $1', [rows[0]!.pid])).rowCount,
      )
      .toBe(0);
    await new Promise((resolve) => setImmediate(resolve));
    await tx.query('select 1');
  });
  await expect(attempt).rejects.toThrow(/terminat|Client has encountered|not queryable/i);
  const health = await server.anonymous.send('GET', '/api/health');
  expect(health.status).toBe(200);
});

test('a transaction of many rows keeps no plan of its own statements, and looks rows up by their key', async () => {
  const statement = { name: 'of-many-rows', text: 'select count(*) from meta where key = any ($1::text[])' };
  const kept = async (tx: Tx): Promise<readonly string[]> =>
    (await tx.query<{ name: string }>('select name from pg_prepared_statements')).rows.map(
      ({ name }) => name,
    );
  const [many, seqscan] = await inTransaction(server.db, async (tx) => {
    await tx.expectManyRows();
    await tx.query({ ...statement, values: [['prova']] });
    const { rows } = await tx.query<{ enable_seqscan: string }>('show enable_seqscan');
    return [await kept(tx), rows[0]?.enable_seqscan];
  });
  expect(many).not.toContain('of-many-rows');
  expect(seqscan).toBe('off');
  const few = await inTransaction(server.db, async (tx) => {
    await tx.query({ ...statement, values: [['prova']] });
    return kept(tx);
  });
  expect(few).toContain('of-many-rows');
  expect((await server.db.query('show enable_seqscan')).rows).toEqual([{ enable_seqscan: 'on' }]);
});
