import { readAttendance } from '@torre/contract/attendance';
import type { AttendanceQuery } from '@torre/contract/attendance';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAsOwner } from '../../platform/db/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

let server: TestServer;
let owner: Database;
let manager: TestClient;
/** Somebody of LIRR whose days are as the tests make them. */
let person: TestClient;
let code: string;

const CAUSE_ID = '00000000-0000-7000-8000-0000000000';

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  owner = openAsOwner(server.databaseUrl);
  manager = await server.signIn('responsabile2.lirr');
  person = await server.signIn('cta.lirr');
  const { rows } = await owner.query("select employee_id from account where user_name = 'cta.lirr'");
  code = rows[0]!['employee_id'] as string;
  await owner.query('delete from punch where employee_id = $1', [code]);
  await owner.query('delete from absence where employee_id = $1', [code]);
  await owner.query('delete from activity where employee_id = $1', [code]);
  // a night that is of the day on which it ends, two mornings and a rest
  await shift('2026-11-09', 'N', '2026-11-08 23:00', '2026-11-09 07:00');
  await shift('2026-11-10', 'M', '2026-11-10 07:00', '2026-11-10 15:00');
  await shift('2026-11-11', 'M', '2026-11-11 07:00', '2026-11-11 15:00');
  await shift('2026-11-12', 'R', null, null);
  for (const [at, kind] of [
    ['2026-11-08 22:55', 'entrance'],
    ['2026-11-09 07:03', 'exit'],
    ['2026-11-10 07:30', 'entrance'],
    ['2026-11-10 15:00', 'exit'],
    ['2026-11-11 06:58', 'entrance'],
    ['2026-11-12 09:00', 'entrance'],
    ['2026-11-12 11:00', 'exit'],
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

/** An absence of hours, for as long as the test works. */
async function withAbsence(
  { cause, state, from, to }: { cause: string; state: number; from: string; to: string },
  work: () => Promise<void>,
): Promise<void> {
  const id = `${CAUSE_ID}c1`;
  await owner.query(
    `insert into absence (absence_id, employee_id, cause, state, unit, from_day, to_day, start_at, end_at)
     values ($1, $2, $3, $4, 'H', $5::date, $5::date, $5::timestamp at time zone 'Europe/Rome',
       $6::timestamp at time zone 'Europe/Rome')`,
    [id, code, cause, state, from, to],
  );
  try {
    await work();
  } finally {
    await owner.query('delete from absence where absence_id = $1', [id]);
  }
}

const ask = (client: TestClient, query: AttendanceQuery) => client.call(readAttendance, { query });
const DAYS = { dal: '2026/11/09', al: '2026/11/12' };

async function rowsOf(client: TestClient, query: Partial<AttendanceQuery> = {}): Promise<readonly string[]> {
  const { reply } = await ask(client, { idservizio: 'stato', ...DAYS, ...query });
  return reply.ris.stato!.map(({ data, status, prestazione, durata, causale, motivo }) =>
    `${data.slice(8)} ${status} ${prestazione ?? '-'} ${durata} ${causale ?? motivo ?? ''}`.trim(),
  );
}

const EXPECTED = ['09 V N 480', '10 R M 30', '10 V M 450', '11 E M 0 exit-missing', '12 E - 120 not-planned'];

describe('what came of the days', () => {
  test('[M2.4.26][M2.4.27] is green, red or contradictory by punches over the standing shifts, for the person and the manager', async () => {
    expect(await rowsOf(person)).toEqual(EXPECTED);
    expect(await rowsOf(manager, { modo: 'RESP', numindividuale: code, norespaut: 'S' })).toEqual(EXPECTED);
  });

  test('[M2.4.28] only red, yellow and contradictory rows can be justified', async () => {
    const justified = async () =>
      (await ask(person, { idservizio: 'stato', ...DAYS })).reply.ris.stato!.map(
        ({ status, giustificabile }) => `${status} ${giustificabile}`,
      );
    expect(await justified()).toEqual(['V false', 'R true', 'V false', 'E true', 'E true']);
    const hours = { cause: '7510', from: '2026-11-10 07:00', to: '2026-11-10 07:30' };
    await withAbsence({ ...hours, state: 40 }, async () =>
      expect(await justified()).toEqual(['V false', 'G true', 'V false', 'E true', 'E true']),
    );
    await withAbsence({ ...hours, state: 10 }, async () =>
      expect(await justified()).toEqual(['V false', 'V false', 'V false', 'E true', 'E true']),
    );
  });

  test('[M2.4.26] carries times as minutes of the day’s clock: a night begins on the evening before', async () => {
    const { reply } = await ask(person, { idservizio: 'stato', dal: '2026/11/09', al: '2026/11/09' });
    expect(reply.ris.stato).toMatchObject([{ dalle: -60, alle: 420, durata: 480 }]);
  });

  test('[M2.4.27] a justification that waits is yellow, one that was approved green', async () => {
    const hours = { cause: '7510', from: '2026-11-10 07:00', to: '2026-11-10 07:30' };
    await withAbsence({ ...hours, state: 40 }, async () =>
      expect(await rowsOf(person)).toContain('10 G M 30 7510'),
    );
    await withAbsence({ ...hours, state: 10 }, async () =>
      expect(await rowsOf(person)).toContain('10 V M 30 7510'),
    );
    await withAbsence({ ...hours, state: 70 }, async () =>
      expect(await rowsOf(person)).toContain('10 R M 30'),
    );
  });

  test('an approved correction counts as a punch and is not written as one', async () => {
    const exit = { cause: 'OTU', from: '2026-11-11 14:59', to: '2026-11-11 15:00' };
    const before = await owner.query('select count(*) as n from punch');
    await withAbsence({ ...exit, state: 40 }, async () =>
      expect(await rowsOf(person)).toContain('11 G M 480 OTU'),
    );
    await withAbsence({ ...exit, state: 10 }, async () =>
      expect(await rowsOf(person)).toContain('11 V M 480 OTU'),
    );
    expect(await owner.query('select count(*) as n from punch').then(({ rows }) => rows)).toEqual(
      before.rows,
    );
  });

  test('[M6.05] of clerks and executives no day is judged: their hours are kept elsewhere', async () => {
    const clerk = await server.signIn('impiegato');
    const { reply } = await ask(clerk, { idservizio: 'stato', ...DAYS });
    expect(reply.ris).toEqual({ ret: 1, gestito: false, stato: [] });
    expect((await ask(person, { idservizio: 'stato', ...DAYS })).reply.ris.gestito).toBe(true);
  });

  test('[M2.4.26] day staff are judged by both halves of their timetable', async () => {
    const { rows } = await owner.query(
      `select t.employee_id from day_timetable t where icao = 'LIRR' and day = '2026-11-13' and codorario = 'G36'
         and not exists (select from absence a where a.employee_id = t.employee_id and '2026-11-13' between from_day and to_day)
       order by 1 limit 1`,
    );
    const employee = rows[0]!['employee_id'] as string;
    await owner.query("delete from punch where employee_id = $1 and punched_at >= '2026-11-13'", [employee]);
    const query = { dal: '2026/11/13', al: '2026/11/13', modo: 'RESP', numindividuale: employee } as const;
    expect(await rowsOf(manager, query)).toEqual(['13 R G36 270', '13 R G36 162']);
  });
});

describe('clock-ins', () => {
  test('[M3.47][M3.48][M7.57] of a period have type, status and time; asked for by dal, al, modo, numindividuale and norespaut', async () => {
    const { status, reply } = await ask(manager, {
      idservizio: 'timbrature',
      dal: '2026/11/10',
      al: '2026/11/11',
      modo: 'RESP',
      numindividuale: code,
      norespaut: 'S',
    });
    expect(status).toBe(200);
    expect(reply.ris.timbrature).toEqual([
      { data: '2026/11/10', type: 'E', status: 'V', time: '07:30', causale: null },
      { data: '2026/11/10', type: 'U', status: 'V', time: '15:00', causale: null },
      { data: '2026/11/11', type: 'E', status: 'E', time: '06:58', causale: null },
    ]);
  });

  test('of others are shown to who manages them on those days alone', async () => {
    const days = { idservizio: 'timbrature', dal: '2026/11/10', al: '2026/11/11' };
    const elsewhere = await server.signIn('responsabile.lirf');
    for (const client of [elsewhere, await server.signIn('meteo.lirr'), await server.signIn('admin')])
      expect((await ask(client, { ...days, modo: 'RESP', numindividuale: code })).status).toBe(403);
    expect((await ask(manager, { ...days, modo: 'DIPE', numindividuale: code })).status).toBe(403);
    expect((await ask(manager, { ...days, numindividuale: '999999' })).status).toBe(403);
    expect((await ask(manager, { ...days, modo: 'RESP', numindividuale: code })).status).toBe(200);
  });

  test('of days on which somebody was of another plant stay with the managers there', async () => {
    const { rows } = await owner.query(
      "select assignment_id, valid_from from assignment where employee_id = $1 and icao = 'LIRR'",
      [code],
    );
    await owner.query(`update assignment set valid_from = '2026-11-11' where assignment_id = $1`, [
      rows[0]!['assignment_id'],
    ]);
    try {
      expect(await rowsOf(manager, { modo: 'RESP', numindividuale: code })).toEqual(EXPECTED.slice(3));
    } finally {
      await owner.query('update assignment set valid_from = $2 where assignment_id = $1', [
        rows[0]!['assignment_id'],
        rows[0]!['valid_from'],
      ]);
    }
  });
});
