import type { RosterPatch } from '@torre/contract/cells';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer, TestStream } from '../../testing/index.ts';
import { cellOf, cellWith, change, employeeIdOf, utcMinute } from '../../testing/roster-steps.ts';

let server: TestServer;
let manager: TestClient;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  manager = await server.signIn('responsabile.lirr');
});

afterAll(() => server.close());

async function streamOf(userName: string): Promise<TestStream> {
  const stream = await (await server.signIn(userName)).openEvents();
  await stream.next('hello');
  return stream;
}

async function patchFor(stream: TestStream, employeeId: string, date?: string): Promise<RosterPatch> {
  const event = await stream.next('roster', ({ data }) =>
    (data as RosterPatch).cells.some(
      (cell) => cell.employeeId === employeeId && (date === undefined || cell.date === date),
    ),
  );
  return event.data;
}

describe('a change reaches every open screen', () => {
  test('the other manager sees marks and who did it, the person and colleagues the turn alone', async () => {
    const person = await server.signIn('cta.lirr');
    const me = await employeeIdOf(person);
    const [other, own, colleague] = await Promise.all(
      ['responsabile2.lirr', 'cta.lirr', 'meteo.lirr'].map(streamOf),
    );
    const cell = await cellOf(manager, me, '20261123');
    const times = { startDate: '20261123 1000', endDate: '20261123 1830' };
    const marked = { turn: 'T10', note: 'Riservata', isStr: true, ...times };
    const { reply } = await change(manager, cell, marked);
    const changed = { employeeId: me, date: '20261123', turn: 'T10', version: reply.shift.version };
    expect(await patchFor(other!, me)).toEqual({
      plant: 'LIRR',
      cells: [{ ...changed, marks: 'snt', times: ['20261123 1000', '20261123 1830'].map(utcMinute) }],
      modifyUser: {
        employeeId: await employeeIdOf(manager),
        employeeName: expect.any(String),
        employeeSurname: expect.stringMatching(/./),
      },
    });
    expect(await patchFor(own!, me)).toEqual({ plant: 'LIRR', cells: [{ ...changed, marks: '' }] });
    const { version: _, ...seen } = changed;
    expect(await patchFor(colleague!, me)).toEqual({ plant: 'LIRR', cells: [{ ...seen, marks: '' }] });
  });

  test('two managers of one name are told apart: a patch names who changed the cell by personnel code', async () => {
    const [first, second] = await Promise.all(
      [manager, await server.signIn('responsabile2.lirr')].map(employeeIdOf),
    );
    const names = async (employeeId: string) =>
      (await server.db.query('select name, surname from employee where employee_id = $1', [employeeId]))
        .rows[0];
    const before = await names(second!);
    onTestFinished(async () => {
      await server.db.query('update employee set name = $2, surname = $3 where employee_id = $1', [
        second,
        before.name,
        before.surname,
      ]);
    });
    await server.db.query(
      'update employee e set name = o.name, surname = o.surname from employee o where e.employee_id = $2 and o.employee_id = $1',
      [first, second],
    );
    const stream = await streamOf('responsabile2.lirr');
    const cell = await cellWith(manager, 'M', '20261129');
    await change(manager, cell, { turn: 'P' });
    const { modifyUser } = await patchFor(stream, cell.person.employeeId, '20261129');
    expect(modifyUser).toEqual({
      employeeId: first,
      employeeName: (await names(second!)).name,
      employeeSurname: (await names(second!)).surname,
    });
  });

  test('of a note, of hours and of a mark colleagues hear nothing, managers and the person do', async () => {
    const me = await employeeIdOf(await server.signIn('cta.lirr'));
    const [other, own, colleague] = await Promise.all(
      ['responsabile2.lirr', 'cta.lirr', 'meteo.lirr'].map(streamOf),
    );
    const saveOf = async (changes: object) =>
      change(manager, await cellOf(manager, me, '20261127'), { turn: 'M', ...changes });
    await saveOf({});
    const before = colleague!.received.length;
    await saveOf({ note: 'Riservata' });
    await saveOf({ isStr: true, startDate: '20261127 0800', endDate: '20261127 1500' });
    const hidden = ({ data }: { data: RosterPatch }): boolean => data.cells[0]!.version === 4;
    for (const stream of [other!, own!]) await stream.next('roster', hidden);
    await saveOf({ turn: 'P' });
    await colleague!.next('roster', ({ data }) => (data as RosterPatch).cells[0]!.turn === 'P');
    const heard = colleague!.received.slice(before).map(({ data }) => (data as RosterPatch).cells);
    const seen = { employeeId: me, date: '20261127', marks: '' };
    expect(heard.flat().filter(({ date }) => date === '20261127')).toEqual([
      ...(before === 1 ? [{ ...seen, turn: 'M' }] : []),
      { ...seen, turn: 'P' },
    ]);
  });

  test('staff whose category does not pass the guard of the calendar hear of nobody but themselves', async () => {
    const clerk = await server.signIn('impiegato');
    const me = await employeeIdOf(clerk);
    const [stream, witness] = await Promise.all(['impiegato', 'meteo.lirr'].map(streamOf));
    const cell = await cellWith(manager, 'M', '20261128');
    await change(manager, cell, { turn: 'P' });
    await patchFor(witness!, cell.person.employeeId);
    await change(manager, await cellOf(manager, me, '20261130'), { turn: 'R' });
    await patchFor(stream!, me);
    const people = stream!.received
      .filter(({ name }) => name === 'roster')
      .flatMap(({ data }) => (data as RosterPatch).cells.map(({ employeeId }) => employeeId));
    expect(new Set(people)).toEqual(new Set([me]));
  });

  test('who leaves the plant hears of the colleagues up to the last day of the stay', async () => {
    const me = await employeeIdOf(await server.signIn('meteo.lirr'));
    const until = (day: string | null) =>
      server.db.query('update assignment set valid_to = $2 where employee_id = $1', [me, day]);
    await until('2026-12-04');
    const stream = await streamOf('meteo.lirr');
    await change(manager, await cellWith(manager, 'M', '20261205'), { turn: 'P' });
    const last = await cellWith(manager, 'M', '20261204');
    await change(manager, last, { turn: 'P' });
    await patchFor(stream, last.person.employeeId);
    await until(null);
    const days = stream.received
      .filter(({ name }) => name === 'roster')
      .flatMap(({ data }) => (data as RosterPatch).cells.map(({ date }) => date));
    expect(days).toEqual(['20261204']);
  });

  test('nobody of another plant hears of it', async () => {
    const streams = await Promise.all(['responsabile.lirf', 'cta.lirf', 'pilota'].map(streamOf));
    const watcher = await streamOf('responsabile2.lirr');
    const cell = await cellWith(manager, 'M', '20261124');
    await change(manager, cell, { turn: 'P' });
    await patchFor(watcher, cell.person.employeeId);
    // a change of their own plant, sent later, has arrived: what was sent before would have too
    const fiumicino = await server.signIn('responsabile.lirf');
    const theirs = await cellOf(
      fiumicino,
      await employeeIdOf(await server.signIn('cta.lirf')),
      '20261124',
      'LIRF',
    );
    await change(fiumicino, theirs, { turn: 'R' }, 'LIRF');
    await patchFor(streams[0]!, theirs.person.employeeId);
    for (const stream of streams) {
      const plants = stream.received
        .filter((event) => event.name === 'roster')
        .map((event) => event.data.plant);
      expect(plants).not.toContain('LIRR');
    }
  });

  test('an absence reaches colleagues without its reason', async () => {
    const colleague = await streamOf('meteo.lirr');
    const watcher = await streamOf('responsabile2.lirr');
    const cell = await cellWith(manager, 'M', '20261125');
    const { employeeId } = cell.person;
    await server.db.query(
      `update shift_definition set to_date = '2026-11-24' where icao = 'LIRR' and name = 'TB'`,
    );
    await server.db.query(
      `update day_shift set turn = 'TB', version = 2 where employee_id = $1 and day = '2026-11-25'`,
      [employeeId],
    );
    await server.db.query(
      `insert into outbox (event_id, topic, payload) values (gen_random_uuid(), 'roster.changed', $1)`,
      [JSON.stringify({ plant: 'LIRR', cells: [[employeeId, '20261125']] })],
    );
    expect((await patchFor(watcher, employeeId)).cells[0]!.turn).toBe('TB');
    expect((await patchFor(colleague, employeeId)).cells[0]!.turn).toBe('ASS');
  });

  test('a screen that was away hears what it missed', async () => {
    const first = await streamOf('responsabile2.lirr');
    const position = first.lastEventId ?? (await first.next('hello')).data.position;
    first.close();
    const cell = await cellWith(manager, 'M', '20261126');
    await change(manager, cell, { turn: 'P' });
    const again = await (await server.signIn('responsabile2.lirr')).openEvents(position);
    const missed = await patchFor(again, cell.person.employeeId, '20261126');
    // What was missed comes together: changes of other tests may stand beside this one.
    const { employeeId } = cell.person;
    expect(missed.cells).toContainEqual(
      expect.objectContaining({ employeeId, date: '20261126', turn: 'P', version: 2 }),
    );
  });
});
