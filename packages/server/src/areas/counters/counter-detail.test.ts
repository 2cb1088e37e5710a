import {
  readCounterDetail,
  readCounters,
  readSpecializationCategories,
  readSpecializationDetail,
  refreshCounters,
} from '@torre/contract/counters';
import type { CountersPatch } from '@torre/contract/counters';
import { OUTCOME } from '@torre/contract/outcome';
import type { OutcomeReply } from '@torre/contract/outcome';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

const DATE = '20261118';
const RANGE = { from: DATE, to: DATE };
const NIGHT = { timeslotId: 'N', counterId: `DIVLIRR-${DATE}` };

let server: TestServer;
let manager: TestClient;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  manager = await server.signIn('responsabile.lirr');
});

afterAll(() => server.close());

const detail = async (client = manager, position?: string) =>
  (await client.call(readCounterDetail, { path: NIGHT, query: position ? { position } : {} })).reply;
const categories = async () =>
  (await manager.call(readSpecializationCategories, { path: NIGHT, query: {} })).reply.specializations;
const atHour = async (hour: string, path = NIGHT) =>
  manager.call(readSpecializationDetail, { path: { ...path, hour }, query: {} });
const recount = (client: TestClient, query: { division?: string; from: string; to: string }) =>
  client.call(refreshCounters, { query });

/** A chair, from three to five at night, of a specialization that nobody holds; behind the product's back. */
async function openChairOfNobody(): Promise<void> {
  await server.db.query(`insert into specialization (icao, specialization_id, name, rating, category)
    values ('LIRR', 'ACS-PROVA', 'Settore di prova', 'ACS', 'CTA')`);
  await server.db.query(`insert into position (icao, position_id, name, specialization_id, ord)
    values ('LIRR', 'PROVA', 'Prova', 'ACS-PROVA', 999)`);
  await server.db.query(
    `insert into position_opening (icao, configuration_id, position_id, begin_hour, end_hour)
      select icao, configuration_id, 'PROVA', 3, 5 from operating_configuration
      where icao = 'LIRR' and $1::date between valid_from and coalesce(valid_to, 'infinity')`,
    [DATE],
  );
}

async function takeChairAway(): Promise<void> {
  await server.db.query(`
    delete from position_opening where icao = 'LIRR' and position_id = 'PROVA';
    delete from position where icao = 'LIRR' and position_id = 'PROVA';
    delete from specialization where icao = 'LIRR' and specialization_id = 'ACS-PROVA'`);
  await recount(manager, { division: 'DIVLIRR', ...RANGE });
}

describe('a counter in all its parts', () => {
  test('[M3.01][M3.02][M3.03][M3.04][M3.05][M7.02][E7.9.09] has the numbers of its row, its islands, its specializations and its hours', async () => {
    const { counters, position } = await detail();
    const { reply } = await manager.call(readCounters, { query: { division: 'DIVLIRR', ...RANGE } });
    const row = reply.counters.find(({ timeslotId }) => timeslotId === 'N')!;
    expect(counters).toMatchObject({ ...row });
    expect(row.timeSlot).toMatchObject({ description: 'N', beginTime: '2300', endTime: '0700' });
    expect(counters.hours.map(({ hour }) => hour)).toEqual([
      '2300',
      '0000',
      '0100',
      '0200',
      '0300',
      '0400',
      '0500',
      '0600',
    ]);
    const own = counters.hours.find(({ hour }) => hour === row.timeSlot.beginCounterTime)!;
    expect(own).toMatchObject({ employees: row.employees, chairs: row.chairs, lacks: row.lacks });
    expect(Object.keys(counters.islands[0]!).toSorted()).toEqual(['chairs', 'employees', 'name']);
    expect(Object.keys(counters.specializations[0]!).toSorted()).toEqual([
      'chairs',
      'employees',
      'missing',
      'name',
      'specializationId',
    ]);
    expect(BigInt(position)).toBeGreaterThan(0n);
  });

  test('[M7.04][E7.9.11] the specializations of an hour: the worst of all hours is what the counter shows', async () => {
    const { counters } = await detail();
    const hours = await Promise.all(
      counters.hours.map(async ({ hour }) => (await atHour(String(Number(hour.slice(0, 2))))).reply),
    );
    expect(hours.map(({ hour }) => hour)).toEqual(counters.hours.map(({ hour }) => hour));
    for (const { specializationId, employees, chairs, missing } of counters.specializations) {
      const own = hours.map(({ specializations }) =>
        specializations.find((other) => other.specializationId === specializationId)!,
      );
      const differences = own.map((one) => one.employees - one.chairs);
      expect([specializationId, employees - chairs]).toEqual([specializationId, Math.min(...differences)]);
      expect([specializationId, missing]).toEqual([
        specializationId,
        Math.max(...own.map((one) => one.lacks)),
      ]);
    }
  });

  test('the islands of an hour: the worst of all hours is what the counter shows, and together they are the room', async () => {
    const { counters } = await detail();
    const hours = await Promise.all(
      counters.hours.map(async ({ hour }) => (await atHour(String(Number(hour.slice(0, 2))))).reply),
    );
    for (const [index, { name, employees, chairs }] of counters.islands.entries()) {
      const differences = hours.map(({ islands }) => islands[index]!.employees - islands[index]!.chairs);
      expect([name, Math.min(...differences)]).toEqual([hours[0]!.islands[index]!.name, employees - chairs]);
    }
    const chairs = hours.map(({ islands }) => islands.reduce((sum, island) => sum + island.chairs, 0));
    expect(chairs).toEqual(counters.hours.map((hour) => hour.chairs));
    const { rows } = await server.db.query("select island_id from island where icao = 'LIRR' order by ord");
    expect(hours[0]!.islands.map(({ islandId }) => islandId)).toEqual(rows.map(({ island_id }) => island_id));
  });
});

describe('counted anew', () => {
  test('[M2.1.05][M3.06][M7.03][M7.06][E7.9.04][E7.9.12] what was kept is forgotten in every process, and open screens are told', async () => {
    const sibling = await server.startSibling();
    const other = await sibling.signIn('responsabile2.lirr');
    const stream = await other.openEvents();
    await stream.next('hello');
    const before = await detail(other);
    const { chairs } = (await detail()).counters.hours.find(({ hour }) => hour === '0300')!;
    await openChairOfNobody();
    expect((await detail()).counters).toEqual(before.counters);

    const { status, reply } = await recount(manager, { division: 'DIVLIRR', ...RANGE });
    expect([status, reply.counters.length]).toEqual([200, 6]);
    const { counters } = await detail();
    expect(counters.hours.find(({ hour }) => hour === '0300')!.chairs).toBe(chairs + 1);
    expect(reply.counters.find(({ timeslotId }) => timeslotId === 'N')).toMatchObject({
      employees: counters.employees,
      chairs: counters.chairs,
      lacks: counters.lacks,
    });
    expect((await detail(other, reply.position)).counters).toEqual(counters);
    const { data } = await stream.next('counters');
    expect((data as CountersPatch).counters.filter(({ daySelected }) => daySelected === DATE)).toEqual(
      reply.counters,
    );
    expect((await categories()).lacking.find((one) => one.specializationId === 'ACS-PROVA')).toEqual({
      name: 'Settore di prova',
      specializationId: 'ACS-PROVA',
      hours: [{ from: '0300', to: '0500' }],
      absent: [],
    });
    expect((await atHour('3')).reply.specializations).toContainEqual({
      name: 'Settore di prova',
      specializationId: 'ACS-PROVA',
      employees: 0,
      chairs: 1,
      lacks: 1,
    });
    await sibling.close();
    await takeChairAway();
    expect((await detail()).counters).toEqual(before.counters);
  });

  test('[E5.52][E5.53][M7.07] without a plant it is refused, with the words that say what to name', async () => {
    // As they arrive: a client of ours leaves an empty division out.
    for (const division of ['', 'division=&']) {
      const answer = await manager.send('PUT', `/api/counters?${division}from=${DATE}&to=${DATE}`);
      const { outcome } = (await answer.json()) as OutcomeReply;
      expect([division, answer.status, outcome.messageIT]).toEqual([
        division,
        400,
        "Indicare l'impianto di cui ricalcolare i contatori",
      ]);
    }
  });

  test("[E8.17] with the plant '-' the counters are an empty list, with the message 'Nessun impianto'", async () => {
    const { status, reply } = await recount(await server.signIn('responsabile.senza'), {
      division: '-',
      ...RANGE,
    });
    expect([status, reply.outcome, reply.counters]).toEqual([
      200,
      expect.objectContaining({ code: OUTCOME.ok, messageIT: 'Nessun impianto' }),
      [],
    ]);
  });

  test('[E5.39] plant, from and to are wanted for the counters; none of them is guessed', async () => {
    const addresses = [
      'from=20261101&to=20261130',
      'division=DIVLIRR&to=20261130',
      'division=DIVLIRR&from=20261101',
    ];
    for (const address of addresses.map((query) => `counters?${query}`)) {
      expect((await manager.send('GET', `/api/manager/${address}`)).status).toBe(400);
      expect((await manager.send('PUT', `/api/${address}`)).status).toBe(400);
    }
  });
});

describe('what is refused', () => {
  const ask = (client: TestClient, path: { timeslotId: string; counterId: string }) =>
    Promise.all([
      client.call(readCounterDetail, { path, query: {} }),
      client.call(readSpecializationCategories, { path, query: {} }),
      client.call(readSpecializationDetail, { path: { ...path, hour: '3' }, query: {} }),
    ]);

  test('[M1.07] counters are for the managers of the plant', async () => {
    for (const userName of ['responsabile.lirf', 'cta.lirr', 'responsabile.senza']) {
      const client = await server.signIn(userName);
      expect((await ask(client, NIGHT)).map(({ status }) => status)).toEqual([403, 403, 403]);
      expect((await recount(client, { division: 'DIVLIRR', ...RANGE })).status).toBe(403);
    }
  });

  test.each([
    ['a counter that is none', { counterId: 'DIVLIRR' }, 400, 'serve la forma divisione-AAAAMMGG'],
    ['a day that is none', { counterId: 'DIVLIRR-20261131' }, 400, 'La data «20261131» non è valida'],
    ['a division that is none', { counterId: 'DIVXXXX-20261118' }, 404, 'La divisione richiesta non esiste'],
    ['a timeslot of no plant', { timeslotId: 'X' }, 404, 'La fascia «X» non esiste in questo impianto'],
  ])('%s, with a sentence', async (_, part, status, words) => {
    for (const answer of await ask(manager, { ...NIGHT, ...part })) {
      expect([answer.status, answer.reply.outcome.messageIT]).toEqual([
        status,
        expect.stringContaining(words),
      ]);
    }
  });

  test.each([
    ['24', 400, 'serve un numero da 0 a 23'],
    ['tre', 400, 'serve un numero da 0 a 23'],
    ['12', 404, 'scegline una delle sue'],
  ])('the hour %s', async (hour, status, words) => {
    const answer = await atHour(hour);
    expect([answer.status, answer.reply.outcome.messageIT]).toEqual([status, expect.stringContaining(words)]);
  });
});
