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
import { PlantLegality } from './plant-legality.ts';

const CHANGES = sampleSize({ ci: 3, planted: 12, soak: 300 });
const PLANTS = ['LIRF', 'LIRN'] as const;
const FIRST = dayOf(2026, 11, 1);
/** Months that stand in memory all along. */
const RANGE = { from: FIRST, to: dayOf(2026, 12, 31) };

/** What follows from leave is tried where leave is known: leave-findings.test.ts. */
const nobodysLeave = () => Promise.resolve(new Map());

let server: TestServer;
let configuration: Configuration;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  configuration = new Configuration({ db: server.db, clock: server.clock, log: createLog('fatal') });
  await configuration.reload();
});

afterAll(() => server.close());

const judging = () => new PlantLegality({ db: server.db, configuration, readLeave: nobodysLeave });
const findings = async (of: PlantLegality) =>
  new Map(await Promise.all(PLANTS.map(async (icao) => [icao, await of.findings(icao, RANGE)] as const)));

/** A code works from a day on where it did not, or the other way round. */
async function turnClass(icao: string, name: string, day: Day): Promise<void> {
  const values = [icao, name, isoDay(day)];
  const { rows } = await server.db.query(
    `select to_jsonb(d) as state from shift_definition d
      where icao = $1 and name = $2 and from_date <= $3 and coalesce(to_date, 'infinity') >= $3`,
    values,
  );
  const { state } = rows[0]!;
  // an earlier change may begin on this very day: what begins here or later gives way
  await server.db.query(
    'delete from shift_definition where icao = $1 and name = $2 and from_date >= $3',
    values,
  );
  await server.db.query(
    `update shift_definition set to_date = $3::date - 1
      where icao = $1 and name = $2 and coalesce(to_date, 'infinity') >= $3`,
    values,
  );
  const shift_class = state.shift_class === 'LAV' ? 'NONLAV' : 'LAV';
  const added = {
    ...state,
    shift_id: `${state.shift_id}+`,
    from_date: isoDay(day),
    to_date: null,
    shift_class,
  };
  await server.db.query(
    'insert into shift_definition select * from jsonb_populate_record(null::shift_definition, $1)',
    [JSON.stringify(added)],
  );
}

/** Everybody of a category of the plant has another one from a day on. */
const turnCategory = (icao: string, day: Day) =>
  server.db.query(
    `update assignment set category = case category when 'CTA' then 'EAV' else 'CTA' end
      where icao = $1 and valid_from <= $2 and coalesce(valid_to, 'infinity') >= $2 and category in ('CTA', 'EAV')`,
    [icao, isoDay(day)],
  );

test('what is kept after changes of definitions and posts is what would be found if all were judged anew', async () => {
  // somebody with shifts in both plants
  await server.db.query(
    `update day_shift set icao = 'LIRN' where icao = 'LIRF' and turn = 'M' and day between '2026-12-05' and '2026-12-08'`,
  );
  const seed = randomInt(1_000_000);
  const change = fc.record({
    icao: fc.constantFrom(...PLANTS),
    name: fc.constantFrom('M', 'P', 'N'),
    later: fc.integer({ min: 1, max: 75 }),
    kind: fc.constantFrom('shift_definition', 'shift_definition', 'assignment'),
  });
  const kept = judging();
  const before = await findings(kept);
  for (const [nth, { icao, name, later, kind }] of [
    // of which findings follow for certain
    { icao: 'LIRF', name: 'M', later: 10, kind: 'shift_definition' } as const,
    ...fc.sample(change, { seed, numRuns: CHANGES }),
  ].entries()) {
    const day = addDays(FIRST, later);
    if (kind === 'assignment') await turnCategory(icao, day);
    else await turnClass(icao, name, day);
    const from = kind === 'assignment' ? null : day;
    await kept.followOrganisation([{ plant: icao, from, to: null, kinds: [kind] }]);
    const after = await findings(kept);
    expect(after, `seed ${seed}, change ${nth}`).toEqual(await findings(judging()));
    if (nth === 0) expect(after).not.toEqual(before);
  }
});
