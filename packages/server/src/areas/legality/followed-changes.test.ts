import { addDays, dayOf, isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Configuration } from '../../platform/configuration/configuration.ts';
import { createLog } from '../../platform/log.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestServer } from '../../testing/index.ts';
import { sampleSize } from '../../testing/sample-size.ts';
import type { JudgedFinding } from './judged-finding.ts';
import { PlantLegality } from './plant-legality.ts';

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

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  configuration = new Configuration({ db: server.db, clock: server.clock, log: createLog('fatal') });
  await configuration.reload();
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

/** A duty every other day from August on, so that no gap between duties lasts for 48 hours. */
async function everyOtherDay(employeeId: string, minutes: number): Promise<void> {
  await server.db.query('delete from absence where employee_id = $1', [employeeId]);
  await server.db.query(
    `update day_shift set turn = case when (day - '2026-01-01') % 2 = 0 then 'M' else 'R' end, own_times = false,
        start_at = case when (day - '2026-01-01') % 2 = 0 then (day + time '07:00') at time zone 'Europe/Rome' end,
        end_at = case when (day - '2026-01-01') % 2 = 0
          then (day + time '07:00') at time zone 'Europe/Rome' + make_interval(mins => $2) end
      where employee_id = $1 and icao = 'LIRR' and day >= '2026-08-01'`,
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
  await everyOtherDay(employeeId, 480);
  const usual = await found();
  expect(usual.map((list) => list.length)).toEqual([1, 1, 1]);
  // one month is read less far back than three
  expect(usual[2][0]).not.toEqual(usual[0][0]);
  // of duties over eight hours the nights of the year are counted (L66.4)
  await everyOtherDay(employeeId, 495);
  expect(await found()).toEqual(usual);
});
