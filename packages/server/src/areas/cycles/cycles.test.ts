import { assignCycle, changeCycle, createCycle, generateMonth, listCycles } from '@torre/contract/cycles';
import type { Cycle, GenerationReply } from '@torre/contract/cycles';
import { readCounters } from '@torre/contract/counters';
import { readMonthVersion } from '@torre/contract/drafts';
import { setLock } from '@torre/contract/locks';
import { ownNotices } from '@torre/contract/notices';
import { OUTCOME } from '@torre/contract/outcome';
import { compactCalendar } from '@torre/contract/month';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { DraftActor } from '../../testing/draft-steps.ts';
import { DIVISION, Controllers } from '../../testing/bulk-steps.ts';
import { cellsOf, change, employeeIdOf, verdict } from '../../testing/roster-steps.ts';

let server: TestServer;
let manager: TestClient;
let actor: DraftActor;
let many: Controllers;
const query = { division: DIVISION };

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  manager = await server.signIn('responsabile.lirr');
  actor = new DraftActor(manager);
  many = await Controllers.of(manager);
  // Nobody is away: what a generation leaves to who is stands in generation-keeps.test.ts.
  await server.db.query('delete from absence');
});
afterAll(() => server.close());
afterEach(async () => {
  const { draft } = (await actor.planning()).reply;
  if (draft) await actor.discard(draft);
});

const cycles = async (): Promise<readonly Cycle[]> =>
  (await manager.call(listCycles, { query })).reply.cycles;
const found = async (cycleId: string): Promise<Cycle> =>
  (await cycles()).find((cycle) => cycle.cycleId === cycleId)!;
const create = (name: string, turns: string) =>
  manager.call(createCycle, { query, body: { name, turns: turns.split(' '), restsOnHolidays: false } });
const follow = (
  cycleId: string,
  from: string,
  to: string | null,
  people: readonly (readonly [nth: number, offset: number])[],
) =>
  manager.call(assignCycle, {
    path: { cycleId },
    query,
    body: { from, to, people: people.map(([nth, offset]) => ({ employeeId: many.id(nth), offset })) },
  });
const ofPerson = async (nth: number) =>
  (await cycles()).flatMap(({ name, members }) =>
    members
      .filter(({ employeeId }) => employeeId === many.id(nth))
      .map(({ from, to, offset }) => ({ name, from, to, offset })),
  );
const generate = (
  month: string,
  options: {
    draft?: string;
    preview?: boolean;
    without?: readonly string[];
    keep?: readonly string[];
    overwrites?: boolean;
  } = {},
) => {
  const { draft, preview, without = [], keep = [], overwrites = false } = options;
  const named = {
    ...query,
    ...(draft !== undefined && { draft }),
    ...(preview !== undefined && { preview }),
  };
  return manager.call(generateMonth, { query: named, body: { month, without, keep, overwrites } });
};
const turnsIn = async (nth: number, from: string, to: string, draft?: string) => {
  const body = { from, to };
  const named = { plant: 'LIRR', shape: 'compact', ...(draft !== undefined && { draft }) } as const;
  const { reply } = await manager.call(compactCalendar, { query: named, body });
  return [...cellsOf(reply, many.id(nth)).values()];
};

describe('the cycles of a plant', () => {
  test('are listed with their shifts and who follows them from where', async () => {
    const all = await cycles();
    expect(all.map(({ turns }) => turns.join(' '))).toContain('M P FREE N R');
    const { members, turns } = all.find(({ name }) => name === 'M P FREE N R')!;
    expect(members.length).toBeGreaterThan(80);
    expect(new Set(members.map(({ offset }) => offset))).toEqual(new Set(turns.map((_, place) => place)));
  });

  test('one is added, changed at the version that was seen, and ended', async () => {
    const { reply } = await create('Rinforzo', 'T10 t10 R');
    const { cycleId } = reply;
    expect(await found(cycleId)).toMatchObject({ turns: ['T10', 'T10', 'R'], version: 1, endsOn: null });
    const body = { name: 'Rinforzo', turns: ['T10', 'R'], restsOnHolidays: false };
    const save = (version: number, endsOn: string | null) =>
      manager.call(changeCycle, { path: { cycleId }, query, body: { ...body, endsOn, version } });
    expect(verdict(await save(1, '20261231'))).toEqual([200, OUTCOME.ok]);
    expect(verdict(await save(1, null))).toEqual([412, OUTCOME.stale]);
    expect(await found(cycleId)).toMatchObject({ turns: ['T10', 'R'], version: 2, endsOn: '20261231' });
    expect(verdict(await follow(cycleId, '20270101', null, [[0, 0]]))).toEqual([409, OUTCOME.cycleRefused]);
  });

  test('a shift that the plant does not have is refused by its place', async () => {
    const refused = await create('Sbagliato', 'M N12 R');
    expect(verdict(refused)).toEqual([409, OUTCOME.cycleRefused]);
    expect(refused.reply.outcome.messageIT).toBe(
      'Il turno «N12», al posto 2, non esiste in questo impianto.',
    );
  });

  test('who gets another cycle for a time goes back to the former one, in step with it', async () => {
    const [before] = await ofPerson(20);
    const { cycleId } = (await create('Corso', 'TB R')).reply;
    expect(verdict(await follow(cycleId, '20261207', '20261211', [[20, 1]]))).toEqual([200, OUTCOME.ok]);
    const [first, middle, last] = (await ofPerson(20)).toSorted((one, other) =>
      one.from.localeCompare(other.from),
    );
    expect(first).toMatchObject({ name: before!.name, from: before!.from, to: '20261206' });
    expect(middle).toEqual({ name: 'Corso', from: '20261207', to: '20261211', offset: 1 });
    expect(last).toMatchObject({ name: before!.name, from: '20261212', to: null });
    const draft = await actor.open();
    await generate('202612', { draft: draft.draftId, overwrites: true });
    const generated = await turnsIn(20, '20261201', '20261231', draft.draftId);
    expect(generated.slice(6, 11)).toEqual(['R', 'TB', 'R', 'TB', 'R']);
    const own = generated.map((turn, index) => (index >= 6 && index < 11 ? null : turn));
    const step = generated.indexOf('M', 11) % 5;
    const inStep = ['M', 'P', 'FREE', 'N', 'R'];
    expect(own).toEqual(own.map((turn, index) => turn && inStep[(((index - step) % 5) + 5) % 5]));
  });

  test('nothing is kept of a former cycle for days on which the person is of the plant no more', async () => {
    const { cycleId } = (await create('Fino a marzo', 'TB R')).reply;
    const leaver = many.id(21);
    await server.db.query("update assignment set valid_to = '2027-03-31' where employee_id = $1", [leaver]);
    expect(verdict(await follow(cycleId, '20270301', '20270331', [[21, 0]]))).toEqual([200, OUTCOME.ok]);
    await server.db.query('update assignment set valid_to = null where employee_id = $1', [leaver]);
    expect(new Set((await ofPerson(21)).map(({ to }) => to))).toEqual(new Set(['20270228', '20270331']));
  });

  test('a person of another plant cannot be taken in', async () => {
    const person = { employeeId: '999999', offset: 0 };
    const { cycleId } = (await cycles())[0]!;
    const body = { from: '20261207', to: null, people: [person] };
    expect(verdict(await manager.call(assignCycle, { path: { cycleId }, query, body }))).toEqual([
      409,
      OUTCOME.cycleRefused,
    ]);
  });
});

describe('a month from its cycles', () => {
  test('an empty month is written at once, published and frozen, and the counters follow', async () => {
    const preview = (await generate('202704', { preview: true })).reply;
    expect(preview.effects!.length).toBeGreaterThan(0);
    const foretold = { code: OUTCOME.ok, messageIT: `Nascerebbero ${preview.written} turni.` };
    expect(preview.outcome).toMatchObject(foretold);
    expect(await turnsIn(0, '20270401', '20270430')).toEqual(Array.from({ length: 30 }, () => '-'));
    const { reply } = await generate('202704');
    expect(reply).toMatchObject({ written: preview.written, versionNo: 1, refused: [], kept: [] });
    expect(reply.written).toBeGreaterThan(3000);
    expect(await turnsIn(0, '20270401', '20270430')).not.toContain('-');
    const counters = await manager.call(readCounters, {
      query: { ...query, from: '20270401', to: '20270430', position: reply.position! },
    });
    const worst = new Map(
      counters.reply.counters.map((row) => [
        `${row.daySelected} ${row.timeslotId}`,
        row.employees - row.chairs,
      ]),
    );
    for (const effect of preview.effects!.filter(({ daySelected }) => daySelected <= '20270430')) {
      expect(worst.get(`${effect.daySelected} ${effect.timeslotId}`)).toBe(effect.after);
    }
    expect(verdict(await generate('202704'))).toEqual([409, OUTCOME.monthNotEmpty]);
    const planning = await new DraftActor(manager, '202704').planning();
    expect(planning.reply.versions).toMatchObject([{ versionNo: 1, changed: reply.written }]);
    const frozen = await manager.call(readMonthVersion, {
      path: { versionNo: '1' },
      query: { ...query, month: '202704' },
    });
    const written = frozen.reply.people.flatMap((person) => person.frozen.split(' '));
    expect(written.filter((turn) => turn !== '-')).toHaveLength(reply.written);
    const { rows } = await server.db
      .query(`select distinct field from audit a join audit_value using (audit_id)
      where a.call = 'generateMonth' and a.entity = 'shift' order by field`);
    // That a new shift is no overtime is not said thousands of times.
    expect(rows.map(({ field }) => field)).toEqual(['endDate', 'reason', 'startDate', 'turn']);
  });

  test('a cell that is locked stays empty, and preview and outcome say how many did', async () => {
    const lock = { employeeId: many.id(20), from: '20270503', to: '20270504', reason: 'Conteggio' };
    await manager.call(setLock, { query: { plant: 'LIRR' }, body: lock });
    const members = (await cycles()).flatMap((cycle) => cycle.members.map(({ employeeId }) => employeeId));
    const without = [...new Set(members)].filter((employeeId) => employeeId !== many.id(20));
    const foretold = (await generate('202705', { without, preview: true })).reply;
    const { reply } = await generate('202705', { without });
    expect([foretold.outcome, reply.outcome]).toMatchObject([
      { code: OUTCOME.partlySaved, messageIT: 'Nascerebbero 29 turni, 2 no.' },
      { code: OUTCOME.partlySaved, messageIT: '29 turni generati, 2 no.' },
    ]);
    expect((await turnsIn(20, '20270502', '20270505')).map((turn) => turn === '-')).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('a month that is published as it is generated is told to each of its people, once', async () => {
    const people = await Promise.all(['cta.lirr', 'meteo.lirr'].map((name) => server.signIn(name)));
    const elsewhere = await server.signIn('cta.lirf');
    const noticesOf = async (client: TestClient) => (await client.call(ownNotices, {})).reply.notices;
    const streams = await Promise.all(people.map((client) => client.openEvents()));
    await Promise.all(streams.map((stream) => stream.next('hello')));
    const before = await Promise.all(people.map(noticesOf));
    await generate('202706', { preview: true });
    expect(await Promise.all(people.map(noticesOf))).toEqual(before);
    const { reply } = await generate('202706');
    const { reply: month } = await manager.call(compactCalendar, {
      query: { plant: 'LIRR', shape: 'compact' },
      body: { from: '20270601', to: '20270630' },
    });
    for (const [index, client] of people.entries()) {
      expect((await streams[index]!.next('notices')).data).toMatchObject({ plant: 'LIRR', isOwn: true });
      const [notice, ...earlier] = await noticesOf(client);
      expect(earlier).toEqual(before[index]);
      expect(notice).toMatchObject({ kind: 'PUBLICATION', reason: null, needsAcknowledgement: false });
      const own = await employeeIdOf(client);
      expect(notice!.changes).toEqual(
        [...cellsOf(month, own)].map(([date, after]) => ({ date, before: null, after })),
      );
    }
    expect(await noticesOf(elsewhere)).toEqual([]);
    const { rows } = await server.db.query(
      `select sum(jsonb_array_length(changes))::integer as n, count(*) = count(distinct employee_id) as once
       from shift_notice where kind = 'PUBLICATION' and changes @> '[{"date": "20270615"}]'`,
    );
    // The one who generates it needs no word of it.
    const mine = cellsOf(month, await employeeIdOf(manager)).size;
    expect(rows).toEqual([{ n: reply.written - mine, once: true }]);
  }, 60_000);

  test('who follows no cycle is named, unless left out', async () => {
    const end = await manager.call(assignCycle, {
      path: { cycleId: '-' },
      query,
      body: { from: '20270701', to: '20270731', people: [{ employeeId: many.id(50), offset: 0 }] },
    });
    expect(end.status).toBe(200);
    const named = async (without: readonly string[] = []) =>
      (await generate('202707', { preview: true, without })).reply.withoutCycle;
    expect(await named()).toContain(many.id(50));
    expect(await named()).not.toContain(many.id(51));
    expect(await named([many.id(50)])).not.toContain(many.id(50));
  });

  test('in a draft what a manager wrote stays unless asked, and is shown', async () => {
    const date = '20261215';
    const cell = await many.cell(30, date);
    await change(manager, cell, { turn: 'T16' });
    const draft = await actor.open();
    const mine = ({ kept, overwritten }: GenerationReply) =>
      [kept, overwritten].map((cells) =>
        cells.filter(({ employeeId, date: on }) => employeeId === many.id(30) && on === date),
      );
    const shown = { employeeId: many.id(30), date, before: 'T16', turn: cell.shift.turn, reason: 'manager' };
    const asked = { draft: draft.draftId, preview: true };
    expect(mine((await generate('202612', asked)).reply)).toEqual([[shown], []]);
    expect(mine((await generate('202612', { ...asked, overwrites: true })).reply)).toEqual([[], [shown]]);
    const kept = { ...asked, overwrites: true, keep: [date] };
    expect(mine((await generate('202612', kept)).reply)).toEqual([[], []]);
    const without = { ...asked, overwrites: true, without: [many.id(30)] };
    expect(mine((await generate('202612', without)).reply)).toEqual([[], []]);
    await generate('202612', { draft: draft.draftId, overwrites: true });
    expect((await turnsIn(30, date, date, draft.draftId))[0]).toBe(cell.shift.turn);
    expect((await many.cell(30, date)).shift.turn).toBe('T16');
  });

  test('what was generated is renewed when the cycle changes, and nothing else', async () => {
    const { cycleId } = (await create('Prova', 'TB R')).reply;
    await follow(cycleId, '20261201', '20261231', [[40, 0]]);
    const draft = await actor.open();
    await generate('202612', { draft: draft.draftId });
    expect(await turnsIn(40, '20261201', '20261204', draft.draftId)).toEqual(['TB', 'R', 'TB', 'R']);
    const seen = await actor.cell(draft.draftId, many.id(40), '20261202');
    await actor.select(
      draft.draftId,
      [{ employeeId: many.id(40), date: '20261202', version: seen.version }],
      'M',
    );
    const body = { name: 'Prova', turns: ['T10', 'P'], restsOnHolidays: false, endsOn: null, version: 1 };
    await manager.call(changeCycle, { path: { cycleId }, query, body });
    await generate('202612', { draft: draft.draftId });
    expect(await turnsIn(40, '20261201', '20261204', draft.draftId)).toEqual(['T10', 'M', 'T10', 'P']);
  });
});
