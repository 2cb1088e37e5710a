import { readFirstSteps } from '@torre/contract/first-steps';
import { saveOrganisation } from '@torre/contract/organisation';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-24' });
  admin = await server.signIn('admin');
});

afterAll(() => server.close());

const stepsOf = async (plant?: string) => {
  const { reply } = await admin.call(readFirstSteps, { query: plant === undefined ? {} : { plant } });
  return reply;
};
const undone = async (plant: string) =>
  (await stepsOf(plant)).steps
    .filter(({ isDone }) => !isDone)
    .map(({ step, missing }) => [step, ...missing.map(({ what, count }) => `${what} ${count}`)]);

/** A plant without anything, until the test is over. */
async function addPlant(icao: string, ord: number): Promise<void> {
  const values = { icao, name: 'Nuovo', class: 'D', shift_type: 'HX', comune: 'Roma', ord };
  const { status } = await admin.call(saveOrganisation, {
    body: { edits: [{ kind: 'plant', values, version: null }] },
  });
  expect(status).toBe(200);
  onTestFinished(async () => {
    for (const table of ['shift_definition', 'division', 'plant'])
      await server.db.query(`delete from ${table} where icao = $1`, [icao]);
  });
}

test('a plant that shows its months needs nothing more', async () => {
  expect(await undone('LIRF')).toEqual([]);
  const { plant, month } = await stepsOf();
  expect([plant, month]).toEqual(['LIRR', '202611']);
});

test('a plant of which nothing is known does not exist', async () => {
  expect((await admin.call(readFirstSteps, { query: { plant: 'LIXX' } })).status).toBe(404);
});

test('a new plant lacks everything after itself, and what is added is not asked for again', async () => {
  const icao = 'LIWW';
  await addPlant(icao, 99);
  expect(await undone(icao)).toEqual([
    ['shifts', 'shifts null'],
    ['timeslots', 'timeslots null'],
    ['positions', 'specializations null', 'positions null', 'openPositions null'],
    ['people', 'people null'],
    ['qualifications'],
    ['rights', 'managers null'],
    ['cycles', 'cycles null'],
    ['month', 'publishedCells null'],
  ]);
  await admin.call(saveOrganisation, {
    body: {
      edits: [
        {
          kind: 'shift_definition',
          values: {
            icao,
            name: 'M',
            from_date: '2026-12-01',
            description: 'Mattina',
            shift_class: 'LAV',
            begin_time: 420,
            end_time: 900,
          },
          version: null,
        },
      ],
    },
  });
  expect((await undone(icao)).map(([step]) => step)).not.toContain('shifts');
});

test('plants that have not started are named among all, and without an address the guide is that of the first of them', async () => {
  const all = (await stepsOf()).plants;
  expect(all.map(({ icao, hasStarted }) => [icao, hasStarted])).toContainEqual(['LIRF', true]);
  await addPlant('LIWW', 98);
  await addPlant('LIWX', 99);
  const { plant, steps, plants } = await stepsOf();
  expect([plant, steps.filter(({ isDone }) => isDone).map(({ step }) => step)]).toEqual(['LIWW', ['plant']]);
  const added = { name: 'Nuovo', done: 1, hasStarted: false };
  expect(plants).toEqual([...all, { icao: 'LIWW', ...added }, { icao: 'LIWX', ...added }]);
  expect((await stepsOf('LIRF')).plants).toEqual(plants);
});

test('a plant that has ended is not among those to start, but is shown to who asks for it', async () => {
  await addPlant('LIWW', 98);
  await server.db.query("update plant set valid_to = '2026-11-23' where icao = 'LIWW'");
  const named = async (asked?: string) => (await stepsOf(asked)).plants.map(({ icao }) => icao);
  expect(await named()).not.toContain('LIWW');
  expect(await named('LIWW')).toContain('LIWW');
});

test('who lacks a qualification is counted, and not named', async () => {
  await server.db.query(
    "delete from qualification where kind = 'MEDICAL' and employee_id in (select employee_id from assignment where icao = 'LIRR' and category = 'CTA')",
  );
  const { steps } = await stepsOf('LIRR');
  expect(steps.filter(({ step }) => step === 'qualifications')).toEqual([
    {
      step: 'qualifications',
      owner: 'hr',
      isDone: false,
      missing: [{ what: 'peopleWithoutQualifications', count: 112 }],
    },
  ]);
});
