import { readCounters } from '@torre/contract/counters';
import type { CounterRow, CountersPatch } from '@torre/contract/counters';
import { OUTCOME } from '@torre/contract/outcome';
import { filterCalendar } from '@torre/contract/month';
import { updateShift, createShift, deleteShift } from '@torre/contract/cells';
import type { Shift } from '@torre/contract/month';
import { addDays, compactDay, compactMinutes, dayFromCompact } from '@torre/domain/kernel';
import { DEFAULT_CAUSES, causesThatStay } from '@torre/domain/requests';
import { MonthCounters } from '@torre/domain/counters';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { zoneOf } from '../../platform/local-time.ts';
import { countersInput, withAskedSpecializations } from './counters-input.ts';
import { readCounterTables } from './counters.reads.ts';
import { PlantCounters } from './plant-counters.ts';
import type { Counting } from './plant-counters.ts';

/** What ships. */
const RULES = {
  absenceStates: [10, 20, 40, 50, 60],
  causesThatStay: causesThatStay(DEFAULT_CAUSES),
  activities: ['ADD', 'AULA', 'SIM', 'CT', 'UCS', 'PSIN', 'STP', 'SUPP', 'FNOP'],
};
const NOVEMBER = { from: '20261101', to: '20261130' } as const;

let server: TestServer;
let manager: TestClient;
/** Planted: while it is on, the counters cannot follow a save. */
let isBroken = false;

function plantedCounting(counting: Counting): Counting {
  return {
    follow: async (cells) => {
      if (isBroken) throw new Error('planted failure');
      await counting.follow(cells);
    },
    followTimeAway: (people) => counting.followTimeAway(people),
    followOrganisation: (changes) => counting.followOrganisation(changes),
    followIgnored: (icao, days) => counting.followIgnored(icao, days),
    countedDays: (wanted) => counting.countedDays(wanted),
    rows: (...days) => counting.rows(...days),
    preview: (...wish) => counting.preview(...wish),
    compare: (...wanted) => counting.compare(...wanted),
    look: (...counter) => counting.look(...counter),
    search: (...counter) => counting.search(...counter),
    forget: (days) => counting.forget(days),
    clear: () => counting.clear(),
  };
}

beforeAll(async () => {
  const parts = {
    counting: (deps: ConstructorParameters<typeof PlantCounters>[0]) =>
      plantedCounting(new PlantCounters(deps)),
  };
  server = await startTestServer({ today: '2026-11-14', parts });
  manager = await server.signIn('responsabile.lirr');
});

afterAll(() => server.close());

async function counters(
  client: TestClient,
  range: { from: string; to: string } = NOVEMBER,
  position?: string,
) {
  const { reply } = await client.call(readCounters, {
    query: { division: 'DIVLIRR', ...range, ...(position && { position }) },
  });
  return reply.counters;
}

/** The counters counted anew from what stands in the database. */
async function oracle(range: { from: string; to: string } = NOVEMBER) {
  const [from, to] = [dayFromCompact(range.from)!, dayFromCompact(range.to)!];
  const zone = zoneOf(from, to);
  const tables = withAskedSpecializations(await readCounterTables(server.db, 'LIRR', from, to));
  const anew = new MonthCounters(countersInput(tables, RULES, zone, from, to));
  anew.compute();
  const clock = (at: number): string => compactMinutes(zone.local(at).minute);
  return Array.from({ length: to - from + 1 }, (_, index) =>
    tables.timeslots.map((slot, slotIndex) => {
      const { beginCounter, endCounter, ...numbers } = anew.row(slotIndex, addDays(from, index));
      return {
        daySelected: compactDay(addDays(from, index)),
        timeslotId: slot.timeslotId,
        ...numbers,
        beginCounterTime: clock(beginCounter),
        endCounterTime: clock(endCounter),
      };
    }),
  ).flat();
}

function figures(rows: readonly CounterRow[]) {
  return rows.map(({ daySelected, timeslotId, employees, chairs, lacks, hasAnotherLacks, timeSlot }) => ({
    daySelected,
    timeslotId,
    employees,
    chairs,
    lacks,
    hasAnotherLacks,
    beginCounterTime: timeSlot.beginCounterTime,
    endCounterTime: timeSlot.endCounterTime,
  }));
}

async function shiftWith(
  turn: string,
  date: string,
  version?: number,
): Promise<Shift & { employeeId: string }> {
  const { reply } = await manager.call(filterCalendar, {
    query: { plant: 'LIRR' },
    body: { from: date, to: date },
  });
  const person = reply.employees.find(
    ({ category, shifts: [shift] }) =>
      category === 'CTA' && shift?.turn === turn && (version === undefined || shift.version === version),
  )!;
  return { ...person.shifts[0]!, employeeId: person.employeeId };
}

function save({ shiftId, ...shift }: Shift & { employeeId: string }, turn: string) {
  const { employeeId, date, version } = shift;
  const kept = { note: null, noteTurno: null, isStr: false, overAbsence: true };
  const body = { date, employeeId, turn, version, ...kept };
  return manager.call(updateShift, { path: { shiftId }, query: { plant: 'LIRR' }, body });
}

describe('the counters of a plant', () => {
  test('[E7.9.08] stand for every timeslot and day of the range', async () => {
    const rows = await counters(manager);
    expect(rows).toHaveLength(6 * 30);
    expect(rows[0]).toMatchObject({
      counterId: 'DIVLIRR-20261101',
      daySelected: '20261101',
      timeslotId: 'N',
      timeSlot: { beginTime: '2300', endTime: '0700' },
      chairs: 12,
    });
    expect(figures(rows)).toEqual(await oracle());
  });

  test('a shift taken away lowers its slot by one at once, and its night the slot of the morning', async () => {
    const before = await counters(manager, { from: '20261117', to: '20261117' });
    const saved = await save(await shiftWith('M', '20261117', 1), 'R');
    const after = await counters(manager, { from: '20261117', to: '20261117' }, saved.reply.position);
    const slot = (rows: readonly CounterRow[], id: string) =>
      rows.find((row) => row.timeslotId === id)!.employees;
    expect(slot(after, 'M')).toBe(slot(before, 'M') - 1);
    expect(slot(after, 'N')).toBe(slot(before, 'N'));
    await save(await shiftWith('N', '20261117', 1), 'R');
    expect(slot(await counters(manager, { from: '20261117', to: '20261117' }), 'N')).toBe(
      slot(before, 'N') - 1,
    );
  });

  test('after many saves, across the ends of months, they equal the full recount', async () => {
    const months = { from: '20261115', to: '20261215' };
    await counters(manager, months);
    const turns = ['M', 'P', 'N', 'N11', 'T16', 'R', 'FREE', 'REP', 'RPD', 'FLES', 'TB'];
    const dates = ['20261129', '20261130', '20261201', '20261202', '20261120'];
    for (let nth = 0; nth < 60; nth++) {
      const date = dates[nth % dates.length]!;
      const { reply } = await manager.call(filterCalendar, {
        query: { plant: 'LIRR' },
        body: { from: date, to: date },
      });
      const person = reply.employees[(nth * 37) % reply.employees.length]!;
      const answer = await save(
        { ...person.shifts[0]!, employeeId: person.employeeId },
        turns[(nth * 7) % turns.length]!,
      );
      expect(answer.status).toBe(200);
    }
    expect(figures(await counters(manager, months))).toEqual(await oracle(months));
    const sibling = await server.startSibling();
    expect(figures(await counters(await sibling.signIn('responsabile2.lirr'), months))).toEqual(
      await oracle(months),
    );
    await sibling.close();
  }, 60_000);

  test('another process answers as far as the position of the save', async () => {
    const sibling = await server.startSibling();
    const other = await sibling.signIn('responsabile2.lirr');
    const day = { from: '20261118', to: '20261118' };
    const before = await counters(other, day);
    const saved = await save(await shiftWith('P', '20261118', 1), 'R');
    const after = await counters(other, day, saved.reply.position);
    const slot = (rows: readonly CounterRow[]) => rows.find((row) => row.timeslotId === 'P')!.employees;
    expect(slot(after)).toBe(slot(before) - 1);
    await sibling.close();
  });

  test('changed counters reach the managers of the plant, and nobody else', async () => {
    const [other, colleague, stranger] = await Promise.all(
      ['responsabile2.lirr', 'meteo.lirr', 'responsabile.lirf'].map(async (userName) => {
        const stream = await (await server.signIn(userName)).openEvents();
        await stream.next('hello');
        return stream;
      }),
    );
    await save(await shiftWith('M', '20261119', 1), 'R');
    const { data } = await other!.next('counters', (event) =>
      (event.data as CountersPatch).counters.some((row) => row.daySelected === '20261119'),
    );
    expect(data.plant).toBe('LIRR');
    const now = await counters(manager, { from: '20261118', to: '20261120' });
    expect((data as CountersPatch).counters).toEqual(now);
    await colleague!.next('roster');
    expect(colleague!.received.some((event) => event.name === 'counters')).toBe(false);
    expect(stranger!.received.some((event) => event.name === 'counters')).toBe(false);
  });
});

describe('when the counters cannot follow', () => {
  test('[M8.02][M8.20][M8.75][M8.76] the save stands, the outcome is positive and says so, and they are right again', async () => {
    // a month that no test counted before: its empty cell is made behind the product's back
    const date = '20270113';
    const january = { from: '20270101', to: '20270131' };
    const empty = (await shiftWith('P', date, 1)).employeeId;
    await server.db.query('delete from day_shift where employee_id = $1 and day = $2', [empty, date]);
    const shift = await shiftWith('M', date, 1);
    await counters(manager, january);
    isBroken = true;
    const body = { date, employeeId: empty, turn: 'M', note: null, noteTurno: null, isStr: false };
    const inserted = await manager.call(createShift, { query: { plant: 'LIRR' }, body });
    const changed = await save(shift, 'P');
    const query = { plant: 'LIRR', version: changed.reply.shift.version };
    const deleted = await manager.call(deleteShift, { path: { shiftId: shift.shiftId }, query });
    isBroken = false;
    expect([inserted, changed, deleted].map(({ status, reply }) => [status, reply.outcome])).toMatchObject([
      [200, warning('Inserimento avvenuto con successo.')],
      [200, warning('Modifica avvenuta con successo.')],
      [200, warning('Eliminazione avvenuta con successo.')],
    ]);
    expect(figures(await counters(manager, january, deleted.reply.position))).toEqual(await oracle(january));
  });

  test('[M8.01] a save that they follow has outcome code 0', async () => {
    const saved = await save(await shiftWith('M', '20261122', 1), 'P');
    expect(saved.reply.outcome).toMatchObject({
      code: OUTCOME.ok,
      messageIT: 'Modifica avvenuta con successo.',
    });
  });

  const warning = (text: string) => ({
    code: OUTCOME.countersNotUpdated,
    messageIT: `${text} Non è stato possibile aggiornare i contatori`,
  });
});

describe('who may read counters', () => {
  const ask = (client: TestClient, division: string) =>
    client.call(readCounters, { query: { division, ...NOVEMBER } });

  test('managers of the plant only', async () => {
    for (const [userName, division, status] of [
      ['responsabile.lirf', 'DIVLIRR', 403],
      ['cta.lirr', 'DIVLIRR', 403],
      ['responsabile.lirr', 'DIVXXXX', 404],
    ] as const) {
      expect((await ask(await server.signIn(userName), division)).status).toBe(status);
    }
    expect((await ask(server.anonymous, 'DIVLIRR')).status).toBe(401);
  });

  test("[E8.15] the division '-' has no counters", async () => {
    const { reply } = await ask(await server.signIn('responsabile.senza'), '-');
    expect(reply).toMatchObject({
      outcome: { code: OUTCOME.ok, messageIT: 'Nessun impianto' },
      counters: [],
    });
  });

  test('without a division nothing is read', async () => {
    const response = await manager.send('GET', '/api/manager/counters?from=20261101&to=20261130');
    expect(response.status).toBe(400);
    const { outcome } = (await response.json()) as { outcome: { messageIT: string } };
    expect(outcome.messageIT).toBe('Required parameter for counters is null or undefined');
  });
});

describe('a night of the change of clocks', () => {
  test.each([
    ['20261025', '2300', '0700'],
    ['20261024', '2300', '0700'],
  ])('the slot N of %s is counted', async (date, beginTime, endTime) => {
    const [night] = await counters(manager, { from: date, to: date });
    expect(night!.timeSlot).toMatchObject({ beginTime, endTime });
    expect(figures([night!])).toEqual((await oracle({ from: date, to: date })).slice(0, 1));
  });
});
