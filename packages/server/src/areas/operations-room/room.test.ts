import {
  readConfigurations,
  readOperativeCalendars,
  readPositions,
  readTurns,
} from '@torre/contract/operations-room';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { furnishRooms } from '../../testing/furnish-rooms.ts';
import { DIVISION, planOf } from './room-test-steps.ts';

let server: TestServer;
let manager: TestClient;

const TODAY = '20261114';

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  await furnishRooms(server);
  manager = await server.signIn('responsabile.lirr');
});

afterAll(() => server.close());

describe('what a room is made of', () => {
  test('[M3.09][M7.11][M7.13] positions in the order in which they are filled', async () => {
    const { reply } = await manager.call(readPositions, { query: { division: DIVISION } });
    expect(reply.positions.map(({ positionId }) => positionId)).toEqual(['N1', 'N2', 'REP']);
    expect(reply.positions[0]).toMatchObject({ name: 'Nord 1', kind: 'LAV', specializationId: 'PROVA' });
  });

  test('[M3.10][M7.09][M7.14] each day has a calendar that names its plan, stored or not', async () => {
    const query = { division: DIVISION, from: '20261113', to: '20261115' };
    const { reply } = await manager.call(readOperativeCalendars, { query });
    expect(reply.calendars.map(({ date, dayType }) => [date, dayType])).toEqual([
      ['20261113', 'FERIALE'],
      ['20261114', 'SABATO'],
      ['20261115', 'FESTIVO'],
    ]);
    expect(reply.calendars[0]!.operativePlan).toEqual({
      operativePlanId: 'DIVLIRR-20261113',
      state: 'DRAFT',
      version: 0,
      editable: false,
    });
    expect(reply.calendars[1]).toMatchObject({
      configurations: [{ configurationId: 'SEMPRE', name: 'Sempre aperta' }],
      openings: [
        { positionId: 'N1', beginTime: '0000', endTime: '0000' },
        { positionId: 'N2', beginTime: '0700', endTime: '2300' },
      ],
      operativePlan: { editable: true },
    });
  });

  test('the configurations that are valid on a day or will be, with the positions that they open', async () => {
    await server.db.query(
      `insert into operating_configuration (icao, configuration_id, name, day_type, valid_from, valid_to) values
        ('LIRR', 'ESTATE', 'Estate', 'TUTTI', '2026-06-01', '2026-09-30'),
        ('LIRR', 'NATALE', 'Natale', 'FESTIVO', '2026-12-24', '2027-01-06');
      insert into position_opening (icao, configuration_id, position_id, begin_hour, end_hour) values
        ('LIRR', 'NATALE', 'N1', 15, 24), ('LIRR', 'NATALE', 'N1', 0, 7)`,
    );
    const read = async (from: string, by = manager) =>
      by.call(readConfigurations, { query: { division: DIVISION, from } });
    const { configurations } = (await read(TODAY)).reply;
    expect(configurations.map(({ configurationId }) => configurationId)).toEqual(['SEMPRE', 'NATALE']);
    expect(configurations[0]).toMatchObject({ dayType: 'TUTTI', validFrom: '20260101', validTo: null });
    expect(configurations[1]).toEqual({
      configurationId: 'NATALE',
      name: 'Natale',
      dayType: 'FESTIVO',
      validFrom: '20261224',
      validTo: '20270106',
      openings: [
        { positionId: 'N1', beginTime: '0000', endTime: '0700' },
        { positionId: 'N1', beginTime: '1500', endTime: '0000' },
      ],
    });
    const inSummer = (await read('20260930')).reply.configurations;
    expect(inSummer.map(({ configurationId }) => configurationId)).toEqual(['SEMPRE', 'ESTATE', 'NATALE']);
    expect((await read('ieri')).status).toBe(400);
    expect((await read(TODAY, await server.signIn('responsabile.lirf'))).status).toBe(403);
  });

  test('positions, plans and calendars are those of the day; a range has each as it last is', async () => {
    await server.db.query(`
      insert into specialization (icao, specialization_id, name, rating, category)
        values ('LIRR', 'DOPO', 'Dopo', 'ACS', 'CTA');
      update position set valid_to = '2027-03-10' where icao = 'LIRR' and position_id = 'N2';
      insert into position (icao, position_id, name, specialization_id, ord, valid_from) values
        ('LIRR', 'N2', 'Nord 2', 'DOPO', 0, '2027-03-11'), ('LIRR', 'N3', 'Nord 3', 'PROVA', 9, '2027-03-11');
      insert into position_opening (icao, configuration_id, position_id, begin_hour, end_hour)
        values ('LIRR', 'SEMPRE', 'N3', 8, 9)`);
    const positions = async (range: { from: string; to?: string }) =>
      (await manager.call(readPositions, { query: { division: DIVISION, ...range } })).reply.positions.map(
        ({ positionId, specializationId }) => `${positionId} ${specializationId}`,
      );
    const [before, after] = [
      ['N1 PROVA', 'N2 PROVA', 'REP PROVA'],
      ['N2 DOPO', 'N1 PROVA', 'REP PROVA', 'N3 PROVA'],
    ];
    expect(await positions({ from: '20270310' })).toEqual(before);
    expect(await positions({ from: '20270311' })).toEqual(after);
    expect(await positions({ from: TODAY, to: '21001231' })).toEqual(after);

    const query = { division: DIVISION, from: '20270310', to: '20270311' };
    const { calendars } = (await manager.call(readOperativeCalendars, { query })).reply;
    const plans = await Promise.all(['20270310', '20270311'].map((date) => planOf(manager, date)));
    const opened = [
      ...calendars,
      ...plans.map(({ operativePlan }) => ({ openings: operativePlan.timePlans })),
    ];
    expect(opened.map(({ openings }) => openings.map(({ positionId }) => positionId))).toEqual([
      ['N1', 'N2'],
      ['N2', 'N1', 'N3'],
      ['N1', 'N2'],
      ['N2', 'N1', 'N3'],
    ]);
    const { configurations } = (
      await manager.call(readConfigurations, { query: { division: DIVISION, from: TODAY } })
    ).reply;
    const [always] = configurations;
    expect(always!.openings.map(({ positionId }) => positionId)).toEqual(['N2', 'N1', 'REP', 'N3']);
  });

  test('openings are those of the day', async () => {
    await server.db.query(`
      insert into operating_configuration (icao, configuration_id, name, day_type, valid_from, valid_to)
        values ('LIRR', 'MAGGIO', 'Maggio', 'FERIALE', '2026-05-01', '2026-05-31');
      insert into position_opening (icao, configuration_id, position_id, begin_hour, end_hour, valid_from, valid_to)
        values ('LIRR', 'MAGGIO', 'N1', 8, 9, '2026-01-01', '2026-05-12'),
        ('LIRR', 'MAGGIO', 'N1', 8, 12, '2026-05-13', null)`);
    const query = { division: DIVISION, from: '20260512', to: '20260513' };
    const { calendars } = (await manager.call(readOperativeCalendars, { query })).reply;
    const plans = await Promise.all(['20260512', '20260513'].map((date) => planOf(manager, date)));
    for (const [before, after] of [
      calendars.map(({ openings }) => openings),
      plans.map(({ operativePlan }) => operativePlan.timePlans),
    ])
      expect([before, after].map((seats) => seats!.map(({ endTime }) => endTime))).toEqual([
        ['0900'],
        ['1200'],
      ]);
    const shownFrom = async (from: string) => {
      const { reply } = await manager.call(readConfigurations, { query: { division: DIVISION, from } });
      const may = reply.configurations.find(({ configurationId }) => configurationId === 'MAGGIO')!;
      return may.openings.map(({ endTime }) => endTime);
    };
    expect([await shownFrom('20260401'), await shownFrom('20260513')]).toEqual([['0900'], ['1200']]);
  });

  test('[M7.15] the turns in use today, of the first plant without a division', async () => {
    const [named, unnamed] = [
      await manager.call(readTurns, { query: { division: DIVISION } }),
      await manager.call(readTurns, { query: {} }),
    ];
    expect(named.reply.turns.map(({ name }) => name)).toContain('N11');
    expect(unnamed.reply.turns).toEqual(named.reply.turns);
  });

  test("the plant '-' has nothing", async () => {
    const none = await server.signIn('responsabile.senza');
    const division = '-';
    const range = { division, from: TODAY, to: TODAY };
    expect((await none.call(readPositions, { query: { division } })).reply.positions).toEqual([]);
    expect((await none.call(readOperativeCalendars, { query: range })).reply.calendars).toEqual([]);
    expect((await none.call(readTurns, { query: { division } })).reply.turns).toEqual([]);
  });
});
