import { changeSetting } from '@torre/contract/administration';
import {
  attendanceActivities,
  readAttendance,
  timetableDirectory,
  tradeUnions,
} from '@torre/contract/attendance';
import type { AttendanceQuery } from '@torre/contract/attendance';
import { changeLookup } from '@torre/contract/lookups';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAsOwner } from '../../platform/db/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

let server: TestServer;
let owner: Database;
let manager: TestClient;
let person: TestClient;
let code: string;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  owner = openAsOwner(server.databaseUrl);
  manager = await server.signIn('responsabile2.lirr');
  person = await server.signIn('cta.lirr');
  const { rows } = await owner.query("select employee_id from account where user_name = 'cta.lirr'");
  code = rows[0]!['employee_id'] as string;
});
afterAll(async () => {
  await owner.close();
  await server.close();
});

const ask = (client: TestClient, query: AttendanceQuery) => client.call(readAttendance, { query });
const DAYS = { dal: '2026/11/09', al: '2026/11/12' };
const ACTIVITY = '00000000-0000-7000-8000-0000000000a1';

describe('services', () => {
  test('[E7.6.01][E7.6.03] are called as the configuration says; an unknown value is refused with 400', async () => {
    const admin = await server.signIn('admin');
    const { reply } = await ask(person, { idservizio: 'servizi' });
    expect(reply.ris.servizi).toContainEqual({
      idservizio: 'timbrature',
      servizio: 'timestamps',
      descrizione: 'Timbrature',
    });
    expect((await ask(person, { idservizio: '12', ...DAYS })).status).toBe(400);
    const change = async (value: readonly string[] | null, version: number): Promise<void> => {
      const body = { icao: '', validFrom: '20261114', value, reason: null, version };
      const { status } = await admin.call(changeSetting, { path: { key: 'attendance.services' }, body });
      expect(status).toBe(200);
    };
    await change(['timestamps 12'], 0);
    await expect.poll(async () => (await ask(person, { idservizio: '12', ...DAYS })).status).toBe(200);
    expect((await ask(person, { idservizio: 'timbrature', ...DAYS })).status).toBe(400);
    await change(null, 1);
    await expect
      .poll(async () => (await ask(person, { idservizio: 'timbrature', ...DAYS })).status)
      .toBe(200);
  });

  test('[E7.6.04] what changes something is no GET: 405, and the answer says POST', async () => {
    for (const codop of ['I', 'C']) {
      const { status, reply, headers } = await ask(person, { idservizio: 'stato', ...DAYS, codop });
      expect([status, headers.get('allow'), JSON.stringify(reply)]).toEqual([
        405,
        'POST',
        expect.stringContaining('POST'),
      ]);
    }
  });

  test('[E7.6.13] days are written YYYY/MM/DD; others are refused with 400', async () => {
    for (const dal of ['20261109', '2026-11-09', '09/11/2026', '2026/02/30', ''])
      expect([dal, (await ask(person, { idservizio: 'stato', ...DAYS, dal })).status]).toEqual([dal, 400]);
  });

  test('the timetable of a day of day staff is read, never that of a stranger', async () => {
    const { rows } = await owner.query(
      "select employee_id from day_timetable where icao = 'LIRR' and day = '2026-11-13' order by 1 limit 1",
    );
    const query = {
      idservizio: 'orario',
      data: '2026/11/13',
      numindividuale: rows[0]!['employee_id'] as string,
    };
    const { reply } = await ask(manager, { ...query, modo: 'RESP' });
    expect(reply.ris.orario).toMatchObject([
      { data: '2026/11/13', codorario: 'G36', tipologia: 'H36', entrata1: 480, uscita2: 942 },
    ]);
    expect((await ask(person, query)).status).toBe(403);
    expect((await ask(person, { idservizio: 'orario' })).status).toBe(400);
  });
});

describe('directories', () => {
  test('[E5.36][E7.6.05] the own activities need dal and al', async () => {
    await owner.query(
      `insert into activity (activity_id, employee_id, icao, day, code) values ($1, $2, 'LIRR', '2026-11-10', 'SIM')`,
      [ACTIVITY, code],
    );
    const query = { ...DAYS, modo: 'DIPE', estraidoc: 'B64' };
    const { reply } = await person.call(attendanceActivities, { query });
    expect(reply.ris.attivita).toMatchObject([
      { data: '2026/11/10', codice: 'SIM', dalle: null, alle: null },
    ]);
    for (const missing of ['dal', 'al']) {
      const url = `/api/gerip/attivita?${missing === 'dal' ? 'al' : 'dal'}=2026/11/09`;
      expect((await person.send('GET', url)).status).toBe(400);
    }
  });

  test('[E7.6.12] trade unions are those that the organisation’s list holds today', async () => {
    const admin = await server.signIn('admin');
    const body = {
      validFrom: '20261114',
      validTo: null,
      nameIt: 'Unione di prova',
      nameEn: 'Test union',
      aliases: [],
      ord: 99,
      attributes: {},
      version: 0,
    };
    const shown = async () =>
      (await person.call(tradeUnions, {})).reply.tradeUnions.map(({ label }) => label);
    const before = await shown();
    await admin.call(changeLookup, { path: { list: 'trade-union', code: 'UDP' }, body });
    expect(await shown()).toEqual([...before, 'Unione di prova']);
  });

  test('the directory of timetables is read by everybody with a session', async () => {
    const { reply } = await person.call(timetableDirectory, {});
    expect(reply.ris.orario).toContainEqual(
      expect.objectContaining({ codorario: 'G36', desorario: 'Giornata 36 ore', tipologia: 'H36' }),
    );
  });
});
