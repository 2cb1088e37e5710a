import { ownAttendance, personAttendance } from '@torre/contract/attendance';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openAsOwner } from '../../platform/db/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

let server: TestServer;
let owner: Database;
let person: TestClient;
let code: string;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  owner = openAsOwner(server.databaseUrl);
  person = await server.signIn('cta.lirr');
  const { rows } = await owner.query("select employee_id from account where user_name = 'cta.lirr'");
  code = rows[0]!['employee_id'] as string;
  for (const table of ['punch', 'absence', 'activity', 'day_timetable'])
    await owner.query(`delete from ${table} where employee_id = $1`, [code]);
  await shift('2026-11-09', 'N', '2026-11-08 23:00', '2026-11-09 07:00');
  await shift('2026-11-10', 'M', '2026-11-10 07:00', '2026-11-10 15:00');
  await shift('2026-11-11', 'R', null, null);
  for (const [at, kind] of [
    ['2026-11-08 22:55', 'entrance'],
    ['2026-11-09 07:03', 'exit'],
    ['2026-11-10 07:30', 'entrance'],
    ['2026-11-10 15:00', 'exit'],
  ] as const)
    await owner.query(
      "insert into punch values ($1, $2::timestamp at time zone 'Europe/Rome', $3, 'LIRR', 'Prova')",
      [code, at, kind],
    );
});
afterAll(async () => {
  await owner.close();
  await server.close();
});

function shift(day: string, turn: string, start: string | null, end: string | null) {
  return owner.query(
    `update day_shift set turn = $3, start_at = $4::timestamp at time zone 'Europe/Rome',
       end_at = $5::timestamp at time zone 'Europe/Rome' where employee_id = $1 and day = $2`,
    [code, day, turn, start, end],
  );
}

const ask = (client: TestClient, from: string, to = from) =>
  client.call(ownAttendance, { query: { from, to } });

test('each day holds what stood for it, its punches and what came of it', async () => {
  const { reply } = await ask(person, '20261109', '20261111');
  expect(reply.days).toMatchObject([
    {
      date: '20261109',
      isKeptElsewhere: false,
      planned: { code: 'N', isWork: true, spans: [{ from: -60, to: 420 }] },
      punches: [{ type: 'U', status: 'V', time: '07:03' }],
      results: [{ status: 'V', dalle: -60, alle: 420 }],
    },
    {
      date: '20261110',
      planned: { code: 'M', isWork: true, spans: [{ from: 420, to: 900 }] },
      punches: [{ type: 'E' }, { type: 'U' }],
      results: [
        { status: 'R', dalle: 420, alle: 450, durata: 30 },
        { status: 'V', dalle: 450, alle: 900 },
      ],
    },
    { date: '20261111', planned: { code: 'R', isWork: false, spans: [] }, punches: [], results: [] },
  ]);
});

test('causes that results name come with what the organisation calls them', async () => {
  await owner.query(
    `insert into absence (absence_id, employee_id, cause, state, unit, from_day, to_day, start_at, end_at)
     values ('00000000-0000-7000-8000-0000000000d1', $1, '7510', 40, 'H', '2026-11-10', '2026-11-10',
       '2026-11-10 06:00Z', '2026-11-10 06:30Z')`,
    [code],
  );
  onTestFinished(async () => void (await owner.query('delete from absence where employee_id = $1', [code])));
  const { reply } = await ask(person, '20261110');
  expect(reply.days[0]!.results).toMatchObject([{ status: 'G', causale: '7510' }, { status: 'V' }]);
  expect(reply.causes).toEqual([{ code: '7510', description: 'Giustificativo orario in turno' }]);
});

test('the timetable of a day stands in place of its shift, with both halves', async () => {
  await owner.query(
    "insert into day_timetable (employee_id, day, icao, codorario, entrata1, uscita1, entrata2, uscita2) values ($1, '2026-11-11', 'LIRR', 'G36', 480, 750, 780, 942)",
    [code],
  );
  onTestFinished(
    async () => void (await owner.query('delete from day_timetable where employee_id = $1', [code])),
  );
  const { reply } = await ask(person, '20261111');
  expect(reply.days[0]!.planned).toEqual({
    code: 'G36',
    description: 'Giornata 36 ore',
    isWork: true,
    spans: [
      { from: 480, to: 750 },
      { from: 780, to: 942 },
    ],
  });
});

test('[M6.05] days of clerks are not judged: their hours are kept elsewhere', async () => {
  const { reply } = await ask(await server.signIn('impiegato'), '20261109', '20261110');
  expect(reply.days.map(({ isKeptElsewhere, results }) => [isKeptElsewhere, results])).toEqual([
    [true, []],
    [true, []],
  ]);
});

test('days that are no dates, reversed or too many are refused with 400', async () => {
  for (const [from, to] of [
    ['2026-11-09', '20261110'],
    ['20261110', '20261109'],
    ['20260101', '20261231'],
  ] as const)
    expect([from, (await ask(person, from, to)).status]).toEqual([from, 400]);
});

test('a manager reads the same days of a person of the plant, nobody else does', async () => {
  const query = { employeeId: code, from: '20261109', to: '20261110' };
  const own = (await ask(person, '20261109', '20261110')).reply;
  const manager = await server.signIn('responsabile2.lirr');
  expect((await manager.call(personAttendance, { query })).reply).toEqual(own);
  const elsewhere = await server.signIn('responsabile.lirf');
  for (const client of [elsewhere, person])
    expect((await client.call(personAttendance, { query })).status).toBe(403);
});
