import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../db/index.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestServer } from '../../testing/index.ts';
import { AREAS } from '../../app.ts';
import { describeWalls } from '../area/described-walls.ts';
import { asSystem, inRequestScope } from './request-scope.ts';
import type { Asker } from './request-scope.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  // Every table of the second wall holds rows of several people.
  for (const userName of ['cta.lirf', 'cta2.lirf', 'admin']) await server.signIn(userName);
  await server.db.query(
    `insert into shift_history (icao, day, employee_id, version, storified_action, turn, own_times, is_str, modify_date)
     select icao, day, employee_id, version, 'CHANGE', turn, own_times, is_str, modify_date from day_shift
      where day = '2026-11-20'`,
  );
  await server.db.query(
    `insert into one_time_link (token_hash, purpose, user_name, created_at, expires_at)
     values ('\\x01', 'set-password', 'cta2.lirf', '2026-11-14', '2026-11-15')`,
  );
  await server.db.query(
    `insert into audit_value (audit_id, field, privacy_class, new_value, salt)
     select audit_id, 'prova', 'PUBLIC', 'x', '\\x00' from audit`,
  );
});
afterAll(() => server.close());

async function asker(userName: string): Promise<Asker> {
  const { rows } = await server.db.query(
    `select employee_id, responsabile, array(select ruolo from account_role r where r.user_name = a.user_name) as roles,
       array(select icao from managed_plant m where m.user_name = a.user_name) as plants
     from account a where user_name = $1`,
    [userName],
  );
  const { employee_id: employeeId, responsabile, roles, plants } = rows[0];
  return {
    employeeId,
    userName,
    sessionLabel: '',
    responsabile,
    managedPlants: plants,
    roles: new Set(roles),
  };
}

/** Rows of a query as the person, or as nobody, sees them. */
async function seen(userName: string | null, sql: string): Promise<unknown[]> {
  const who = userName === null ? null : await asker(userName);
  const { rows } = await inRequestScope(who, () => server.db.query(sql));
  return rows.map((row) => Object.values(row)[0]);
}

const writing = async (userName: string, sql: string): Promise<number | null> =>
  inRequestScope(await asker(userName), () =>
    inTransaction(server.db, async (tx) => (await tx.query(sql)).rowCount),
  );

const BY_PERSON = ['employee_specialization', 'employee_cycle', 'day_shift', 'shift_history', 'account'];
const BY_USER = ['account_role', 'managed_plant', 'session', 'one_time_link'];

describe('without a person nothing of a person is seen', () => {
  test.each(['employee', 'assignment', ...BY_PERSON, ...BY_USER, 'audit', 'audit_value'])(
    '%s',
    async (table) => {
      expect((await server.db.query(`select 1 from ${table} limit 1`)).rowCount, 'the system sees').toBe(1);
      expect(await seen(null, `select count(*) from ${table}`)).toEqual([0]);
    },
  );
});

describe('a person without plants and roles sees the own rows only', () => {
  test.each(BY_PERSON)('%s', async (table) => {
    const { employeeId } = await asker('cta.lirf');
    const people = await seen('cta.lirf', `select distinct employee_id from ${table}`);
    expect(people).toEqual([employeeId]);
  });

  test.each(BY_USER)('%s', async (table) => {
    const users = await seen('cta.lirf', `select distinct user_name from ${table}`);
    expect(users.filter((userName) => userName !== 'cta.lirf')).toEqual([]);
  });

  test('secrets are shown to no request, not even of an administrator', async () => {
    for (const column of [
      'password_hash from account',
      'session_hash from session',
      'token_hash from one_time_link',
    ]) {
      await expect(seen('admin', `select ${column}`)).rejects.toThrow('permission denied');
    }
    await expect(seen('admin', 'select payload from outbox')).rejects.toThrow('permission denied');
  });
});

describe('a manager', () => {
  test('sees and changes the shifts of the own plants', async () => {
    expect(
      await seen('responsabile.lirf', 'select distinct icao from day_shift where icao is not null'),
    ).toContain('LIRF');
    const own = `update day_shift set note = note where icao = 'LIRF' and day = '2026-11-20'`;
    expect(await writing('responsabile.lirf', own)).toBeGreaterThan(0);
  });

  test('neither changes nor inserts shifts of another plant, and sees the own cell there at most', async () => {
    const { employeeId } = await asker('responsabile.lirf');
    const foreign = `select count(*) from day_shift where icao = 'LIRR' and employee_id <> '${employeeId}'`;
    expect(await seen('responsabile.lirf', foreign)).toEqual([0]);
    const update = `update day_shift set note = 'x' where icao = 'LIRR'`;
    expect(await writing('responsabile.lirf', update)).toBe(0);
    const insert = `insert into day_shift (icao, day, employee_id, turn, modify_date)
      values ('LIRR', '2030-01-01', '${employeeId}', 'M', '2026-11-14')`;
    await expect(writing('responsabile.lirf', insert)).rejects.toThrow('row-level security');
    const moved = `update day_shift set icao = 'LIRR' where icao = 'LIRF' and day = '2026-11-20'`;
    await expect(writing('responsabile.lirf', moved)).rejects.toThrow('row-level security');
  });

  test('who holds a plant without being a manager gains nothing by it', async () => {
    const manager = { ...(await asker('cta2.lirf')), managedPlants: ['LIRF'] };
    const { rows } = await inRequestScope(manager, () =>
      server.db.query('select distinct employee_id from day_shift'),
    );
    expect(rows).toEqual([{ employee_id: manager.employeeId }]);
  });
});

test('a request writes nothing outside of a transaction, where its rights are asked for before the commit', async () => {
  const own = "update session set selected_icao = 'LIRF' where user_name = 'cta.lirf'";
  const alone = inRequestScope(await asker('cta.lirf'), () => server.db.query(own));
  await expect(alone).rejects.toThrow('read-only transaction');
  expect(await writing('cta.lirf', own)).toBe(1);
});

test('nobody gives rights to himself, and nobody takes shifts away', async () => {
  expect(await writing('cta.lirf', 'update account set responsabile = true')).toBe(0);
  const role = "insert into account_role (user_name, ruolo) values ('cta.lirf', 'ROLE_ADMIN')";
  await expect(writing('cta.lirf', role)).rejects.toThrow('row-level security');
  expect(
    await writing('cta.lirf', "update session set ended_reason = 'x' where user_name <> 'cta.lirf'"),
  ).toBe(0);
  await expect(writing('responsabile.lirf', 'delete from day_shift')).rejects.toThrow('permission denied');
});

describe('the trail', () => {
  const insert = (actor: string): string =>
    `insert into audit (audit_id, at, actor, call, what, entity, entity_key, values_hash, mac, key_id)
     values (gen_random_uuid(), '2026-11-14', '${actor}', 'prova', 'prova', 'prova', '', '\\x00', '\\x00', 'x')`;

  test('is written in the own name only, and never changed', async () => {
    const { employeeId } = await asker('cta.lirf');
    expect(await writing('cta.lirf', insert(employeeId))).toBe(1);
    await expect(writing('cta.lirf', insert('800001'))).rejects.toThrow('row-level security');
    await expect(writing('admin', 'delete from audit')).rejects.toThrow('permission denied');
    await expect(writing('admin', 'update audit set what = $$x$$')).rejects.toThrow('permission denied');
    await expect(writing('admin', 'update audit_value set new_value = null')).rejects.toThrow(
      'permission denied',
    );
  });

  test.each([
    ['cta.lirf', ['PERSONAL', 'PUBLIC', 'WORK']],
    ['responsabile.lirf', ['PUBLIC', 'WORK']],
    ['hr', ['PERSONAL', 'PUBLIC']],
    ['admin', ['PUBLIC']],
    ['responsabile.lirr', []],
    ['cta2.lirf', []],
  ])('%s sees the values of a row about cta.lirf by their class', async (userName, classes) => {
    const { employeeId } = await asker('cta.lirf');
    const id = crypto.randomUUID();
    await inTransaction(server.db, async (tx) => {
      await tx.query(
        `insert into audit (audit_id, at, actor, call, what, entity, entity_key, subject, icao, values_hash, mac,
           key_id)
         values ($1, '2026-11-14', null, 'seed', 'x', 'x', '', $2, 'LIRF', '\\x00', '\\x00', 'x')`,
        [id, employeeId],
      );
      await tx.query(
        `insert into audit_value (audit_id, field, privacy_class, new_value, salt)
         select $1, c, c, 'x', '\\x00' from unnest('{PUBLIC,WORK,PERSONAL}'::text[]) c`,
        [id],
      );
    });
    const sql = `select privacy_class from audit_value where audit_id = '${id}' order by 1`;
    expect(await seen(userName, sql)).toEqual(classes);
  });
});

test('every table has row policies and is tried at the start, but for those that hold nobody’s data', async () => {
  const { rows } = await server.db.query<{ name: string; guarded: boolean }>(
    `select relname as name, relrowsecurity as guarded from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
        and not coalesce(reloptions @> '{security_invoker=true}', false)
      order by 1`,
  );
  const walls = describeWalls(AREAS);
  const sharedTables = walls.shared.map(({ table }) => table);
  const guarded = rows.filter((row) => row.guarded && !sharedTables.includes(row.name));
  expect(guarded.map((row) => row.name)).toEqual(walls.guarded.map(({ table }) => table).toSorted());
  const open = rows.filter((row) => !guarded.includes(row));
  expect(open.map((row) => row.name)).toEqual(sharedTables.toSorted());
});

test('leaving the request ends with the work that it was left for', async () => {
  const who = await asker('cta.lirf');
  const count = async (): Promise<number> =>
    (await server.db.query<{ n: number }>('select count(*) as n from account')).rows[0]!.n;
  const [before, outside, after] = await inRequestScope(who, async () => [
    await count(),
    await asSystem(count),
    await count(),
  ]);
  expect([before, after]).toEqual([1, 1]);
  expect(outside).toBeGreaterThan(10);
});
