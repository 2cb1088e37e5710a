import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import { ROWS_OF_ANOTHER } from '../../testing/rows-of-another.ts';
import type { TestServer } from '../../testing/index.ts';
import { inTransaction } from '../db/index.ts';
import { AREAS } from '../../app.ts';
import { describeWalls } from '../area/described-walls.ts';
import { inRequestScope } from './request-scope.ts';
import type { Asker } from './request-scope.ts';

const walls = describeWalls(AREAS);

let server: TestServer;
let somebody: Asker;

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

test.each(walls.guarded.map((guarded) => [guarded.table, guarded] as const))(
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

test('a cell of a draft, and what it was before, belong to the plant of the draft', async () => {
  const values = (icao: string) =>
    `select '${icao}', date '2026-12-31', (select min(employee_id) from assignment where icao = '${icao}' and valid_to is null),
      version, draft_id, turn from draft_shift limit 1`;
  for (const icao of ['LIRR', 'LIRF']) {
    for (const [table, more, value] of [
      ['draft_shift', 'modify_date', 'now()'],
      ['draft_history', 'own_times, is_str', 'false, false'],
    ] as const) {
      const written = await touched(
        { ...somebody, responsabile: true },
        `insert into ${table} (icao, day, employee_id, version, draft_id, turn, ${more}) select *, ${value} from (${values(icao)}) c`,
      );
      const refused = expect.stringMatching(/^insert or update on/);
      expect([table, icao, written]).toEqual([table, icao, icao === 'LIRR' ? 1 : refused]);
    }
  }
});

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
  for (const { table } of walls.shared) {
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
      (who: string) => `insert into audit (audit_id, at, actor, call, what, entity, entity_key, values_hash,
        mac, key_id) values (gen_random_uuid(), now(), ${who}, 'x', 'x', 'x', 'x', '\\x00', '\\x00', 'x')`,
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

test('a manager tells nothing to, locks no day of, and writes no shift and no cycle for, somebody who is not of the plant then', async () => {
  const manager: Asker = { ...somebody, responsabile: true };
  // LIRR until the end of November, LIRF from December on.
  await server.db.query(
    `update assignment a set icao = 'LIRR', island_id = null, valid_to = '2026-11-30'
      from account c where c.employee_id = a.employee_id and c.user_name = 'eav.lirn'`,
  );
  await server.db.query(
    `insert into assignment (assignment_id, employee_id, icao, unit_code, category, employment_condition, valid_from)
      select gen_random_uuid(), employee_id, 'LIRF', unit_code, category, employment_condition, '2026-12-01'
      from assignment join account using (employee_id) where user_name = 'eav.lirn'`,
  );
  const leaver = "(select employee_id from assignment where icao = 'LIRF' and valid_from = '2026-12-01')";
  const tell = (icao: string, dates: readonly string[]) =>
    `insert into shift_notice (notice_id, employee_id, icao, kind, changes, needs_acknowledgement, made_by, made_at)
      values (gen_random_uuid(), ${leaver}, '${icao}', 'CHANGE', '${JSON.stringify(dates.map((date) => ({ date })))}', false,
        '${somebody.employeeId}', now())`;
  const close = (icao: string, from: string, to: string) =>
    `insert into roster_lock values (gen_random_uuid(), '${icao}', 'person', ${leaver}, '${from}', '${to}', 'x',
      '${somebody.employeeId}', now())`;
  const refusal = 'new row violates row-level security policy for';
  const follow = (icao: string, from: string, to: string) =>
    `insert into employee_cycle (employee_id, icao, cycle_id, anchor_day, valid_from, valid_to)
      select ${leaver}, icao, min(cycle_id), '${from}', '${from}', ${to} from base_cycle where icao = '${icao}' group by icao`;
  // The tables of single days hold nothing of the leaver yet, or what was written before the move was known.
  await server.db.query(`delete from employee_cycle where employee_id = ${leaver}`);
  await server.db.query(`delete from day_shift where employee_id = ${leaver}`);
  await server.db.query(`insert into roster_draft (draft_id, icao, month, opened_by, opened_at)
    select '00000000-0000-7000-8000-000000000002', 'LIRF', '2026-12-01', ${leaver}, now()`);
  const draft = { LIRR: 1, LIRF: 2 };
  const cell = (table: string, icao: 'LIRR' | 'LIRF', day: string) => {
    const more = {
      day_shift: ['modify_date', 'now()'],
      shift_history: ['storified_action, own_times, is_str, modify_date', "'CHANGE', false, false, now()"],
      draft_shift: ['draft_id, modify_date', `'00000000-0000-7000-8000-00000000000${draft[icao]}', now()`],
      draft_history: [
        'draft_id, own_times, is_str',
        `'00000000-0000-7000-8000-00000000000${draft[icao]}', false, false`,
      ],
    }[table]!;
    return `insert into ${table} (icao, day, employee_id, version, turn, ${more[0]})
      values ('${icao}', '${day}', ${leaver}, 9, 'M', ${more[1]})`;
  };
  const cells = ['day_shift', 'shift_history', 'draft_shift', 'draft_history'].flatMap((table) => [
    [cell(table, 'LIRR', '2026-11-30'), 1] as const,
    [cell(table, 'LIRR', '2026-12-01'), refusal] as const,
    [cell(table, 'LIRF', '2026-12-01'), 1] as const,
    [cell(table, 'LIRF', '2026-11-30'), refusal] as const,
  ]);
  for (const [sql, expected] of [
    ...cells,
    // on some day of the cycle, as the call asks
    [follow('LIRR', '2026-11-01', 'null'), 1],
    [follow('LIRR', '2026-12-01', 'null'), refusal],
    [follow('LIRF', '2026-11-01', "'2026-11-30'"), refusal],
    [tell('LIRR', ['20261129', '20261130']), 1],
    [tell('LIRF', ['20261201']), 1],
    [tell('LIRR', ['20261130', '20261201']), refusal],
    [tell('LIRF', ['20261130']), refusal],
    [tell('LIRR', []), refusal],
    // on some day of the lock, as the call asks
    [close('LIRR', '2026-11-30', '2026-12-02'), 1],
    [close('LIRR', '2026-12-01', '2026-12-02'), refusal],
    [close('LIRF', '2026-11-29', '2026-11-30'), refusal],
  ] as const)
    expect([sql, await touched(manager, sql)]).toEqual([sql, expected]);

  // What stands for who has left since is not written again; in a draft and a cycle it can be taken away.
  for (const table of ['day_shift', 'draft_shift']) await server.db.query(cell(table, 'LIRR', '2026-12-01'));
  await server.db.query(follow('LIRR', '2026-12-01', 'null'));
  const there = `where icao = 'LIRR' and employee_id = ${leaver}`;
  for (const [sql, expected] of [
    [`update day_shift set note = 'x' ${there}`, refusal],
    [`update draft_shift set note = 'x' ${there}`, refusal],
    [`update employee_cycle set anchor_day = anchor_day ${there}`, refusal],
    [`delete from draft_shift ${there}`, 1],
    [`delete from employee_cycle ${there}`, 1],
  ] as const)
    expect([sql, await touched(manager, sql)]).toEqual([sql, expected]);
});

test('a manager puts into a plan, a group and the log only who is of the plant, and saves in the own name', async () => {
  const manager: Asker = { ...somebody, responsabile: true };
  const codeOf = async (userName: string): Promise<string> => {
    const { rows } = await server.db.query('select employee_id from account where user_name = $1', [
      userName,
    ]);
    return `'${rows[0].employee_id}'`;
  };
  const [own, stranger] = [await codeOf('cta.lirr'), await codeOf('meteo.lirr')];
  await server.db.query(
    `update assignment set icao = 'LIRN', island_id = null where employee_id = ${stranger}`,
  );
  const plan = (icao: string, by: string) =>
    `insert into operative_plan (icao, day, state, saved_by, saved_at) values ('${icao}', '2026-12-02', 'DRAFT', ${by}, now())`;
  const seat = (who: string) =>
    `insert into time_plan (icao, day, time_plan_id, state, position_id, employee_id, begin_minute, end_minute)
      values ('LIRR', '2026-12-01', 'y', 'PUBLISHED', 'PROVA', ${who}, 600, 660)`;
  const member = (who: string) =>
    `insert into room_group_member (group_id, icao, ord, employee_id) select group_id, icao, 2, ${who} from room_group`;
  const logged = (who: string) =>
    `insert into room_log (log_id, icao, day, position_id, employee_id, begin_minute, end_minute, logged_at)
      values (gen_random_uuid(), 'LIRR', '2026-12-01', 'PROVA', ${who}, 600, 660, now())`;
  const refusal = 'new row violates row-level security policy for';
  for (const [sql, expected] of [
    [plan('LIRR', `'${somebody.employeeId}'`), 1],
    [plan('LIRR', own), refusal],
    [plan('LIRN', `'${somebody.employeeId}'`), refusal],
    [seat(own), 1],
    [seat('null'), 1],
    [seat(stranger), refusal],
    [`update time_plan set employee_id = ${stranger}`, refusal],
    [member(stranger), refusal],
    [logged(own), 1],
    [logged(stranger), refusal],
  ] as const)
    expect([sql, await touched(manager, sql)]).toEqual([sql, expected]);
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
  // A file that a document of the portal shows is nobody's to remove.
  const removable = `${others} and area = 'prova'`;
  expect(await touched(administrator, `delete from file where file_id in (${removable})`)).toBe(1);
});
