import { addDays, dayOf, isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Configuration } from '../../platform/configuration/configuration.ts';
import type { Database } from '../../platform/db/index.ts';
import { createLog } from '../../platform/log.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestServer } from '../../testing/index.ts';
import { sampleSize } from '../../testing/sample-size.ts';
import { DraftActor } from '../../testing/draft-steps.ts';
import { LegalityActor } from './legality-test-steps.ts';
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
const CODES = ['M', 'P', 'N', 'T12', 'R', 'R', 'FREE', 'RPN'] as const;

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

const judging = () => new PlantLegality({ db: server.db, configuration });

async function findings(of: PlantLegality, employeeId?: string): Promise<readonly JudgedFinding[]> {
  const months = await Promise.all(MONTHS.map((range) => of.findings('LIRR', range)));
  return months.flat().filter((finding) => employeeId === undefined || finding.employeeId === employeeId);
}

/** Puts a code into a cell, with the hours of its definition. */
async function put(employeeId: string, day: Day, turn: string): Promise<void> {
  await server.db.query(
    `update day_shift s set turn = d.name, own_times = false, version = s.version + 1,
        start_at = (s.day + d.start_offset + make_interval(mins => d.begin_time)) at time zone 'Europe/Rome',
        end_at = (s.day + d.start_offset + make_interval(mins => d.end_time + case when d.end_time < d.begin_time then 1440 else 0 end))
          at time zone 'Europe/Rome'
      from shift_definition d
      where s.icao = 'LIRR' and s.employee_id = $1 and s.day = $2 and d.icao = 'LIRR' and d.name = $3`,
    [employeeId, isoDay(day), turn],
  );
}

test('what is kept follows every change as if all were judged anew', async () => {
  const { rows } = await server.db.query(
    `select distinct employee_id from day_shift where icao = 'LIRR' and day = '2026-12-01' order by 1`,
  );
  const seed = randomInt(1_000_000);
  // a few days in a row: single cells seldom break a window
  const change = fc.record({
    employeeId: fc.constantFrom(...rows.map(({ employee_id }) => employee_id as string)),
    first: fc.integer({ min: 0, max: 84 }),
    codes: fc.array(fc.constantFrom(...CODES), { minLength: 1, maxLength: 6 }),
  });
  const kept = judging();
  const before = await findings(kept);
  for (const [nth, { employeeId, first, codes }] of fc.sample(change, { seed, numRuns: CHANGES }).entries()) {
    for (const [index, code] of codes.entries())
      await put(employeeId, addDays(MONTHS[0].from, first + index), code);
    await kept.follow([employeeId], ['LIRR']);
    const anew = await Promise.all(MONTHS.map((range) => judging().ofPerson(employeeId, range)));
    const ofPlant = anew.flat().filter(({ icao }) => icao === 'LIRR');
    expect(await findings(kept, employeeId), `seed ${seed}, change ${nth}`).toEqual(ofPlant);
  }
  const after = await findings(kept);
  expect(after.length).toBeGreaterThan(before.length);
  expect(after, `seed ${seed}`).toEqual(await findings(judging()));
});

/** The nth controller of LIRR, with rests around 10 December. */
async function rested(nth: number): Promise<string> {
  const employeeId = manager.people.id(nth);
  for (let day = 8; day <= 11; day += 1) await put(employeeId, dayOf(2026, 12, day), 'R');
  return employeeId;
}

/** Eight hours of rest on 10 December. */
async function breakRest(employeeId: string): Promise<void> {
  await put(employeeId, dayOf(2026, 12, 9), 'P');
  await put(employeeId, dayOf(2026, 12, 10), 'M');
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
  const kept = new PlantLegality({ db: { query } as Database, configuration });
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
