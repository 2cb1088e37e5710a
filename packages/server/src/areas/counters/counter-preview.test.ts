import { changeMany } from '@torre/contract/bulk';
import { previewCounters, readCounterDetail, readCounters } from '@torre/contract/counters';
import type { CounterRow, WishedChange } from '@torre/contract/counters';
import { filterCalendar } from '@torre/contract/month';
import { updateShift } from '@torre/contract/cells';
import { dayFromIso } from '@torre/domain/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/index.ts';
import { publishAbsences } from '../people/index.ts';
import { startTestServer } from '../../testing/index.ts';
import { peopleAway } from '../../testing/people-away.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { difference, preview, wished, worst } from './preview-test-steps.ts';
import type { PersonShift, PreviewedHour } from './preview-test-steps.ts';

let server: TestServer;
let manager: TestClient;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  manager = await server.signIn('responsabile.lirr');
});

afterAll(() => server.close());

async function counters(position?: string): Promise<readonly CounterRow[]> {
  const query = { division: 'DIVLIRR', from: '20261101', to: '20261130', ...(position && { position }) };
  return (await manager.call(readCounters, { query })).reply.counters;
}

/** A controller who is there on a turn that nobody has changed yet. */
async function shiftWith(
  turn: string,
  date: string,
  fits: (employeeId: string, island: string | null) => boolean = () => true,
): Promise<PersonShift> {
  const away = await peopleAway(server.db, date);
  const body = { from: date, to: date };
  const { reply } = await manager.call(filterCalendar, { query: { plant: 'LIRR' }, body });
  const { employeeId, shifts } = reply.employees.find(
    ({ category, employeeId: code, island, shifts: [shift] }) =>
      category === 'CTA' &&
      shift?.turn === turn &&
      shift.version === 1 &&
      !away.has(code) &&
      fits(code, island),
  )!;
  return { ...shifts[0]!, employeeId };
}

function save({ shiftId, employeeId, date, version }: PersonShift, turn: string) {
  const body = { date, employeeId, turn, note: null, noteTurno: null, isStr: false, version };
  return manager.call(updateShift, { path: { shiftId }, query: { plant: 'LIRR' }, body });
}

async function islandOf(employeeId: string): Promise<string> {
  const sql = 'select island_id from assignment where employee_id = $1';
  return (await server.db.query<{ island_id: string }>(sql, [employeeId])).rows[0]!.island_id;
}

describe('what shifts would do', () => {
  test.each(['N', 'P', 'T12', 'R', 'RPN'])(
    'a morning that becomes %s moves the counters exactly as foretold, and asking moves none',
    async (turn) => {
      const shift = await shiftWith('M', '20261126');
      const before = worst(await counters());
      const { reply } = await preview(manager, [wished(shift, turn)]);
      expect(worst(await counters())).toEqual(before);
      const saved = await save(shift, turn);
      const after = worst(await counters(saved.reply.position));
      const moved = [...after].filter(([counter, value]) => before.get(counter) !== value);
      const foretold = reply.counters
        .filter((one) => difference(one.before) !== difference(one.after))
        .map(
          (one) =>
            `${one.daySelected} ${one.timeslotId}: ${difference(one.before)}, ${difference(one.after)}`,
        );
      expect(foretold.toSorted()).toEqual(
        moved.map(([counter, value]) => `${counter}: ${before.get(counter)}, ${value}`).toSorted(),
      );
      expect(moved.length).toBeGreaterThan(0);
    },
  );

  test('two people who swap a morning and an afternoon are counted together', async () => {
    const [morning, afternoon] = [await shiftWith('M', '20261127'), await shiftWith('P', '20261127')];
    const { reply } = await preview(manager, [wished(morning, 'P'), wished(afternoon, 'M')]);
    expect(reply.counters.filter((one) => difference(one.before) !== difference(one.after))).toEqual([]);
    expect(BigInt(reply.position)).toBeGreaterThan(0n);
  });

  test('the island and the specialization of who leaves lose one in the hours of the shift, and no other island does', async () => {
    const shift = await shiftWith('M', '20261125');
    const { reply } = await preview(manager, [wished(shift, 'R')]);
    const morning = reply.counters.find(({ timeslotId }) => timeslotId === 'M')!;
    const lost = morning.islands.filter(({ before, after }) => after.employees < before.employees);
    expect(lost.map(({ islandId }) => islandId)).toEqual([await islandOf(shift.employeeId)]);
    expect(
      morning.specializations.some(({ before, after }) => after.employees === before.employees - 1),
    ).toBe(true);
    expect(morning.hours.map(({ before, after }) => after.employees - before.employees)).toEqual(
      Array(8).fill(-1),
    );
  });
});

describe('two people of different islands who exchange their days', () => {
  const DATE = '20261221';
  const DIVISION = { division: 'DIVLIRR' };
  const exchanged = async (): Promise<readonly [PersonShift, PersonShift]> => {
    const [working, island] = await shiftWith('M', DATE).then(
      async (one) => [one, await islandOf(one.employeeId)] as const,
    );
    return [working, await shiftWith('R', DATE, (_code, other) => other !== island)];
  };
  const items = ([one, other]: readonly [PersonShift, PersonShift]) =>
    [
      [one, other],
      [other, one],
    ].map(([cell, from]) => ({
      employeeId: cell!.employeeId,
      date: DATE,
      version: cell!.version,
      confTurnId: null,
      extraActivities: [],
      copyOf: { employeeId: from!.employeeId, date: DATE },
    }));

  test('change no total: both islands are told, in the day and in a change of many cells, as they then stand', async () => {
    const pair = await exchanged();
    const [lost, won] = await Promise.all(pair.map(({ employeeId }) => islandOf(employeeId)));
    const { reply } = await preview(manager, [wished(pair[0], 'R'), wished(pair[1], 'M')]);
    const slotEffect = reply.counters.find(({ timeslotId }) => timeslotId === 'M')!;
    expect(slotEffect.after.employees).toBe(slotEffect.before.employees);
    const moved = new Map(
      slotEffect.islands.map(({ islandId, before, after }) => [
        islandId,
        difference(after) - difference(before),
      ]),
    );
    expect([moved.get(lost!), moved.get(won!)]).toEqual([-1, 1]);

    const bulk = await manager.call(changeMany, {
      query: { ...DIVISION, preview: true },
      body: items(pair),
    });
    const effect = bulk.reply.effects!.find(
      ({ timeslotId, daySelected }) => timeslotId === 'M' && daySelected === DATE,
    )!;
    const parts = new Map(effect.parts.map(({ name, before, after }) => [name, [before, after]]));
    const islands = slotEffect.islands.filter(({ islandId }) => [lost, won].includes(islandId));
    expect(islands.map(({ name }) => parts.get(name))).toEqual(
      islands.map(({ before, after }) => [difference(before), difference(after)]),
    );
    const unlike = slotEffect.specializations.filter(
      ({ before, after }) => difference(before) !== difference(after),
    );
    expect(unlike.map(({ specializationId: id }) => parts.get(id))).toEqual(
      unlike.map(({ before, after }) => [difference(before), difference(after)]),
    );

    const saved = await manager.call(changeMany, { query: DIVISION, body: items(pair) });
    expect(saved.status).toBe(200);
    const path = { timeslotId: 'M', counterId: `DIVLIRR-${DATE}` };
    const { counters: stands } = (
      await manager.call(readCounterDetail, { path, query: { position: saved.reply.position! } })
    ).reply;
    expect(stands.islands.map(({ name, employees, chairs }) => [name, employees - chairs])).toEqual(
      slotEffect.islands.map(({ name, after }) => [name, difference(after)]),
    );
  });
});

describe('what absences and activities would do', () => {
  const morning = (reply: { counters: readonly { timeslotId: string; hours: readonly PreviewedHour[] }[] }) =>
    reply.counters
      .find(({ timeslotId }) => timeslotId === 'M')
      ?.hours.map(({ hour, before, after }) => [hour, after.employees - before.employees]);

  test('two hours of leave empty those two hours, a day the whole shift, a night the slot of its morning', async () => {
    const shift = await shiftWith('M', '20261124');
    const { employeeId, date } = shift;
    const absence = { kind: 'absence', employeeId, from: date, to: date, codcausale: '104' } as const;
    const hours = await preview(manager, [
      { ...absence, startDate: `${date} 0700`, endDate: `${date} 0900` },
    ]);
    expect(morning(hours.reply)?.filter(([, moved]) => moved !== 0)).toEqual([
      ['0700', -1],
      ['0800', -1],
    ]);
    expect(
      morning((await preview(manager, [absence])).reply)?.filter(([, moved]) => moved === -1),
    ).toHaveLength(8);
    const night = await shiftWith('N', '20261124');
    const { reply } = await preview(manager, [{ ...absence, employeeId: night.employeeId }]);
    expect(reply.counters.map(({ timeslotId, daySelected }) => [timeslotId, daySelected])).toEqual([
      ['N', date],
    ]);
  });

  test('a simulator takes the shift, an instructor stays, overtime adds its hours', async () => {
    const { employeeId, date } = await shiftWith('M', '20261124');
    const activity = { kind: 'activity', employeeId, date } as const;
    expect(morning((await preview(manager, [{ ...activity, turnId: 'SIM' }])).reply)).toHaveLength(8);
    expect((await preview(manager, [{ ...activity, turnId: 'ISTR' }])).reply.counters).toEqual([]);
    const longer = { ...activity, turnId: 'STR', startDate: `${date} 1500`, endDate: `${date} 1600` };
    const { reply } = await preview(manager, [longer]);
    const afternoon = reply.counters.find(({ timeslotId }) => timeslotId === 'P')!;
    expect(
      afternoon.hours.flatMap(({ hour, before, after }) =>
        after.employees > before.employees ? [hour] : [],
      ),
    ).toEqual(['1500']);
  });

  test('a request that subtracts already is left out of both sides, and deciding it moves what it takes', async () => {
    const { employeeId, date } = await shiftWith('M', '20261123');
    const absenceId = '00000000-0000-4000-8000-0000000000aa';
    const day = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`;
    await inTransaction(server.db, async (tx) => {
      await tx.query({
        text: `insert into absence (absence_id, employee_id, cause, state, unit, from_day, to_day)
          values ($1, $2, '8114', 40, 'G', $3, $3)`,
        values: [absenceId, employeeId, day],
      });
      const from = dayFromIso(day)!;
      await publishAbsences(tx, { employeeId, from, to: from });
    });
    const absence = { kind: 'absence', employeeId, from: date, to: date, codcausale: '8114' } as const;
    await expect.poll(async () => (await preview(manager, [absence])).reply.counters).toEqual([]);
    const { reply } = await preview(manager, [absence], [absenceId]);
    expect(morning(reply)?.map(([, moved]) => moved)).toEqual(Array(8).fill(-1));
  });
});

describe('what is refused', () => {
  test('only managers of the plant are told, and of nobody who is not in it', async () => {
    const shift = await shiftWith('M', '20261126');
    const changes = [wished(shift, 'P')];
    expect((await preview(await server.signIn('responsabile.lirf'), changes)).status).toBe(403);
    expect((await preview(await server.signIn('cta.lirr'), changes)).status).toBe(403);
    expect((await preview(manager, [wished({ ...shift, employeeId: '0' }, 'P')])).status).toBe(404);
    const { date } = shift;
    const absence = { kind: 'absence', employeeId: '0', from: date, to: date, codcausale: 'MAL' } as const;
    expect((await preview(manager, [absence])).status).toBe(404);
  });

  test.each([
    ['a shift that the plant does not have', { turn: 'XYZ' }, 'Il turno inserito non è valido'],
    ['a begin without an end', { startDate: '20261126 0700' }, "Servono sia l'inizio sia la fine"],
    [
      'an end before the begin',
      { startDate: '20261126 0900', endDate: '20261126 0700' },
      "La fine viene prima dell'inizio.",
    ],
    [
      'times of another week',
      { startDate: '20261101 0700', endDate: '20261101 0900' },
      'lontani dal loro giorno',
    ],
    ['a day that is none', { date: '20261131' }, 'La data «20261131» non è valida'],
  ])('%s, with a sentence', async (_, part, words) => {
    const shift = await shiftWith('M', '20261126');
    const { status, reply } = await preview(manager, [{ ...wished(shift, 'P'), ...part } as WishedChange]);
    expect([status, reply.outcome.messageIT]).toEqual([400, expect.stringContaining(words)]);
  });

  test('a shift of more than a day, and days in more months than are looked at for one answer', async () => {
    const { employeeId } = await shiftWith('M', '20261124');
    const ask = (changes: readonly WishedChange[]) =>
      manager.call(previewCounters, { query: { division: 'DIVLIRR' }, body: { changes } });
    const long = { startDate: '20261124 0700', endDate: '20261125 0701' };
    const shift = { kind: 'shift', employeeId, date: '20261124', turn: 'M', ...long } as const;
    const tooLong = await ask([shift]);
    expect([tooLong.status, tooLong.reply.outcome.messageIT]).toEqual([
      400,
      'Un turno dura al massimo 24 ore.',
    ]);
    const leaves = ['202601', '202603', '202605', '202607'].map((month): WishedChange => ({
      kind: 'absence',
      employeeId,
      codcausale: '8114',
      from: `${month}10`,
      to: `${month.slice(0, 4)}${String(Number(month.slice(4)) + 1).padStart(2, '0')}10`,
    }));
    const tooMany = await ask(leaves);
    expect(tooMany.status).toBe(400);
    expect(tooMany.reply.outcome.messageIT).toContain('più di 6 mesi');
    expect((await ask(leaves.slice(0, 3))).status).toBe(200);
  });

  test('a cell that is named twice', async () => {
    const shift = await shiftWith('M', '20261126');
    const { status } = await preview(manager, [wished(shift, 'P'), wished(shift, 'N')]);
    expect(status).toBe(400);
  });
});
