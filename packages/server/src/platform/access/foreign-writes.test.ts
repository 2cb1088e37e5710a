import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestServer } from '../../testing/index.ts';
import { inTransaction } from '../db/index.ts';
import { GUARDED_TABLES, TABLES_OF_NOBODY } from './guarded-tables.ts';
import { inRequestScope } from './request-scope.ts';
import type { Asker } from './request-scope.ts';

let server: TestServer;
let somebody: Asker;

/** Every guarded table holds a row of cta.lirr, who is not the one who tries. */
const ROWS_OF_ANOTHER = `
  insert into shift_history (icao, day, employee_id, version, storified_action, turn, own_times, is_str, modify_date)
    select icao, day, employee_id, version, 'CHANGE', turn, own_times, is_str, modify_date from day_shift limit 500;
  insert into one_time_link (token_hash, purpose, user_name, created_at, expires_at)
    values ('\\x01', 'set-password', 'cta.lirr', '2026-11-14', '2026-11-15');
  insert into audit_value (audit_id, field, privacy_class, new_value, salt)
    select audit_id, 'prova', 'PUBLIC', 'x', '\\x00' from audit where actor is not null limit 1;
  insert into audit_batch values (900, now(), '1', 900, 1, '\\x00', '\\x00');
  insert into audit_seal values (900, gen_random_uuid(), '\\x00');
  insert into outbox (event_id, topic, payload) values (gen_random_uuid(), 'prova', '{}');
  insert into idempotency_key (employee_id, key_hash, request_hash, call)
    select employee_id, '\\x01', '\\x02', 'prova' from account where user_name = 'cta.lirr';
  insert into oidc_attempt values ('\\x01', '\\x01', now(), now(), null);
  insert into provider_token (session_hash, sealed) select session_hash, '\\x00' from session;
  insert into known_browser values ('\\x01', 'cta.lirr', now());
  insert into job_progress (job_id, name, started_by)
    select gen_random_uuid(), 'prova', employee_id from account where user_name = 'cta.lirr';
  insert into file (file_id, owner_id, area, kind, original_name, size, state, created_at, updated_at)
    select gen_random_uuid(), employee_id, 'prova', 'documento', 'x', 10, 'uploading', now(), now()
    from account where user_name = 'cta.lirr';
  insert into file_part (file_id, start_at, length, store_key) select file_id, 0, 5, gen_random_uuid() from file`;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  await server.signIn('cta.lirr');
  await server.db.query(ROWS_OF_ANOTHER);
  const { rows } = await server.db.query("select employee_id from account where user_name = 'impiegato'");
  somebody = {
    employeeId: rows[0].employee_id,
    userName: 'impiegato',
    sessionLabel: '',
    responsabile: false,
    managedPlants: ['LIRR', 'LIRF'],
    roles: new Set(['RESP_H35', 'ROLE_APPROVER_2', 'ROLE_TIMEKEEPER', 'ROLE_HR']),
  };
});
afterAll(() => server.close());

const UNDONE = Symbol('undone');

/** Rows that a statement of a request would touch; the message when PostgreSQL refuses it. Nothing is kept. */
async function touched(who: Asker | null, sql: string): Promise<number | string> {
  let rows: number | null = null;
  try {
    await inRequestScope(who, () =>
      inTransaction(server.db, async (tx) => {
        rows = (await tx.query(sql)).rowCount;
        throw UNDONE;
      }),
    );
  } catch (error) {
    if (error !== UNDONE) return (error as Error).message.replace(/".*"|table .*/, '').trim();
  }
  return rows!;
}

const NO_RIGHT = /^(permission denied for|new row violates row-level security policy for)$/;

test.each(GUARDED_TABLES.map((guarded) => [guarded.table, guarded] as const))(
  'in %s nobody changes or takes away a row of another',
  async (table, { foreign, by }) => {
    const where = foreign.replaceAll('$1', `'${somebody[by]}'`);
    const { rows } = await server.db.query(`select * from ${table} where ${where} limit 1`);
    expect(rows, `${table} holds a row of another`).toHaveLength(1);
    const columns = await columnsOf(table);
    for (const who of [somebody, null]) {
      for (const column of columns) {
        // With a condition, which alone already needs the right to read.
        expect(await touched(who, `update ${table} set ${column} = ${column} where ${where}`)).toSatisfy(
          isNothing,
        );
        const blind = await touched(who, `update ${table} set ${column} = default`);
        if (who === null)
          expect([table, column, blind]).toEqual([table, column, expect.toSatisfy(isNothing)]);
      }
      expect(await touched(who, `delete from ${table} where ${where}`)).toSatisfy(isNothing);
      if (who === null) expect(await touched(who, `delete from ${table}`)).toSatisfy(isNothing);
    }
  },
);

const isNothing = (outcome: unknown): boolean => outcome === 0 || NO_RIGHT.test(String(outcome));

async function columnsOf(table: string): Promise<string[]> {
  const { rows } = await server.db.query<{ name: string }>(
    `select attname as name from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows.map((row) => row.name);
}

test('what belongs to nobody is written by no request, settings by no request of who is no administrator', async () => {
  for (const table of Object.keys(TABLES_OF_NOBODY)) {
    const [column] = await columnsOf(table);
    for (const sql of [
      `update ${table} set ${column} = ${column}`,
      `delete from ${table}`,
      `insert into ${table} default values`,
    ])
      expect([sql, await touched(somebody, sql)]).toEqual([sql, expect.stringMatching(NO_RIGHT)]);
  }
});

test('nobody, signed in or not, writes rows in the name of another', async () => {
  const own = `'${somebody.employeeId}'`;
  const inserts = [
    [
      'audit',
      (who: string) => `insert into audit (audit_id, at, actor, call, what, entity, entity_key, values_hash)
      values (gen_random_uuid(), now(), ${who}, 'x', 'x', 'x', 'x', '\\x00')`,
    ],
    [
      'idempotency_key',
      (who: string) => `insert into idempotency_key (employee_id, key_hash, request_hash, call)
      values (${who}, '\\x05', '\\x00', 'x')`,
    ],
    [
      'job_progress',
      (who: string) => `insert into job_progress (job_id, name, started_by)
      values (gen_random_uuid(), 'x', ${who})`,
    ],
    [
      'file',
      (
        who: string,
      ) => `insert into file (file_id, owner_id, area, kind, original_name, size, state, created_at, updated_at)
      values (gen_random_uuid(), ${who}, 'x', 'documento', 'x', 1, 'uploading', now(), now())`,
    ],
  ] as const;
  const another = "(select employee_id from employee where surname <> '' order by 1 limit 1)";
  const refusal = 'new row violates row-level security policy for';
  for (const [table, insert] of inserts) {
    expect([table, await touched(somebody, insert(own))]).toEqual([table, 1]);
    expect([table, await touched(somebody, insert(another))]).toEqual([table, refusal]);
    expect([table, await touched(null, insert("''"))]).toEqual([table, expect.any(String)]);
  }
});

test('the flag of H35, the second level and other roles open no plant to who is no manager', async () => {
  for (const table of ['day_shift', 'shift_history', 'employee_cycle', 'employee_specialization']) {
    const { rows } = await inRequestScope(somebody, () =>
      server.db.query(`select count(*) as n from ${table} where employee_id <> $1`, [somebody.employeeId]),
    );
    expect([table, rows[0].n]).toEqual([table, 0]);
  }
});

test('an administrator reads and removes the upload of another, and changes nothing in it', async () => {
  const administrator: Asker = { ...somebody, roles: new Set(['ROLE_ADMIN']) };
  const others = `select file_id from file where owner_id <> '${somebody.employeeId}'`;
  for (const sql of [
    `update file set original_name = 'altro' where file_id in (${others})`,
    `update file_part set length = 1 where file_id in (${others})`,
    `insert into file_part (file_id, start_at, length, store_key) select file_id, 9, 1, gen_random_uuid() from (${others})`,
  ])
    expect([sql, await touched(administrator, sql)]).toEqual([sql, expect.toSatisfy(isNothing)]);
  expect(await touched(administrator, `delete from file_part where file_id in (${others})`)).toBe(1);
  expect(await touched(administrator, `delete from file where file_id in (${others})`)).toBe(1);
});
