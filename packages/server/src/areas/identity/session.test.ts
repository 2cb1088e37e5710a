import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { getSession, selectPlant } from '@torre/contract/identity';
import type { SessionReply } from '@torre/contract/identity';
import { OUTCOME } from '@torre/contract/outcome';
import { startTestServer } from '../../testing/index.ts';
import type { TestServer } from '../../testing/index.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.close());

async function sessionOf(userName: string): Promise<SessionReply> {
  const client = await server.signIn(userName);
  return (await client.call(getSession, {})).reply;
}

test('[P3.23][M3.50] session data hold the user, the user name among them, with the names of the specification', async () => {
  const { utente } = await sessionOf('responsabile.lirr');
  const { rows } = await server.db.query(
    `select e.name as nome, e.surname as cognome, e.employee_id as "codicePersonale", e.person_type as "tipoPersona",
            u.name as "descrizioneUO"
       from account a join employee e using (employee_id) join assignment x using (employee_id)
       join unit u using (unit_code) where a.user_name = 'responsabile.lirr'`,
  );
  expect(utente).toEqual({
    ...rows[0],
    userName: 'responsabile.lirr',
    ruoli: [{ ruolo: 'DIPE_TRAVEL' }],
    responsabile: true,
    responsabileH35: false,
    societa: 'Operatore',
    categoria: 'DIRIGENTE',
  });
  for (const text of Object.values(rows[0])) expect(text).toMatch(/\S/);
});

describe('[P3.24] plants', () => {
  test('a manager has the managed plants, the first of them selected', async () => {
    const session = await sessionOf('responsabile.lirf');
    expect(session.plants).toEqual(['LIRF']);
    expect(session.managerPlants).toEqual(['LIRF']);
    expect(session.selectedImpiantoIcao).toBe('LIRF');
  });

  test('[E8.15] a manager without a plant has the list of the value that means none', async () => {
    const session = await sessionOf('responsabile.senza');
    expect(session.plants).toEqual(['-']);
    expect(session.divisionList).toEqual([]);
    expect(session.divisionId).toBeNull();
  });

  test('staff have their own plant and manage none', async () => {
    const session = await sessionOf('cta.lirr');
    expect([session.plants, session.managerPlants, session.ownPlant]).toEqual([['LIRR'], [], 'LIRR']);
  });
});

test('[P3.25] session data hold the division and the list of divisions', async () => {
  await server.db.query("update plant set is_strategic = (icao = 'LIRR')");
  const session = await sessionOf('responsabile.lirr');
  expect(session.divisionId).toBe('DIVLIRR');
  expect(session.divisionList).toEqual([
    {
      divisionId: 'DIVLIRR',
      icao: 'LIRR',
      name: expect.any(String) as string,
      divisionName: expect.any(String) as string,
      isStrategic: true,
    },
  ]);
  expect((await sessionOf('responsabile.lirf')).divisionList).toMatchObject([
    { icao: 'LIRF', isStrategic: false },
  ]);
});

test('a plant that has ended stays in the list with its last day, and is not the one in view while another is managed', async () => {
  await server.db.query("update plant set valid_to = '2020-01-31' where icao = 'LIRF'");
  onTestFinished(async () => {
    await server.db.query("update plant set valid_to = null where icao = 'LIRF'");
    await server.db.query(
      "delete from managed_plant where user_name = 'responsabile.lirf' and icao = 'LIRR'",
    );
  });
  await server.db.query(
    "insert into managed_plant (user_name, icao, valid_from) values ('responsabile.lirf', 'LIRR', '2020-01-01')",
  );
  const session = await sessionOf('responsabile.lirf');
  expect(session.divisionList.map(({ icao, endedOn }) => [icao, endedOn])).toEqual(
    expect.arrayContaining([
      ['LIRF', '20200131'],
      ['LIRR', undefined],
    ]),
  );
  expect(session.selectedImpiantoIcao).toBe('LIRR');
});

test('[P6.06] the flag responsabile alone makes a manager', async () => {
  expect((await sessionOf('responsabile.lirr')).allowedActions).toContain('manage-roster');
  expect((await sessionOf('timekeeper')).allowedActions).not.toContain('manage-roster');
});

test('[P6.07] the flag responsabileH35 alone makes an H35 manager, and no manager', async () => {
  expect((await sessionOf('h35')).utente).toMatchObject({ responsabile: true, responsabileH35: true });
  await server.db.query("update account set responsabile = false where user_name = 'h35'");
  const session = await sessionOf('h35');
  expect(session.utente).toMatchObject({ responsabile: false, responsabileH35: true });
  expect(session.allowedActions).not.toContain('manage-roster');
  await server.db.query("update account set responsabile = true where user_name = 'h35'");
});

test.each([
  ['cta.lirr', true],
  ['eav.lirn', true],
  ['meteo.lirr', true],
  ['pilota', true],
  ['impiegato', false],
  ['studente', false],
])('[P2.18] the category of %s lets through to the own calendar: %s', async (userName, passes) => {
  expect((await sessionOf(userName)).allowedActions.includes('see-own-calendar')).toBe(passes);
});

test('[P9.02] the backend version is told beside the version of the product', async () => {
  const { product } = await sessionOf('cta.lirr');
  expect(product.backendVersion).toBe('5.2.1');
});

test("Torre's idea of the day follows its clock", async () => {
  const session = await sessionOf('cta.lirr');
  expect(session.today).toBe('20261114');
  expect(session.now.slice(0, 10)).toBe('2026-11-14');
});

test('a plant given from tomorrow on gives nothing today, and what it gives ends with its last day', async () => {
  await server.db.query(
    `insert into managed_plant (user_name, icao, valid_from, valid_to)
     values ('responsabile.lirr', 'LIRF', '2026-11-15', '2026-11-15')`,
  );
  const client = await server.signIn('responsabile.lirr');
  const body = { selectedImpiantoIcao: 'LIRF' };
  const seen = async (): Promise<unknown> => [
    (await client.call(getSession, {})).reply.managerPlants,
    (await client.call(selectPlant, { body })).status,
  ];
  const untilNextDay = (): void => {
    server.clock.advance({ hours: 8 });
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000);
  };
  try {
    expect(await seen()).toEqual([['LIRR'], 403]);
    for (const expected of [['LIRF', 'LIRR'], ['LIRR']]) {
      for (let third = 0; third < 3; third++) {
        untilNextDay();
        await client.call(getSession, {});
      }
      expect(await seen()).toEqual([expected, expected.length > 1 ? 200 : 403]);
    }
  } finally {
    vi.restoreAllMocks();
    server.clock.advance({ hours: -48 });
    await server.db.query("delete from managed_plant where icao = 'LIRF' and valid_to = '2026-11-15'");
  }
});

describe('the selected plant', () => {
  test('is remembered in the session and names its division', async () => {
    await server.db.query("insert into managed_plant (user_name, icao) values ('responsabile.lirr', 'LIRF')");
    const client = await server.signIn('responsabile.lirr');
    const body = { selectedImpiantoIcao: 'LIRR' };
    expect((await client.call(getSession, {})).reply.selectedImpiantoIcao).toBe('LIRF');
    expect((await client.call(selectPlant, { body })).status).toBe(200);
    const { reply } = await client.call(getSession, {});
    expect([reply.selectedImpiantoIcao, reply.divisionId]).toEqual(['LIRR', 'DIVLIRR']);
    await server.db.query(
      "delete from managed_plant where user_name = 'responsabile.lirr' and icao = 'LIRF'",
    );
  });

  test('must be one of the session', async () => {
    const client = await server.signIn('responsabile.lirf');
    const { status, reply } = await client.call(selectPlant, { body: { selectedImpiantoIcao: 'LIRR' } });
    expect([status, reply.outcome.code]).toEqual([403, OUTCOME.notAllowed]);
  });
});
