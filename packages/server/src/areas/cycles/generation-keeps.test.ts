import { assignCycle, createCycle, generateMonth } from '@torre/contract/cycles';
import type { ConflictingShift, GenerationReply } from '@torre/contract/cycles';
import { ownNotices } from '@torre/contract/notices';
import { compactCalendar } from '@torre/contract/month';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { DraftActor } from '../../testing/draft-steps.ts';
import { DIVISION } from '../../testing/bulk-steps.ts';
import { cellsOf, employeeIdOf } from '../../testing/roster-steps.ts';

const DECEMBER = '202612';
/** No shift stands in these months. */
const EMPTY = ['202704', '202705'] as const;

let server: TestServer;
let manager: TestClient;
let person: TestClient;
let employeeId: string;
const query = { division: DIVISION };

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  manager = await server.signIn('responsabile.lirr');
  person = await server.signIn('cta.lirr');
  employeeId = await employeeIdOf(person);
});
afterAll(() => server.close());
beforeEach(() => server.db.query('delete from absence where employee_id = $1', [employeeId]));

const absent = (from: string, to: string, cause = '8114', state = 10) =>
  server.db.query(
    `insert into absence (absence_id, employee_id, cause, state, unit, from_day, to_day)
     values (gen_random_uuid(), $1, $2, $3, 'G', $4, $5)`,
    [employeeId, cause, state, from, to],
  );

interface Options {
  readonly draft?: string;
  readonly preview?: boolean;
  readonly overwrites?: boolean;
  readonly overwritesOnCall?: boolean;
}

async function generate(
  month: string,
  { draft, preview = false, overwrites = false, overwritesOnCall }: Options = {},
): Promise<GenerationReply> {
  const { status, reply } = await manager.call(generateMonth, {
    query: { ...query, preview, ...(draft !== undefined && { draft }) },
    body: {
      month,
      without: [],
      keep: [],
      overwrites,
      ...(overwritesOnCall !== undefined && { overwritesOnCall }),
    },
  });
  expect(status).toBe(200);
  return reply;
}

/** Everybody's turns of a month, 'personnel code date' to turn. */
async function turns(month: string, draft?: string): Promise<ReadonlyMap<string, string>> {
  const { reply } = await manager.call(compactCalendar, {
    query: { plant: 'LIRR', shape: 'compact', ...(draft !== undefined && { draft }) },
    body: { from: `${month}01`, to: `${month}${month === '202704' ? '30' : '31'}` },
  });
  const { rows } = await server.db.query<{ employee_id: string }>(
    `select distinct employee_id from assignment where icao = 'LIRR'`,
  );
  return new Map(
    rows.flatMap(({ employee_id: code }) =>
      [...cellsOf(reply, code)].map(([date, turn]) => [`${code} ${date}`, turn] as const),
    ),
  );
}

const onCallIn = (month: ReadonlyMap<string, string>): readonly string[] =>
  [...month].filter(([, turn]) => /^RP[DN]$/.test(turn)).map(([cell, turn]) => `${cell} ${turn}`);
const own = (cells: readonly ConflictingShift[]) => cells.filter((cell) => cell.employeeId === employeeId);
const noticedDates = async (): Promise<readonly string[]> =>
  (await person.call(ownNotices, {})).reply.notices.flatMap(({ changes }) => changes.map(({ date }) => date));

describe('on call', { timeout: 60_000 }, () => {
  test('stays when a month is generated and published, and its counters with it', async () => {
    const before = onCallIn(await turns(DECEMBER));
    expect(before.length).toBeGreaterThan(30);
    const actor = new DraftActor(manager, DECEMBER);
    const { draftId } = await actor.open();
    const foretold = await generate(DECEMBER, { draft: draftId, preview: true });
    const spared = foretold.kept.filter(({ reason }) => reason === 'on-call');
    expect(spared.length).toBeGreaterThan(30);
    expect(foretold.overwritten.filter(({ reason }) => reason === 'on-call')).toEqual([]);
    expect(foretold.effects!.filter(({ timeslotId }) => /^RE?P/.test(timeslotId))).toEqual([]);
    await generate(DECEMBER, { draft: draftId });
    await actor.publish(await actor.draft());
    expect(onCallIn(await turns(DECEMBER)).toSorted()).toEqual(before.toSorted());
  });

  test('gives way when asked, and each is named before, with the counters that fall', async () => {
    const actor = new DraftActor(manager, DECEMBER);
    const { draftId } = await actor.open();
    const before = new Set(onCallIn(await turns(DECEMBER, draftId)));
    const asked = { draft: draftId, overwrites: true, overwritesOnCall: true };
    const foretold = await generate(DECEMBER, { ...asked, preview: true });
    const named = foretold.overwritten.filter(({ reason }) => reason === 'on-call');
    expect(
      foretold.effects!.filter(
        ({ timeslotId, before: was, after }) => /^RE?P/.test(timeslotId) && after < was,
      ).length,
    ).toBeGreaterThan(0);
    await generate(DECEMBER, asked);
    const after = new Set(onCallIn(await turns(DECEMBER, draftId)));
    const lost = [...before].filter((cell) => !after.has(cell));
    expect(
      named.map(({ employeeId: code, date, before: turn }) => `${code} ${date} ${turn}`).toSorted(),
    ).toEqual(lost.toSorted());
    expect(lost.length).toBeGreaterThan(30);
    await actor.discard(await actor.draft());
  });
});

describe('the days of an absence', { timeout: 60_000 }, () => {
  /** A cycle that wants something else on each of its days than stands, also where such a one was published. */
  async function otherCycle(from: string, to: string): Promise<void> {
    const stands = (await turns(DECEMBER)).get(`${employeeId} ${from}`);
    const other = stands === 'T10' ? ['T12', 'T10'] : ['T10', 'T12'];
    const body = { name: `Altro ${from}`, turns: other, restsOnHolidays: false };
    const { cycleId } = (await manager.call(createCycle, { query, body })).reply;
    const people = [{ employeeId, offset: 0 }];
    await manager.call(assignCycle, { path: { cycleId }, query, body: { from, to, people } });
  }

  test.each([
    ['approved', '8114', 10, true],
    ['approved and asked back', '8114', 20, true],
    ['still to decide', '8114', 40, false],
    ['refused', '8114', 70, false],
    ['which is work all the same', 'OTE', 10, false],
  ] as const)('%s (%s): kept is %s', async (_, cause, state, isKept) => {
    await otherCycle('20261214', '20261218');
    await absent('2026-12-15', '2026-12-16', cause, state);
    const actor = new DraftActor(manager, DECEMBER);
    const { draftId } = await actor.open();
    const { kept } = await generate(DECEMBER, { draft: draftId, preview: true, overwrites: true });
    const dates = own(kept).filter(({ reason }) => reason === 'absence');
    expect(dates.map(({ date }) => date)).toEqual(isKept ? ['20261215', '20261216'] : []);
    await actor.discard(await actor.draft());
  });

  test('are not told by the publication of what was generated around them', async () => {
    await otherCycle('20261220', '20261226');
    await absent('2026-12-22', '2026-12-23');
    const actor = new DraftActor(manager, DECEMBER);
    const { draftId } = await actor.open();
    const before = await turns(DECEMBER);
    await generate(DECEMBER, { draft: draftId, overwrites: true });
    await actor.publish(await actor.draft());
    const after = await turns(DECEMBER);
    const days = ['20261222', '20261223'];
    expect(days.map((date) => after.get(`${employeeId} ${date}`))).toEqual(
      days.map((date) => before.get(`${employeeId} ${date}`)),
    );
    const noticed = await noticedDates();
    expect(noticed).toContain('20261221');
    expect(days.filter((date) => noticed.includes(date))).toEqual([]);
  });

  test.each([
    ['in a month that is published as it is generated', EMPTY[0], false],
    ['in a draft that is published later', EMPTY[1], true],
  ] as const)('are filled where they are empty, and nobody is told: %s', async (_, month, inDraft) => {
    const iso = `${month.slice(0, 4)}-${month.slice(4)}`;
    await absent(`${iso}-10`, `${iso}-12`);
    if (inDraft) {
      const actor = new DraftActor(manager, month);
      const { draftId } = await actor.open();
      await generate(month, { draft: draftId });
      await actor.publish(await actor.draft());
    } else await generate(month);
    const days = ['10', '11', '12'].map((day) => month + day);
    const stands = await turns(month);
    expect(days.map((date) => (stands.get(`${employeeId} ${date}`) ?? '-') === '-')).toEqual([
      false,
      false,
      false,
    ]);
    const noticed = (await noticedDates()).filter((date) => date.startsWith(month));
    expect(noticed).toContain(`${month}09`);
    expect(noticed).toContain(`${month}13`);
    expect(days.filter((date) => noticed.includes(date))).toEqual([]);
  });
});
