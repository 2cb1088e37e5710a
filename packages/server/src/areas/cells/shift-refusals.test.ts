import { changeSelection } from '@torre/contract/bulk';
import { signOut } from '@torre/contract/identity';
import { OUTCOME } from '@torre/contract/outcome';
import { compactCalendar, filterCalendar } from '@torre/contract/month';
import { createShift, deleteShift, readDay, shiftHistory, updateShift } from '@torre/contract/cells';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { DIVISION } from '../../testing/bulk-steps.ts';
import {
  LIRR,
  bodyFor,
  cellWith,
  change,
  employeeIdOf,
  standing,
  verdict,
} from '../../testing/roster-steps.ts';
import type { StandingCell } from '../../testing/roster-steps.ts';

let server: TestServer;
let manager: TestClient;

beforeAll(async () => {
  // Saturday 14/11/2026; October closed on 04/11
  server = await startTestServer({ today: '2026-11-14' });
  manager = await server.signIn('responsabile.lirr');
});

afterAll(() => server.close());

/** Every call of a manager, as this client gets it answered for a cell of LIRR. */
async function managerCalls(client: TestClient, cell: StandingCell) {
  const { date } = cell.shift;
  const { employeeId } = cell.person;
  const range = { from: date, to: date };
  const path = { shiftId: cell.shift.shiftId };
  return [
    await client.call(filterCalendar, { query: LIRR, body: range }),
    await client.call(compactCalendar, { query: { ...LIRR, shape: 'compact' }, body: range }),
    await client.call(readDay, { query: { ...LIRR, employeeId, date } }),
    await client.call(shiftHistory, { query: { employeeId, date } }),
    await client.call(createShift, { query: LIRR, body: bodyFor(cell, { turn: 'P' }) }),
    await client.call(updateShift, { path, query: LIRR, body: bodyFor(cell, { turn: 'P' }) }),
    await client.call(deleteShift, { path, query: { ...LIRR, version: cell.shift.version } }),
  ];
}

describe('who may not', () => {
  test.each(['responsabile.lirf', 'responsabile.senza', 'cta.lirr', 'admin', 'hr'])(
    '%s neither reads nor changes the roster of LIRR as a manager',
    async (userName) => {
      const cell = await cellWith(manager, 'M', '20261123');
      const answers = await managerCalls(await server.signIn(userName), cell);
      expect(answers.map(verdict)).toEqual(answers.map(() => [403, OUTCOME.notAllowed]));
      expect(await standing(manager, cell)).toEqual(cell.shift);
    },
  );

  test('a session that ended gets 401 from every call', async () => {
    const cell = await cellWith(manager, 'M', '20261123');
    const client = await server.signIn('responsabile2.lirr');
    const { cookie } = client;
    await client.call(signOut, {});
    const headers = { cookie };
    const range = { from: '20261101', to: '20261130' };
    expect(verdict(await client.call(filterCalendar, { query: LIRR, body: range }, { headers }))).toEqual([
      401,
      OUTCOME.sessionEnded,
    ]);
    const answers = await managerCalls(server.anonymous, cell);
    expect(answers.map(verdict)).toEqual(answers.map(() => [401, OUTCOME.noSession]));
  });

  test('the history of a stranger is refused in one way, whether there is a plant that day or not', async () => {
    const stranger = await employeeIdOf(await server.signIn('cta.lirf'));
    const ask = (employeeId: string) =>
      manager.call(shiftHistory, { query: { employeeId, date: '20261123' } });
    const answers = [await ask(stranger), await ask('899999')];
    expect(answers.map(verdict)).toEqual(answers.map(() => [403, OUTCOME.notAllowed]));
    expect(answers[0]!.reply).toEqual(answers[1]!.reply);
  });

  test('a plant that is managed from tomorrow is not managed today', async () => {
    const coming = await startTestServer({ today: '2026-11-14' });
    try {
      await coming.db.query(
        `insert into managed_plant (user_name, icao, valid_from) values ('responsabile.lirf', 'LIRR', '2026-11-15')`,
      );
      const body = { from: '20261123', to: '20261123' };
      const ask = async () =>
        (await (await coming.signIn('responsabile.lirf')).call(filterCalendar, { query: LIRR, body })).status;
      expect(await ask()).toBe(403);
      coming.clock.advance({ days: 1 });
      expect(await ask()).toBe(200);
    } finally {
      await coming.close();
    }
  });

  test('a person of another plant is not assigned here, whoever asks', async () => {
    const cell = await cellWith(manager, 'M', '20261123');
    const stranger = await employeeIdOf(await server.signIn('cta.lirf'));
    const body = bodyFor(cell, { employeeId: stranger, version: null });
    expect(verdict(await manager.call(createShift, { query: LIRR, body }))).toEqual([
      409,
      OUTCOME.notAssigned,
    ]);
    const query = { ...LIRR, employeeId: stranger, date: '20261123' };
    expect(verdict(await manager.call(readDay, { query }))).toEqual([404, OUTCOME.notFound]);
  });
});

describe('the edit window', () => {
  test('a day eight days back is closed, and the refusal names the day and the limit', async () => {
    const open = await cellWith(manager, 'M', '20261107');
    expect(verdict(await change(manager, open, { turn: 'P' }))).toEqual([200, OUTCOME.ok]);
    const closed = await cellWith(manager, 'M', '20261106');
    const answer = await change(manager, closed, { turn: 'P' });
    expect(verdict(answer)).toEqual([409, OUTCOME.editWindowClosed]);
    expect(answer.reply.outcome.messageIT).toBe(
      'Il turno del 06/11/2026 non è più modificabile: sono passati 8 giorni e il limite è di 7.',
    );
    expect(await standing(manager, closed)).toEqual(closed.shift);
  });
});

describe('the edit window on the day after a month closed', () => {
  let early: TestServer;

  // The world of another day may have to be built first, which a test has no time for.
  beforeAll(async () => {
    early = await startTestServer({ today: '2026-11-05' });
  });
  afterAll(() => early.close());

  test('a month that closed stays closed although the day is near', async () => {
    const client = await early.signIn('responsabile.lirr');
    const cell = await cellWith(client, 'M', '20261031');
    const answer = await change(client, cell, { turn: 'P' });
    expect(verdict(answer)).toEqual([409, OUTCOME.editWindowClosed]);
    expect(answer.reply.outcome.messageIT).toBe(
      'Il turno del 31/10/2026 non è più modificabile: il mese si è chiuso il 04/11/2026.',
    );
    expect(verdict(await change(client, await cellWith(client, 'M', '20261101'), { turn: 'P' }))).toEqual([
      200, 0,
    ]);
  });
});

describe('what is no shift', () => {
  test('an empty turn is refused', async () => {
    const answer = await change(manager, await cellWith(manager, 'M', '20261124'), { turn: ' ' });
    expect(verdict(answer)).toEqual([409, OUTCOME.turnRequired]);
    expect(answer.reply.outcome.messageIT).toBe('Il turno è obbligatorio');
  });

  test.each([['XYZ'], ['M2'], ['MA']])(
    '[M5.02][M5.03] the name %s fits no shift of the plant',
    async (turn) => {
      const answer = await change(manager, await cellWith(manager, 'M', '20261124'), { turn });
      expect(verdict(answer)).toEqual([409, OUTCOME.forbiddenTurns]);
      expect(answer.reply.outcome.messageIT).toBe('Il turno inserito non è valido');
    },
  );

  test('[M5.02] a secondary shift is no main shift', async () => {
    await server.db.query(
      `insert into shift_definition (icao, shift_id, name, description, shift_class, secondary_activity, from_date, ord)
       values ('LIRR', 'LIRR-AULA', 'AULA', 'Aula', 'LAV', true, '2020-01-01', 99)`,
    );
    const answer = await change(manager, await cellWith(manager, 'M', '20261124'), { turn: 'AULA' });
    expect(verdict(answer)).toEqual([409, OUTCOME.forbiddenTurns]);
  });

  test('overtime on FREE, hours on a rest and an endless note are refused', async () => {
    const cell = await cellWith(manager, 'M', '20261124');
    const times = { startDate: '20261124 0700', endDate: '20261124 1500' };
    expect(verdict(await change(manager, cell, { turn: 'FREE', isStr: true }))).toEqual([
      409,
      OUTCOME.strategicFlagRefused,
    ]);
    expect(verdict(await change(manager, cell, { turn: 'R', ...times }))).toEqual([400, OUTCOME.malformed]);
    expect(verdict(await change(manager, cell, { note: '😀'.repeat(2001) }))).toEqual([
      400,
      OUTCOME.malformed,
    ]);
    expect(await standing(manager, cell)).toEqual(cell.shift);
    // Counted as people count: an emoji is one character.
    const long = '😀'.repeat(2000);
    const saved = await change(manager, cell, { note: long, noteTurno: '\u200b\u2060 \u00ad' });
    expect(saved.reply.shift).toMatchObject({ note: long, noteTurno: null });
  });
});

describe('one cell and many', () => {
  test('a rule answers a save of one shift before the question who was first, and a change of many after it', async () => {
    const cell = await cellWith(manager, 'M', '20261125');
    await change(manager, cell, { turn: 'N' });
    expect(verdict(await change(manager, cell, { turn: 'XYZ' }))).toEqual([409, OUTCOME.forbiddenTurns]);
    expect(verdict(await change(manager, cell, { turn: 'P' }))).toEqual([412, OUTCOME.stale]);
    const { date, version } = cell.shift;
    const cells = [{ employeeId: cell.person.employeeId, date, version }];
    const body = { division: DIVISION, cells, turn: 'XYZ' };
    const many = (await manager.call(changeSelection, { query: {}, body })).reply;
    expect(many.refused.map(({ code }) => code)).toEqual([OUTCOME.stale]);
  });

  test('a shift that is saved as it stands is its new author’s, by a change of many it is left alone', async () => {
    const cell = await cellWith(manager, 'M', '20261126');
    const { date, version } = cell.shift;
    const saved = await change(manager, cell, {});
    expect([verdict(saved), saved.reply.shift.version]).toEqual([[200, OUTCOME.ok], version + 1]);
    const cells = [{ employeeId: cell.person.employeeId, date, version: version + 1 }];
    const body = { division: DIVISION, cells, turn: 'M' };
    expect((await manager.call(changeSelection, { query: {}, body })).reply.shifts).toEqual([]);
    expect(await standing(manager, cell)).toMatchObject({ turn: 'M', version: version + 1 });
  });
});
