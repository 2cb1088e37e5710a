import { addDays, compactDay, dayOf, isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { findingsDifference } from '@torre/domain/legality';
import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Configuration } from '../../platform/configuration/configuration.ts';
import { sqlMinute } from '../../platform/db/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { createLog } from '../../platform/log.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestServer } from '../../testing/index.ts';
import { sampleSize } from '../../testing/sample-size.ts';
import { DraftActor } from '../../testing/draft-steps.ts';
import { LegalityActor } from '../../testing/legality-steps.ts';
import type { WishedCell } from '../cells/index.ts';
import type { JudgedFinding } from './judged-finding.ts';
import { PlantLegality } from './plant-legality.ts';
import { RosterJudging } from './roster-judging.ts';

const CHANGES = sampleSize({ ci: 25, planted: 120, soak: 10_000 });
/** Months that stand in memory all along, so that a change in one reaches the windows of the others. */
const MONTHS = [
  { from: dayOf(2026, 11, 1), to: dayOf(2026, 11, 30) },
  { from: dayOf(2026, 12, 1), to: dayOf(2026, 12, 31) },
  { from: dayOf(2027, 1, 1), to: dayOf(2027, 1, 31) },
] as const;
/** As far as a window, a mean or a year of nights reaches from them. */
const REACHED = { from: dayOf(2026, 8, 1), to: dayOf(2027, 6, 30) };
const CODES = ['M', 'P', 'N', 'T12', 'R', 'R', 'FREE', 'RPN'] as const;

/** What follows from leave is tried where leave is known: leave-findings.test.ts. */
const nobodysLeave = () => Promise.resolve(new Map());

let server: TestServer;
let configuration: Configuration;
let manager: LegalityActor;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  configuration = new Configuration({ db: server.db, clock: server.clock, log: createLog('fatal') });
  await configuration.reload();
  manager = await LegalityActor.of(await server.signIn('responsabile.lirr'));
});

afterAll(() => server.close());

const judging = () => new PlantLegality({ db: server.db, configuration, readLeave: nobodysLeave });

async function findings(of: PlantLegality, employeeId?: string): Promise<readonly JudgedFinding[]> {
  const months = await Promise.all(MONTHS.map((range) => of.findings('LIRR', range)));
  return months.flat().filter((finding) => employeeId === undefined || finding.employeeId === employeeId);
}

/** A code of LIRR on a day, with the hours of its definition. */
async function wishedCell(employeeId: string, day: Day, turn: string): Promise<WishedCell> {
  const { rows } = await server.db.query(
    `select shift_class as "shiftClass", ${sqlMinute(localTime('begin_time'))} as start,
        ${sqlMinute(localTime('end_time + case when end_time < begin_time then 1440 else 0 end'))} as end
      from shift_definition where icao = 'LIRR' and name = $2`,
    [isoDay(day), turn],
  );
  return { employeeId, day, category: 'CTA', turn, marks: '', ...rows[0] };
}

const localTime = (minutes: string): string =>
  `(($1::date + start_offset + make_interval(mins => ${minutes})) at time zone 'Europe/Rome')`;

async function put(icao: string, { employeeId, day, turn, start, end }: WishedCell): Promise<void> {
  await server.db.query(
    `insert into day_shift (icao, day, employee_id, turn, start_at, end_at, modify_date)
      values ($1, $2, $3, $4, to_timestamp($5::float8 * 60), to_timestamp($6::float8 * 60), now())
      on conflict (employee_id, day) do update set icao = excluded.icao, turn = excluded.turn, own_times = false,
        start_at = excluded.start_at, end_at = excluded.end_at, version = day_shift.version + 1`,
    [icao, isoDay(day), employeeId, turn, start, end],
  );
}

const set = async (employeeId: string, day: Day, turn: string) =>
  put('LIRR', await wishedCell(employeeId, day, turn));

/** What else a window can follow from: a duty elsewhere, a day without a cell, time away, overtime. */
const BESIDE = {
  elsewhere: async (employeeId: string, day: Day) => put('LIRF', await wishedCell(employeeId, day, 'M')),
  unknown: (employeeId: string, day: Day) =>
    server.db.query('delete from day_shift where employee_id = $1 and day = $2', [employeeId, isoDay(day)]),
  away: (employeeId: string, day: Day) =>
    server.db.query(
      // in the place of what is there: whole days of one person never overlap
      `with gone as (delete from absence where employee_id = $1 and $2::date <= to_day and from_day <= $2::date + 2
          returning absence_id)
        insert into absence (absence_id, employee_id, cause, state, unit, from_day, to_day)
        select gen_random_uuid(), $1, '8114', 10, 'G', $2::date, $2::date + 2 from (select count(*) from gone) as done`,
      [employeeId, isoDay(day)],
    ),
  back: (employeeId: string, day: Day) =>
    server.db.query('delete from absence where employee_id = $1 and $2 between from_day and to_day', [
      employeeId,
      isoDay(day),
    ]),
  overtime: (employeeId: string, day: Day) =>
    server.db.query(
      `insert into activity (activity_id, employee_id, icao, day, code, start_at, end_at)
        select gen_random_uuid(), employee_id, icao, day, 'STR', end_at, end_at + interval '3 hours'
          from day_shift where employee_id = $1 and day = $2 and end_at is not null`,
      [employeeId, isoDay(day)],
    ),
} as const;
const KINDS = Object.keys(BESIDE) as readonly (keyof typeof BESIDE)[];

/** All that is found of the person within reach of the months, in whatever plant. */
const everything = (employeeId: string) => judging().ofPerson(employeeId, REACHED);

const inShort = (found: readonly { readonly rule: string; readonly from: string | Day }[]) =>
  found.map(({ rule, from }) => `${rule} ${typeof from === 'string' ? from : compactDay(from)}`).toSorted();

test('what is kept follows every change as if all were judged anew, and what is foretold of it is what it does', async () => {
  const { rows } = await server.db.query(
    `select distinct employee_id from day_shift where icao = 'LIRR' and day = '2026-12-01' order by 1`,
  );
  const seed = randomInt(1_000_000);
  // The first controllers are those of the other tests, whose rosters must be what these wrote.
  const certain = manager.people.id(3);
  const spared = new Set([0, 1, 2].map((nth) => manager.people.id(nth)).concat(certain));
  const anybody = rows.map(({ employee_id }) => employee_id as string).filter((id) => !spared.has(id));
  // a few days in a row: single cells seldom break a window
  const change = fc.record({
    employeeId: fc.constantFrom(...anybody),
    first: fc.integer({ min: 0, max: 84 }),
    codes: fc.array(fc.constantFrom(...CODES), { minLength: 1, maxLength: 6 }),
    beside: fc.option(fc.constantFrom(...KINDS)),
  });
  for (const table of ['absence', 'activity'])
    await server.db.query(`delete from ${table} where employee_id = $1`, [certain]);
  const kept = judging();
  const before = await findings(kept);
  for (const [nth, { employeeId, first, codes, beside }] of [
    // of which findings follow for certain: eight hours of rest on 10 December
    { employeeId: certain, first: 37, codes: ['R', 'P', 'M', 'R'], beside: null } as const,
    ...fc.sample(change, { seed, numRuns: CHANGES }),
  ].entries()) {
    const day = addDays(MONTHS[0].from, first);
    if (beside === null) {
      const cells = await Promise.all(
        codes.map((code, index) => wishedCell(employeeId, addDays(day, index), code)),
      );
      const standing = await everything(employeeId);
      const foretold = await kept.foresee('LIRR', { cells });
      for (const cell of cells) await put('LIRR', cell);
      const { added, ended } = findingsDifference(standing, await everything(employeeId));
      expect([inShort(foretold.added), inShort(foretold.ended)], `seed ${seed}, change ${nth}`).toEqual([
        inShort(added),
        inShort(ended),
      ]);
    } else await BESIDE[beside](employeeId, day);
    await kept.follow([employeeId], [beside === 'elsewhere' ? 'LIRF' : 'LIRR']);
    const anew = await Promise.all(MONTHS.map((range) => judging().ofPerson(employeeId, range)));
    const ofPlant = anew.flat().filter(({ icao }) => icao === 'LIRR');
    expect(await findings(kept, employeeId), `seed ${seed}, change ${nth}`).toEqual(ofPlant);
    if (nth === 0) expect((await findings(kept)).length).toBeGreaterThan(before.length);
  }
  expect(await findings(kept), `seed ${seed}`).toEqual(await findings(judging()));
});

/** The nth controller of LIRR, with rests around 10 December. */
async function rested(nth: number): Promise<string> {
  const employeeId = manager.people.id(nth);
  for (let day = 8; day <= 11; day += 1) await set(employeeId, dayOf(2026, 12, day), 'R');
  return employeeId;
}

/** Eight hours of rest on 10 December. */
async function breakRest(employeeId: string): Promise<void> {
  await set(employeeId, dayOf(2026, 12, 9), 'P');
  await set(employeeId, dayOf(2026, 12, 10), 'M');
}

test('a change while a month is being read is in its findings', async () => {
  const employeeId = await rested(1);
  let isRead = false;
  const query = async (...asked: Parameters<Database['query']>) => {
    const read = await server.db.query(...asked);
    if (!isRead && JSON.stringify(asked).includes(employeeId)) {
      isRead = true;
      await breakRest(employeeId);
      await kept.follow([employeeId], ['LIRR']);
    }
    return read;
  };
  const kept = new PlantLegality({ db: { query } as Database, configuration, readLeave: nobodysLeave });
  const found = await kept.findings('LIRR', MONTHS[1]);
  expect(isRead).toBe(true);
  expect(found.filter((one) => one.employeeId === employeeId).map(({ rule }) => rule)).toContain('R373.5');
});

test('who comes to the plant is found in the months that were judged before', async () => {
  const employeeId = await rested(2);
  const movePosts = (years: number) =>
    server.db.query(
      `update assignment set valid_from = valid_from + make_interval(years => $2),
          valid_to = valid_to + make_interval(years => $2)
        where employee_id = $1`,
      [employeeId, years],
    );
  const kept = judging();
  await movePosts(20);
  await kept.findings('LIRR', MONTHS[1]);
  await movePosts(-20);
  await breakRest(employeeId);
  expect(await kept.follow([employeeId], ['LIRR'])).toEqual(new Set(['LIRR']));
  const found = await kept.findings('LIRR', MONTHS[1]);
  expect(found.filter((one) => one.employeeId === employeeId).map(({ rule }) => rule)).toContain('R373.5');
});

test('who resumes from an event of before hears of the plant, and nobody is judged again for it', async () => {
  const { client } = manager;
  const stream = await client.openEvents();
  const { data } = await stream.next('hello');
  await manager.write(manager.people.id(0), '20261221', 'R M R');
  await stream.next('legality');
  const follow = vi.spyOn(PlantLegality.prototype, 'follow');
  const again = await client.openEvents(data.position);
  await again.next('hello');
  expect(again.received).toContainEqual(
    expect.objectContaining({ name: 'legality', data: { plant: 'LIRR' } }),
  );
  expect(follow).not.toHaveBeenCalled();
  follow.mockRestore();
});

test('a draft that many ask for at once is judged once', async () => {
  const { draftId } = await new DraftActor(manager.client).open();
  const kept = judging();
  const findings = vi.spyOn(RosterJudging.prototype, 'findings');
  const asked = Array.from({ length: 6 }, () => kept.ofDraft('LIRR', MONTHS[1], draftId));
  const [first, ...others] = await Promise.all(asked);
  for (const other of others) expect(other).toEqual(first);
  expect(findings).toHaveBeenCalledOnce();
  findings.mockRestore();
});

/**
 * A duty every other day from August on, so that no gap between duties lasts for 48 hours; whatever another test left of the
 * person there goes.
 */
async function everyOtherDay(employeeId: string, minutes: number): Promise<void> {
  await server.db.query('delete from absence where employee_id = $1', [employeeId]);
  await server.db.query('delete from activity where employee_id = $1', [employeeId]);
  await server.db.query(
    `insert into day_shift (icao, day, employee_id, turn, start_at, end_at, modify_date)
      select 'LIRR', day, $1, case when works then 'M' else 'R' end, start_at,
          start_at + make_interval(mins => $2), now()
        from (select generate_series('2026-08-01', max(day), interval '1 day')::date as day
          from day_shift where icao = 'LIRR') as days,
        lateral (select (day - '2026-01-01') % 2 = 0 as works) as duty,
        lateral (select case when works then (day + time '07:00') at time zone 'Europe/Rome' end as start_at) as start
      on conflict (employee_id, day) do update set icao = excluded.icao, turn = excluded.turn, own_times = false,
        start_at = excluded.start_at, end_at = excluded.end_at`,
    [employeeId, minutes],
  );
}

test('a roster that never rests enough is one finding over the months asked for, as wide whether its year is read or not', async () => {
  const { rows } = await server.db.query(
    `select employee_id from assignment where icao = 'LIRR' and category = 'CTA' and valid_from < '2026-08-01'
        and valid_to is null order by 1 limit 1`,
  );
  const employeeId = rows[0].employee_id as string;
  const found = async () => {
    const of = judging();
    const rests = async (from: Day, to: Day) =>
      (await of.findings('LIRR', { from, to }))
        .filter((one) => one.employeeId === employeeId && one.rule === 'R373.8')
        .map((one) => [isoDay(one.from), one.measured]);
    return [
      await rests(MONTHS[0].from, MONTHS[2].to),
      await rests(MONTHS[1].from, MONTHS[1].to),
      await rests(MONTHS[2].from, MONTHS[2].to),
    ] as const;
  };
  // What a test of random changes may have left: a day that nobody wrote, one elsewhere, overtime.
  await BESIDE.overtime(employeeId, dayOf(2026, 11, 9));
  await BESIDE.unknown(employeeId, dayOf(2026, 11, 15));
  await BESIDE.elsewhere(employeeId, dayOf(2026, 12, 9));
  await everyOtherDay(employeeId, 480);
  const usual = await found();
  expect(usual.map((list) => list.length)).toEqual([1, 1, 1]);
  // one month is read less far back than three
  expect(usual[2][0]).not.toEqual(usual[0][0]);
  // of duties over eight hours the nights of the year are counted (L66.4)
  await everyOtherDay(employeeId, 495);
  expect(await found()).toEqual(usual);
});
