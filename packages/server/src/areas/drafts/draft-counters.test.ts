import { previewCounters, readCounters, refreshCounters } from '@torre/contract/counters';
import type { CounterRow } from '@torre/contract/counters';
import { OUTCOME } from '@torre/contract/outcome';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import { peopleAway } from '../../testing/people-away.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { DraftActor } from '../../testing/draft-steps.ts';
import { DIVISION, Controllers } from '../../testing/bulk-steps.ts';

const DATE = '20261208';
const ABSENCE = '00000000-0000-4000-8000-0000000000bd';
const RANGE = { from: DATE, to: DATE };

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
afterEach(async () => {
  const { draft } = (await actor.planning()).reply;
  if (draft) await actor.discard(draft);
});

const read = (client: TestClient, draft?: string, range: { from: string; to: string } = RANGE) =>
  client.call(readCounters, { query: { division: DIVISION, ...range, ...(draft && { draft }) } });
const rows = async (draft?: string, range?: { from: string; to: string }): Promise<readonly CounterRow[]> =>
  (await read(manager, draft, range)).reply.counters;
const slot = (all: readonly CounterRow[], timeslotId: string) =>
  all.find((row) => row.timeslotId === timeslotId)!.employees;

/** Controllers who are there on a turn of the day, as seen in the published month. */
async function standing(turn: string) {
  const people = many.standing(turn, DATE, await peopleAway(server.db, DATE));
  return people.map((employeeId) => ({ employeeId, date: DATE, version: 1 }));
}

test('what a draft changes moves its counters and not the published ones, until it is published', async () => {
  const { draftId } = await actor.open();
  const published = await rows();
  expect(await rows(draftId)).toEqual(published);
  // the last one: the others keep the version that the published month had at first
  const leaving = (await standing('M')).at(-1);
  await actor.select(draftId, [leaving!], 'P');
  const drafted = await rows(draftId);
  expect(await rows()).toEqual(published);
  expect([slot(drafted, 'M'), slot(drafted, 'P')]).toEqual([
    slot(published, 'M') - 1,
    slot(published, 'P') + 1,
  ]);
  const { position } = (await actor.publish(await actor.draft())).reply;
  const query = { division: DIVISION, ...RANGE, ...(position && { position }) };
  expect((await manager.call(readCounters, { query })).reply.counters).toEqual(drafted);
});

test('a night of the last day of the draft is counted in the month that follows', async () => {
  const { draftId } = await actor.open();
  const range = { from: '20261231', to: '20270101' };
  const morning = many.standing('M', '20261231', await peopleAway(server.db, '20261231'))[0]!;
  await actor.select(draftId, [{ employeeId: morning, date: '20261231', version: 1 }], 'N11');
  const night = (all: readonly CounterRow[]) =>
    slot(
      all.filter(({ daySelected }) => daySelected === '20270101'),
      'N',
    );
  expect(night(await rows(draftId, range))).toBe(night(await rows(undefined, range)) + 1);
});

test('an absence takes from the counters of a draft what the draft puts there, unless the slot ignores it', async () => {
  const { draftId } = await actor.open();
  const [moved] = await standing('P');
  await actor.select(draftId, [moved!], 'M');
  /** The mornings of the draft after a change behind the product's back. */
  const after = async (text: string, values: readonly unknown[]): Promise<number> => {
    await server.db.query(text, [...values]);
    await manager.call(refreshCounters, { query: { division: DIVISION, ...RANGE } });
    return slot(await rows(draftId), 'M');
  };
  const before = slot(await rows(draftId), 'M');
  const { employeeId } = moved!;
  const away = await after(
    `insert into absence (absence_id, employee_id, cause, state, unit, from_day, to_day)
      values ($1, $2, '8114', 10, 'G', $3, $3)`,
    [ABSENCE, employeeId, DATE],
  );
  expect(away).toBe(before - 1);
  const ignored = await after(
    `insert into absence_ignored (absence_id, icao, day, timeslot_id, ignored_by, ignored_at)
      values ($1, 'LIRR', $2, 'M', $3, now())`,
    [ABSENCE, DATE, employeeId],
  );
  expect(ignored).toBe(before);
});

test('asked in a draft, the effect of a shift is counted over what the draft holds', async () => {
  const { draftId } = await actor.open();
  const [first, second] = await standing('M');
  await actor.select(draftId, [first!], 'R');
  const body = {
    changes: [{ kind: 'shift', employeeId: second!.employeeId, date: DATE, turn: 'R' } as const],
  };
  const ask = async (draft?: string) => {
    const query = { division: DIVISION, ...(draft && { draft }) };
    const { counters } = (await manager.call(previewCounters, { query, body })).reply;
    const { before, after } = counters.find(({ timeslotId }) => timeslotId === 'M')!;
    return [before.employees, after.employees];
  };
  const [before] = await ask();
  expect(await ask(draftId)).toEqual([before! - 1, before! - 2]);
});

test('nobody but the managers of the plant counts a draft, and only while it is open', async () => {
  const draft = await actor.open();
  for (const userName of ['responsabile.lirf', 'cta.lirr', 'responsabile.senza']) {
    const client = await server.signIn(userName);
    expect((await read(client, draft.draftId)).status).toBe(403);
  }
  const elsewhere = await server.signIn('responsabile.lirf');
  const query = { division: 'DIVLIRF', ...RANGE, draft: draft.draftId };
  const foreign = await elsewhere.call(readCounters, { query });
  expect([foreign.status, foreign.reply.outcome.code]).toEqual([404, OUTCOME.notFound]);
  await actor.discard(draft);
  const late = await read(manager, draft.draftId);
  expect([late.status, late.reply.outcome.messageIT]).toEqual([
    404,
    'La bozza non è più aperta: è stata pubblicata o scartata.',
  ]);
});
