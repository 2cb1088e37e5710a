import { changeMany, changeSelection, copyShifts } from '@torre/contract/bulk';
import { acknowledgeNotice, ownNotices, waitingNotices } from '@torre/contract/notices';
import type { ChangeReason } from '@torre/contract/notices';
import { bePresent } from '@torre/contract/presence';
import { OUTCOME } from '@torre/contract/outcome';
import { createShift, deleteShift, updateShift } from '@torre/contract/cells';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { DraftActor } from '../../testing/draft-steps.ts';
import { DIVISION } from '../../testing/bulk-steps.ts';
import { bodyFor, cellOf, change, employeeIdOf, verdict } from '../../testing/roster-steps.ts';

let server: TestServer;
let manager: TestClient;
let person: TestClient;
let own: string;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  manager = await server.signIn('responsabile.lirr');
  person = await server.signIn('cta.lirr');
  own = await employeeIdOf(person);
  // who is absent is asked about first
  await server.db.query('delete from absence where employee_id = $1', [own]);
});
afterAll(() => server.close());
/** Each test finds a person who was told everything, and no draft. */
afterEach(async () => {
  const actor = new DraftActor(manager);
  const { draft } = (await actor.planning()).reply;
  if (draft) await actor.discard(draft);
  for (const { noticeId } of await noticesOf()) await person.call(acknowledgeNotice, { path: { noticeId } });
});

const noticesOf = async (client = person) => (await client.call(ownNotices, {})).reply.notices;
const waiting = async () =>
  (await manager.call(waitingNotices, { query: { division: DIVISION } })).reply.notices;

test('a change with a reason is told to the person, who acknowledges it once; managers see who has not', async () => {
  const stream = await person.openEvents();
  const managers = await (await server.signIn('responsabile2.lirr')).openEvents();
  const elsewhere = await server.signIn('responsabile.lirf');
  const strangers = await Promise.all(
    [await server.signIn('meteo.lirr'), elsewhere].map((client) => client.openEvents()),
  );
  for (const one of [stream, managers, ...strangers]) await one.next('hello');
  const cell = await cellOf(manager, own, '20261203');
  const reason = { reason: 'Malattia di un collega', acknowledge: true };
  expect((await change(manager, cell, { turn: 'T16', ...reason })).status).toBe(200);
  // A manager hears of others without reading the own notices again.
  expect((await stream.next('notices')).data).toEqual({ plant: 'LIRR', isOwn: true });
  expect((await managers.next('notices')).data).toEqual({ plant: 'LIRR', isOwn: false });
  // Later words have arrived with the others: what was sent before would have too.
  await change(manager, await cellOf(manager, own, '20261202'), { turn: 'T16' });
  await strangers[0]!.next('roster', ({ data }) => data.cells[0].date === '20261202');
  const tab = { path: { tabId: crypto.randomUUID() }, query: { plant: 'LIRF' } };
  await elsewhere.call(bePresent, { ...tab, body: { month: '202612', editing: null } });
  await strangers[1]!.next('presence');
  for (const { received } of strangers) expect(received.map(({ name }) => name)).not.toContain('notices');
  const [notice] = await noticesOf();
  expect(notice).toMatchObject({
    kind: 'CHANGE',
    reason: 'Malattia di un collega',
    needsAcknowledgement: true,
    changes: [{ date: '20261203', before: cell.shift.turn, after: 'T16' }],
  });
  expect(await waiting()).toMatchObject([{ employeeId: own, noticeId: notice!.noticeId }]);
  const acknowledge = (client: TestClient) =>
    client.call(acknowledgeNotice, { path: { noticeId: notice!.noticeId } });
  expect((await acknowledge(await server.signIn('meteo.lirr'))).status).toBe(404);
  expect((await acknowledge(manager)).status).toBe(404);
  expect(verdict(await acknowledge(person))).toEqual([200, OUTCOME.ok]);
  expect((await acknowledge(person)).status).toBe(404);
  expect([await noticesOf(), await waiting()]).toEqual([[], []]);
});

test('a specified call without a reason tells nobody, and the trail says so', async () => {
  const cell = await cellOf(manager, own, '20261204');
  await change(manager, cell, { turn: 'T16' });
  expect(await noticesOf()).toEqual([]);
  const { rows } = await server.db.query(
    `select new_value, privacy_class from audit_value join audit using (audit_id)
      where entity_key = $1 and field = 'reason'`,
    [cell.shift.shiftId],
  );
  expect(rows).toEqual([{ new_value: 'senza motivo', privacy_class: 'WORK' }]);
});

test('who loses a shift is told why by the same call that takes it away', async () => {
  const cell = await cellOf(manager, own, '20261207');
  const before = (await change(manager, cell, { turn: 'T16' })).reply.shift;
  const { status, reply } = await manager.call(deleteShift, {
    path: { shiftId: before.shiftId },
    query: { plant: 'LIRR', version: before.version },
    body: { reason: 'Turno coperto da altri' },
  });
  expect(status).toBe(200);
  const [notice] = await noticesOf();
  expect(notice).toMatchObject({
    kind: 'CHANGE',
    reason: 'Turno coperto da altri',
    changes: [{ date: '20261207', before: 'T16', after: reply.shift.turn }],
  });
  await person.call(acknowledgeNotice, { path: { noticeId: notice!.noticeId } });
});

test('many cells changed together are one notice, and colleagues read nothing of it', async () => {
  const colleague = await server.signIn('meteo.lirr');
  const dates = ['20261210', '20261211'];
  const cells = await Promise.all(
    dates.map(async (date) => {
      const { shift } = await cellOf(manager, own, date);
      return { employeeId: own, date, version: shift.version };
    }),
  );
  const body = { division: DIVISION, cells, turn: 'T08', reason: 'Corso' };
  expect((await manager.call(changeSelection, { query: {}, body })).status).toBe(200);
  const [notice, ...others] = await noticesOf();
  expect(others).toEqual([]);
  expect(notice!.changes.map(({ date, after }) => [date, after])).toEqual(dates.map((date) => [date, 'T08']));
  expect([await noticesOf(colleague), await waiting()]).toEqual([[], []]);
  await person.call(acknowledgeNotice, { path: { noticeId: notice!.noticeId } });
});

test('what is taken back is told no more, and nobody is waited for; what goes on is told as it stands', async () => {
  const dates = ['20261218', '20261219'];
  const cells = await Promise.all(dates.map((date) => cellOf(manager, own, date)));
  const before = cells.map(({ shift }) => shift.turn);
  const seen = cells.map(({ shift }, nth) => ({
    employeeId: own,
    date: dates[nth]!,
    version: shift.version,
  }));
  const body = { division: DIVISION, cells: seen, turn: 'T08', reason: 'Corso', acknowledge: true };
  expect((await manager.call(changeSelection, { query: {}, body })).status).toBe(200);
  const [notice] = await noticesOf();
  const changed = async (nth: number, turn: string) =>
    expect((await change(manager, await cellOf(manager, own, dates[nth]!), { turn })).status).toBe(200);

  await changed(0, 'T10');
  expect((await noticesOf())[0]!.changes).toEqual([
    { date: dates[0], before: before[0], after: 'T10' },
    { date: dates[1], before: before[1], after: 'T08' },
  ]);
  const stream = await person.openEvents();
  await stream.next('hello');
  await changed(0, before[0]!);
  expect((await stream.next('notices')).data).toEqual({ plant: 'LIRR', isOwn: true });
  expect((await noticesOf())[0]!.changes).toEqual([{ date: dates[1], before: before[1], after: 'T08' }]);
  await changed(1, before[1]!);
  expect([await noticesOf(), await waiting()]).toEqual([[], []]);
  const gone = await person.call(acknowledgeNotice, { path: { noticeId: notice!.noticeId } });
  expect([gone.status, gone.reply.outcome.messageIT]).toEqual([
    404,
    expect.stringContaining('è tornato com’era'),
  ]);
});

test('a publication tells each person concerned what changed, and why when that was said', async () => {
  const actor = new DraftActor(manager);
  const publish = async (date: string, reason?: ChangeReason) => {
    const draft = await actor.open();
    const { turn: before, ...seen } = await actor.cell(draft.draftId, own, date);
    await actor.select(draft.draftId, [seen], 'T10');
    const earlier = await noticesOf();
    await actor.publish(draft, [], reason);
    const [notice, ...others] = await noticesOf();
    expect(others).toEqual(earlier);
    expect(notice).toMatchObject({ kind: 'PUBLICATION', changes: [{ date, before, after: 'T10' }] });
    return notice!;
  };
  expect(await publish('20261214')).toMatchObject({ reason: null, needsAcknowledgement: false });
  const reason = 'Nuovo accordo sui turni';
  const asked = await publish('20261215', { reason, acknowledge: true });
  expect(asked).toMatchObject({ reason, needsAcknowledgement: true });
  expect(await waiting()).toMatchObject([{ employeeId: own, noticeId: asked.noticeId, reason }]);
});

test('a draft takes neither a reason nor the wish to know that it was read: nobody is told before it is published', async () => {
  const actor = new DraftActor(manager);
  const { draftId } = await actor.open();
  const { shift, ...cell } = await cellOf(manager, own, '20261221');
  const seen = { employeeId: own, date: '20261221', version: shift.version };
  const query = { plant: 'LIRR', draft: draftId };
  const path = { shiftId: shift.shiftId };
  const content = { division: DIVISION, turn: 'T10' };
  for (const reason of [{ reason: 'Corso' }, { acknowledge: true }]) {
    const body = bodyFor({ shift, ...cell }, { turn: 'T10', ...reason });
    const of = { query: { draft: draftId, division: DIVISION } };
    const answers = [
      await manager.call(updateShift, { path, query, body }),
      await manager.call(createShift, { query, body }),
      await manager.call(deleteShift, { path, query: { ...query, version: seen.version }, body: reason }),
      await manager.call(changeSelection, { ...of, body: { ...content, cells: [seen], ...reason } }),
      await manager.call(changeMany, {
        ...of,
        body: [{ ...seen, confTurnId: null, extraActivities: [], ...reason }],
      }),
      await manager.call(copyShifts, {
        query: { draft: draftId },
        body: {
          division: DIVISION,
          from: [{ employeeId: own, date: '20261222' }],
          to: { employeeId: own, date: '20261221' },
          versions: [seen],
          ...reason,
        },
      }),
    ];
    for (const { status, reply } of answers) {
      expect([status, reply.outcome.messageIT]).toEqual([
        400,
        expect.stringContaining('In una bozza nessuno viene avvisato'),
      ]);
    }
  }
  expect((await actor.draft()).cells).toBe(0);
  const silent = bodyFor({ shift, ...cell }, { turn: 'T10', reason: null, acknowledge: false });
  expect((await manager.call(updateShift, { path, query, body: silent })).status).toBe(200);
  await actor.discard(await actor.draft());
});
