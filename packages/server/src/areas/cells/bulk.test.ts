import { changeMany, changeRange, changeSelection, createMany } from '@torre/contract/bulk';
import type { BulkItem, BulkReply, SeenCell } from '@torre/contract/bulk';
import type { RosterPatch } from '@torre/contract/cells';
import { readCounters } from '@torre/contract/counters';
import { OUTCOME } from '@torre/contract/outcome';
import type { Shift } from '@torre/contract/month';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { DIVISION, Controllers } from '../../testing/bulk-steps.ts';
import { change, historyOf, standing, verdict } from '../../testing/roster-steps.ts';

let server: TestServer;
let manager: TestClient;
let many: Controllers;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  // who is absent is asked about first: over-absence.test.ts
  await server.db.query('delete from absence');
  manager = await server.signIn('responsabile.lirr');
  many = await Controllers.of(manager);
});

afterAll(() => server.close());

const select = (cells: readonly SeenCell[], turn: string, preview = false, client = manager) =>
  client.call(changeSelection, { query: { preview }, body: { division: DIVISION, cells, turn } });

async function idOf(turn: string, icao = 'LIRR'): Promise<string> {
  const { rows } = await server.db.query(
    'select shift_id from shift_definition where icao = $1 and name = $2 limit 1',
    [icao, turn],
  );
  return rows[0].shift_id;
}

describe('one shift for many cells', () => {
  test('changes them all at once: history, trail and one word to the others', async () => {
    const other = await server.signIn('responsabile2.lirr');
    const stream = await other.openEvents();
    await stream.next('hello');
    const dates = ['20261207', '20261208', '20261209'];
    const cells = [
      ...(await Promise.all(dates.map((date) => many.seen(0, date)))),
      await many.seen(1, '20261207'),
    ];
    const before = await many.cell(0, '20261207');
    const answer = await select(cells, 'T12');
    expect(verdict(answer)).toEqual([200, OUTCOME.ok]);
    expect(answer.reply.outcome.messageIT).toBe('4 turni modificati.');
    expect(await many.turns(0, dates)).toEqual(['T12', 'T12', 'T12']);
    const { data: patch } = await stream.next('roster', ({ data }) =>
      (data as RosterPatch).cells.some(({ employeeId }) => employeeId === many.id(0)),
    );
    expect(patch.cells).toHaveLength(4);
    expect(patch.cells[0]).toMatchObject({ turn: 'T12', version: 2 });
    const [active, former] = await historyOf(manager, before);
    expect([active!.turn, former!.turn, former!.storifiedAction]).toEqual([
      'T12',
      before.shift.turn,
      'CHANGE',
    ]);
    const { rows } = await server.db.query(
      `select call, what, day, (select old_value || ' ' || new_value from audit_value v
         where v.audit_id = a.audit_id and field = 'turn') as turn
       from audit a where entity = 'shift' and entity_key = $1`,
      [before.shift.shiftId],
    );
    expect(rows).toEqual([
      { call: 'changeSelection', what: 'update', day: '2026-12-07', turn: `${before.shift.turn} T12` },
    ]);
  });

  test('leaves out what somebody else changed meanwhile, with what stands there now, and what is too old', async () => {
    const stale = await many.seen(2, '20261207');
    await change(manager, await many.cell(2, '20261207'), { turn: 'N' });
    const old = await many.seen(2, '20261102');
    const answer = await select([stale, old, await many.seen(2, '20261208')], 'T12');
    expect(verdict(answer)).toEqual([200, OUTCOME.partlySaved]);
    expect(answer.reply.outcome.messageIT).toBe('Un turno modificato, 2 no.');
    const [first, second] = answer.reply.refused;
    expect(first).toMatchObject({
      date: '20261207',
      code: OUTCOME.stale,
      current: { turn: 'N', version: 2 },
    });
    expect(first!.messageIT).toMatch(/^Il turno è stato modificato nel frattempo da .+: ora c'è N\.$/);
    expect(second).toMatchObject({ date: '20261102', code: OUTCOME.editWindowClosed, current: null });
    expect(await many.turns(2, ['20261207', '20261208'])).toEqual(['N', 'T12']);
  });

  test('is refused as a whole when no cell can change, and nothing is saved', async () => {
    const old = await many.seen(3, '20261102');
    const { rows: before } = await server.db.query('select count(*) from audit');
    const answer = await select([old], 'T12');
    expect(verdict(answer)).toEqual([409, OUTCOME.nothingSaved]);
    expect((answer.reply as BulkReply).refused).toHaveLength(1);
    expect((await server.db.query('select count(*) from audit')).rows).toEqual(before);
  });

  test('keeps the notes of each cell, and leaves a cell alone that has the shift already', async () => {
    const noted = await many.cell(4, '20261207');
    await change(manager, noted, { turn: 'P', note: 'Con il log', noteTurno: 'Solo qui' });
    await change(manager, await many.cell(4, '20261208'), { turn: 'M' });
    const cells = [await many.seen(4, '20261207'), await many.seen(4, '20261208')];
    const { reply } = await select(cells, 'M');
    expect(reply.shifts.map(({ date }) => date)).toEqual(['20261207']);
    expect(await standing(manager, noted)).toMatchObject({
      turn: 'M',
      note: 'Con il log',
      noteTurno: 'Solo qui',
      version: 3,
    });
    expect((await many.cell(4, '20261208')).shift.version).toBe(cells[1]!.version);
  });

  test('of two who change the same cells at the same moment each cell has one winner, and the other hears of it', async () => {
    const cells = await Promise.all(['20261207', '20261208', '20261209'].map((date) => many.seen(5, date)));
    const other = await server.signIn('responsabile2.lirr');
    const answers = await Promise.all([
      select(cells, 'T10'),
      select(cells.toReversed(), 'T12', false, other),
    ]);
    const changed = answers.flatMap(({ reply }) => reply.shifts.map(({ shiftId }) => shiftId));
    const refused = answers.flatMap(({ reply }) => reply.refused.map(({ code }) => code));
    expect([new Set(changed).size, changed.length]).toEqual([3, 3]);
    expect(refused).toEqual([OUTCOME.stale, OUTCOME.stale, OUTCOME.stale]);
  });
});

test('a range of people and days gets one shift', async () => {
  const dates = ['20261207', '20261208', '20261209'];
  const rows = [20, 21];
  const versions = await Promise.all(rows.flatMap((nth) => dates.map((date) => many.seen(nth, date))));
  const body = {
    division: DIVISION,
    employees: rows.map((nth) => many.id(nth)),
    from: '20261207',
    to: '20261209',
    turn: 'R',
    versions,
  };
  const answer = await manager.call(changeRange, { query: {}, body });
  expect(answer.status).toBe(200);
  for (const nth of rows) expect(await many.turns(nth, dates)).toEqual(['R', 'R', 'R']);
});

describe('a list of cells with a shift each', () => {
  const items = (list: readonly BulkItem[], preview = false) =>
    manager.call(changeMany, { query: { division: DIVISION, preview }, body: list });
  const item = async (nth: number, date: string, part: Partial<BulkItem>): Promise<BulkItem> => {
    const { employeeId, version } = await many.seen(nth, date);
    return { employeeId, date, version, confTurnId: null, extraActivities: [], ...part };
  };

  test('is saved, taken away and put back as it was', async () => {
    const own = { startDate: '20261207 0730', endDate: '20261207 1530' };
    await change(manager, await many.cell(22, '20261207'), { turn: 'M', noteTurno: 'Prima', ...own });
    const first = await standing(manager, await many.cell(22, '20261207'));
    await items([await item(22, '20261207', { confTurnId: await idOf('N') })]);
    expect((await many.cell(22, '20261207')).shift).toMatchObject({ turn: 'N', startDate: '20261206 2300' });
    await items([await item(22, '20261207', { confTurnId: null })]);
    expect((await many.cell(22, '20261207')).shift.autogeneratedNote).toContain('ciclo');
    const answer = await items([await item(22, '20261207', { restore: first.version })]);
    expect(verdict(answer)).toEqual([200, OUTCOME.ok]);
    const { version: _, ...asBefore } = first;
    expect((await many.cell(22, '20261207')).shift).toMatchObject(asBefore as Partial<Shift>);
  });

  test('becomes what another cell holds, hours and overtime with it and notes not; an empty one changes nothing', async () => {
    const own = { startDate: '20261214 0730', endDate: '20261214 1530' };
    await change(manager, await many.cell(36, '20261214'), {
      turn: 'M',
      note: 'Solo qui',
      isStr: true,
      ...own,
    });
    const copyOf = { employeeId: many.id(36), date: '20261214' };
    const empty = { employeeId: many.id(36), date: '20261215' };
    await server.db.query('delete from day_shift where employee_id = $1 and day = $2', [
      empty.employeeId,
      '2026-12-15',
    ]);
    const before = await many.cell(37, '20261217');
    await items([
      await item(37, '20261216', { copyOf }),
      await item(38, '20261216', { copyOf }),
      await item(37, '20261217', { copyOf: empty }),
    ]);
    const copied = {
      turn: 'M',
      startDate: '20261216 0730',
      endDate: '20261216 1530',
      isStr: true,
      note: null,
    };
    expect((await many.cell(37, '20261216')).shift).toMatchObject(copied);
    expect((await many.cell(38, '20261216')).shift).toMatchObject(copied);
    expect((await many.cell(37, '20261217')).shift).toEqual(before.shift);
  });

  test('names each cell once, shifts of the plant and the right shiftId', async () => {
    const one = await item(23, '20261207', {});
    const wrong = [
      [[one, one], `compare due volte`],
      [[{ ...one, confTurnId: 'altrove' }], 'non esiste in questo impianto'],
      [[{ ...one, confTurnId: await idOf('M', 'LIRF') }], 'non esiste in questo impianto'],
      [[{ ...one, shiftId: `${one.employeeId}-20261208` }], 'non corrisponde'],
      [[{ ...one, shiftId: `${many.id(22)}-20261207` }], 'non corrisponde'],
      [[{ ...one, date: '20261341' }], 'non è valida'],
    ] as const;
    for (const [list, text] of wrong) {
      const answer = await items(list);
      expect([answer.status, answer.reply.outcome.messageIT]).toEqual([400, expect.stringContaining(text)]);
    }
  });

  test('inserts into empty cells only', async () => {
    const one = await item(24, '20261207', { confTurnId: await idOf('M'), version: null });
    const query = { division: DIVISION };
    const answer = await manager.call(createMany, { query, body: [one] });
    expect(verdict(answer)).toEqual([409, OUTCOME.nothingSaved]);
    await server.db.query('delete from day_shift where employee_id = $1 and day = $2', [
      one.employeeId,
      '2026-12-07',
    ]);
    expect((await manager.call(createMany, { query, body: [one] })).status).toBe(200);
    expect((await many.cell(24, '20261207')).shift).toMatchObject({ turn: 'M', version: 1 });
    expect((await manager.call(createMany, { query, body: [{ ...one, version: 1 }] })).status).toBe(400);
  });
});

describe('a preview', () => {
  const counters = async () => {
    const query = { division: DIVISION, from: '20261201', to: '20261231' };
    const { reply } = await manager.call(readCounters, { query });
    return new Map(
      reply.counters.map((row) => [`${row.daySelected} ${row.timeslotId}`, row.employees - row.chairs]),
    );
  };

  test('saves nothing, and the counters become what it foretold', async () => {
    const cells = await Promise.all(
      [25, 26, 27].flatMap((nth) => ['20261210', '20261211'].map((date) => many.seen(nth, date))),
    );
    const before = await counters();
    const { reply: foretold } = await select(cells, 'N', true);
    expect(foretold).toMatchObject({ outcome: { code: OUTCOME.ok }, position: null });
    const late = cells.map((cell) => ({ ...cell, version: 9 }));
    const preview = async (seen: typeof cells) => (await select(seen, 'T10', true)).reply.outcome;
    expect(await preview(cells)).toMatchObject({ code: OUTCOME.ok, messageIT: 'Cambierebbero 6 turni.' });
    expect(await preview([cells[0]!, ...late.slice(1)])).toMatchObject({
      code: OUTCOME.partlySaved,
      messageIT: 'Cambierebbe un turno, 5 no.',
    });
    expect(await preview(late)).toMatchObject({
      code: OUTCOME.partlySaved,
      messageIT: expect.stringMatching(/^Nessun turno cambierebbe\. ./),
    });
    expect(await counters()).toEqual(before);
    expect(await many.seen(25, '20261210')).toEqual(cells[0]);
    const { reply: saved } = await select(cells, 'N');
    expect(saved.shifts.map(({ shiftId, version }) => [shiftId, version])).toEqual(
      foretold.shifts.map(({ shiftId, version }) => [shiftId, version]),
    );
    const after = await counters();
    const moved = [...after].filter(([name, value]) => before.get(name) !== value);
    expect(moved.length).toBeGreaterThan(0);
    expect(
      new Map(
        foretold.effects!.map((effect) => [`${effect.daySelected} ${effect.timeslotId}`, effect.after]),
      ),
    ).toEqual(new Map(moved));
  });

  test('says which cells would be refused and why, without failing', async () => {
    const { status, reply } = await select(
      [await many.seen(28, '20261102'), await many.seen(28, '20261210')],
      'T12',
      true,
    );
    expect([status, reply.refused.map(({ code }) => code)]).toEqual([200, [OUTCOME.editWindowClosed]]);
  });
});

test('the division must exist and its plant be managed', async () => {
  const cells = [await many.seen(29, '20261207')];
  const body = { division: 'DIVNOWHERE', cells, turn: 'M' };
  expect((await manager.call(changeSelection, { query: {}, body })).status).toBe(404);
  const stranger = await server.signIn('responsabile.lirf');
  expect((await select(cells, 'M', false, stranger)).status).toBe(403);
  expect((await select(cells, 'M', true, stranger)).status).toBe(403);
  const clerk = await server.signIn('cta.lirr');
  expect((await select(cells, 'M', false, clerk)).status).toBe(403);
});
