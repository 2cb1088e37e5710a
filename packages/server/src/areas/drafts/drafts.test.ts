import { changeMany } from '@torre/contract/bulk';
import { OUTCOME } from '@torre/contract/outcome';
import { colleaguesCalendar, ownShifts } from '@torre/contract/month';
import { deleteShift, readDay, updateShift } from '@torre/contract/cells';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { inRequestScope } from '../../platform/access/request-scope.ts';
import { startTestServer } from '../../testing/index.ts';
import { peopleAway } from '../../testing/people-away.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { DIVISION, Controllers } from '../../testing/bulk-steps.ts';
import {
  bodyFor,
  cellsOf,
  change,
  compact,
  employeeIdOf,
  historyOf,
  verdict,
} from '../../testing/roster-steps.ts';
import { DECEMBER, DraftActor } from '../../testing/draft-steps.ts';

let server: TestServer;
let manager: TestClient;
let actor: DraftActor;
let many: Controllers;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  manager = await server.signIn('responsabile.lirr');
  actor = new DraftActor(manager);
  many = await Controllers.of(manager);
});
afterAll(() => server.close());

/** Each test has the plant's December to itself. */
afterEach(async () => {
  const { draft } = (await actor.planning()).reply;
  if (draft) await actor.discard(draft);
});

const DATES = ['20261207', '20261208', '20261209'] as const;

describe('a draft', () => {
  test('shows its cells over the published month, which stays as it is', async () => {
    const draft = await actor.open();
    const before = await many.turns(0, DATES);
    const cells = await many.versions([0], DATES);
    expect(verdict(await actor.select(draft.draftId, cells, 'T10'))).toEqual([200, OUTCOME.ok]);
    expect(await many.turns(0, DATES)).toEqual(before);
    const shown = cellsOf(await actor.monthWith(draft.draftId), many.id(0));
    expect(DATES.map((date) => shown.get(date))).toEqual(['T10', 'T10', 'T10']);
    expect(await actor.draft()).toMatchObject({ cells: 3, revision: 2, draftId: draft.draftId });
  });

  test('is one a month: who opens it second finds the first one, and both write in it', async () => {
    const draft = await actor.open();
    const colleague = new DraftActor(await server.signIn('responsabile2.lirr'));
    expect((await colleague.open()).draftId).toBe(draft.draftId);
    await actor.select(draft.draftId, await many.versions([1], DATES), 'T10');
    const { turn, ...seen } = await colleague.cell(draft.draftId, many.id(1), DATES[0]);
    expect([turn, seen.version]).toEqual(['T10', 2]);
    expect(verdict(await colleague.select(draft.draftId, [seen], 'M'))).toEqual([200, OUTCOME.ok]);
    const late = await actor.select(draft.draftId, [seen], 'P');
    expect(late.status).toBe(409);
    expect(late.reply.refused[0]).toMatchObject({ code: OUTCOME.stale, current: { turn: 'M', version: 3 } });
  });

  test('keeps the rules of the published month, and its own days only', async () => {
    const draft = await actor.open();
    const january = { employeeId: many.id(1), date: '20270104', version: 1 };
    const { reply } = await actor.select(draft.draftId, [january], 'M');
    expect(reply.outcome.messageIT).toContain('Il 04/01/2027 non è nel mese della bozza.');
    const wrong = await actor.select(draft.draftId, await many.versions([1], DATES), 'NONSO');
    expect(wrong.reply.refused[0]!.code).toBe(OUTCOME.forbiddenTurns);
  });

  test('takes the saves of the day dialog, with their lost races and the way back to the cycle', async () => {
    const { draftId } = await actor.open();
    const cell = await many.cell(2, DATES[0]);
    const path = { shiftId: cell.shift.shiftId };
    const query = { plant: 'LIRR', draft: draftId };
    const body = bodyFor(cell, { turn: 'T10', note: 'prova' });
    expect((await manager.call(updateShift, { path, query, body })).reply.shift).toMatchObject({
      turn: 'T10',
      version: 2,
    });
    const lost = await manager.call(updateShift, { path, query, body });
    expect([lost.status, lost.reply]).toMatchObject([412, { current: { turn: 'T10', note: 'prova' } }]);
    const dialog = { query: { ...query, employeeId: many.id(2), date: DATES[0] } };
    const { shift, defaultTurn } = (await manager.call(readDay, dialog)).reply;
    expect(shift).toMatchObject({ turn: 'T10', version: 2 });
    const gone = await manager.call(deleteShift, { path, query: { ...query, version: 2 } });
    expect(gone.reply.shift).toMatchObject({ turn: defaultTurn, version: 3, note: null });
    expect((await many.cell(2, DATES[0])).shift).toMatchObject({ turn: cell.shift.turn, version: 1 });
  });

  test('gives back what a cell was before, also what was published', async () => {
    const { draftId } = await actor.open();
    const before = (await many.cell(3, DATES[0])).shift.turn;
    await actor.select(draftId, await many.versions([3], [DATES[0]]), 'T10');
    await actor.select(draftId, [{ employeeId: many.id(3), date: DATES[0], version: 2 }], 'T08');
    const undo = (version: number, restore: number) =>
      manager.call(changeMany, {
        query: { division: DIVISION, draft: draftId },
        body: [
          { employeeId: many.id(3), date: DATES[0], version, confTurnId: null, extraActivities: [], restore },
        ],
      });
    expect((await undo(3, 2)).reply.shifts[0]).toMatchObject({ turn: 'T10', version: 4 });
    expect((await undo(4, 1)).reply.shifts[0]).toMatchObject({ turn: before, version: 5 });
    expect((await actor.difference(draftId)).reply.people).toEqual([]);
  });

  test('is gone when it is discarded at the state that was seen, and takes no save afterwards', async () => {
    const draft = await actor.open();
    await actor.select(draft.draftId, await many.versions([4], DATES), 'T10');
    expect(verdict(await actor.discard(draft))).toEqual([412, OUTCOME.stale]);
    expect((await actor.discard(await actor.draft())).status).toBe(200);
    const late = await actor.select(draft.draftId, await many.versions([4], DATES), 'T10');
    expect(verdict(late)).toEqual([409, OUTCOME.draftClosed]);
    expect((await actor.planning()).reply.draft).toBeNull();
    const { rows } = await server.db.query('select count(*)::integer as n from draft_shift');
    expect(rows[0].n).toBe(0);
  });

  test('says what its change does to the counters as the draft shows them', async () => {
    const { draftId } = await actor.open();
    const free = many.standing('R', DATES[1], await peopleAway(server.db, DATES[1]));
    const cells = free.slice(0, 2).map((employeeId) => ({ employeeId, date: DATES[1], version: 1 }));
    const mornings = async (seen: readonly (typeof cells)[number][]) =>
      (await actor.select(draftId, seen, 'M', true)).reply.effects!.find(
        ({ description, daySelected }) => daySelected === DATES[1] && description === 'M',
      )!;
    const first = await mornings(cells.slice(0, 1));
    await actor.select(draftId, cells.slice(0, 1), 'M');
    const second = await mornings(cells.slice(1));
    expect([second.before, second.after]).toEqual([first.after, first.after + 1]);
  });
});

describe('who sees a draft', () => {
  test('nobody but the managers of the plant: not the person, not colleagues, not other plants', async () => {
    const person = await server.signIn('cta.lirr');
    const own = await employeeIdOf(person);
    const strangers = [person, await server.signIn('meteo.lirr'), await server.signIn('responsabile.lirf')];
    const streams = await Promise.all(strangers.map((client) => client.openEvents()));
    await Promise.all(streams.map((stream) => stream.next('hello')));
    const insider = await (await server.signIn('responsabile2.lirr')).openEvents();
    await insider.next('hello');

    const { draftId } = await actor.open();
    const month = await actor.monthWith(draftId);
    const before = cellsOf(month, own).get(DATES[0]);
    const version = 1;
    const saved = await actor.select(draftId, [{ employeeId: own, date: DATES[0], version }], 'T10');
    expect(verdict(saved)).toEqual([200, OUTCOME.ok]);
    expect((await insider.next('planning')).data).toEqual({ plant: 'LIRR', month: '202612' });

    const shown = (await person.call(ownShifts, { query: DECEMBER })).reply.shifts;
    expect(shown.find(({ date }) => date === DATES[0])!.turn).toBe(before);
    const colleague = (await strangers[1]!.call(colleaguesCalendar, { query: DECEMBER })).reply;
    expect(cellsOf(colleague, own).get(DATES[0])).toBe(before);
    for (const client of strangers) {
      const theirs = new DraftActor(client);
      expect((await theirs.planning()).status).toBe(403);
      expect((await theirs.difference(draftId)).status).toBe(403);
      expect(
        (await theirs.select(draftId, [{ employeeId: own, date: DATES[0], version: 2 }], 'M')).status,
      ).toBe(403);
    }
    // A published change after the draft's: what comes first on the streams is that.
    await change(manager, await many.cell(6, DATES[2]), { turn: 'T16' });
    for (const stream of streams.slice(0, 2)) await stream.next('roster');
    for (const stream of streams) {
      expect(stream.received.map(({ name }) => name)).not.toContain('planning');
      const patches = stream.received.filter(({ name }) => name === 'roster');
      expect(
        patches.flatMap(({ data }) => data.cells.map(({ date }: { date: string }) => date)),
      ).not.toContain(DATES[0]);
    }
    const asker = {
      employeeId: own,
      userName: 'cta.lirr',
      sessionLabel: '',
      responsabile: false,
      managedPlants: ['LIRR'],
      roles: new Set<string>(),
    };
    for (const table of ['draft_shift', 'roster_draft', 'draft_history', 'roster_version']) {
      const seen = await inRequestScope(asker, () => server.db.query(`select from ${table}`));
      expect([table, seen.rowCount]).toEqual([table, 0]);
    }
    // The trail names the person, who finds nothing of it there, nor does HR.
    const trail = "select from audit where entity = 'draftShift' and subject = $1";
    expect((await server.db.query(trail, [own])).rowCount).toBeGreaterThan(0);
    for (const roles of [[], ['ROLE_HR']]) {
      const seen = inRequestScope({ ...asker, roles: new Set(roles) }, () => server.db.query(trail, [own]));
      expect([roles, (await seen).rowCount]).toEqual([roles, 0]);
    }
  });
});

describe('publishing', () => {
  test('puts the cells into the month with history, one word to the others, and freezes a version', async () => {
    const draft = await actor.open();
    const before = await many.cell(8, DATES[0]);
    await actor.select(draft.draftId, await many.versions([8], DATES), 'T10');
    const { reply: difference } = await actor.difference(draft.draftId);
    expect(difference.people).toHaveLength(1);
    expect(difference.people[0]!.days.map(({ date, after }) => [date, after.turn])).toEqual(
      DATES.map((date) => [date, 'T10']),
    );
    const counted = await actor.counters();
    const { versions } = (await actor.planning()).reply;
    const frozen = { versionNo: versions.length + 1, changed: 3 };
    const stream = await (await server.signIn('cta.lirr')).openEvents();
    await stream.next('hello');
    const published = await actor.publish(draft);
    expect(published.reply).toMatchObject({ outcome: { code: OUTCOME.ok }, ...frozen });
    expect(await many.turns(8, DATES)).toEqual(['T10', 'T10', 'T10']);
    expect((await stream.next('roster')).data.cells).toHaveLength(3);
    const [active, former] = await historyOf(manager, before);
    expect([active!.turn, former!.turn]).toEqual(['T10', before.shift.turn]);
    const after = await actor.counters(published.reply.position!);
    const moved = [...after].filter(([counter, value]) => counted.get(counter) !== value);
    expect(moved).toEqual(
      difference.effects.map((effect) => [`${effect.daySelected} ${effect.timeslotId}`, effect.after]),
    );
    expect((await actor.planning()).reply).toMatchObject({ draft: null, versions: [frozen, ...versions] });
  });

  test('shows the frozen version beside what stands today', async () => {
    const draft = await actor.open();
    await actor.select(draft.draftId, await many.versions([9], [DATES[0]]), 'T10');
    const { versionNo } = (await actor.publish(draft)).reply;
    await change(manager, await many.cell(9, DATES[0]), { turn: 'T16' });
    const { reply } = await actor.version(versionNo);
    const stood = await compact(manager, DECEMBER);
    expect(new Map(reply.people.map(({ employeeId, today }) => [employeeId, today]))).toEqual(
      new Map(stood.reply.people.map(({ employeeId, cells }) => [employeeId, cells])),
    );
    const person = reply.people.find(({ employeeId }) => employeeId === many.id(9))!;
    const others = reply.people.filter((one) => one !== person);
    expect(others.map(({ frozen }) => frozen)).toEqual(others.map(({ today }) => today));
    expect([person.frozen.split(' ')[6], person.today.split(' ')[6]]).toEqual(['T10', 'T16']);
    expect(person.frozen.split(' ')).toHaveLength(31);
  });

  test('a cell that somebody changed in the published month since is never overwritten unasked', async () => {
    const draft = await actor.open();
    await actor.select(draft.draftId, await many.versions([10], DATES), 'T10');
    await change(manager, await many.cell(10, DATES[1]), { turn: 'T16', note: 'cambio urgente' });
    const [, conflicted] = (await actor.difference(draft.draftId)).reply.people[0]!.days;
    expect(conflicted).toMatchObject({
      before: { turn: 'T16', version: 2 },
      after: { turn: 'T10' },
      conflict: { modifyUser: { employeeSurname: expect.any(String) } },
    });
    const refused = await actor.publish(draft);
    expect(verdict(refused)).toEqual([409, OUTCOME.draftUnresolved]);
    expect((refused.reply as unknown as { unresolved: unknown[] }).unresolved).toMatchObject([
      { date: DATES[1], current: { turn: 'T16' } },
    ]);
    expect(await many.turns(10, DATES)).not.toContain('T10');
    await change(manager, await many.cell(10, DATES[1]), { turn: 'T08' });
    const keep = (version: number | null) =>
      ({ employeeId: many.id(10), date: DATES[1], take: 'published', version }) as const;
    for (const seen of [2, null]) {
      const late = await actor.publish(draft, [keep(seen)]);
      expect(verdict(late)).toEqual([409, OUTCOME.draftUnresolved]);
      expect(late.reply).toMatchObject({
        unresolved: [{ date: DATES[1], current: { turn: 'T08', version: 3 } }],
      });
    }
    expect((await actor.publish(draft, [keep(3)])).reply).toMatchObject({ changed: 2 });
    expect(await many.turns(10, DATES)).toEqual(['T10', 'T08', 'T10']);
  });

  test('the draft wins over a change that was seen, and over no later one', async () => {
    const draft = await actor.open();
    await actor.select(draft.draftId, await many.versions([11], [DATES[0]]), 'T10');
    await change(manager, await many.cell(11, DATES[0]), { turn: 'T16' });
    await change(manager, await many.cell(11, DATES[0]), { turn: 'T08' });
    const take = (version: number) =>
      ({ employeeId: many.id(11), date: DATES[0], take: 'draft', version }) as const;
    expect(verdict(await actor.publish(draft, [take(2)]))).toEqual([409, OUTCOME.draftUnresolved]);
    expect((await actor.publish(draft, [take(3)])).status).toBe(200);
    expect(await many.turns(11, [DATES[0]])).toEqual(['T10']);
  });

  test('is refused when the draft changed after its differences were read, and when it changes nothing', async () => {
    const draft = await actor.open();
    expect(verdict(await actor.publish(draft))).toEqual([409, OUTCOME.nothingSaved]);
    await actor.select(draft.draftId, await many.versions([12], [DATES[0]]), 'T10');
    const stale = new DraftActor(manager);
    stale.draft = async () => draft;
    expect(verdict(await stale.publish(draft))).toEqual([412, OUTCOME.stale]);
    expect((await actor.planning()).reply.draft).not.toBeNull();
  });
});
