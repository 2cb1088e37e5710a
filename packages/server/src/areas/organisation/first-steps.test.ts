import { readFirstSteps } from '@torre/contract/first-steps';
import { saveOrganisation } from '@torre/contract/organisation';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
  await admin.call(saveOrganisation, {
    body: {
      edits: [
        {
          kind: 'plant',
          values: { icao, name: 'Nuovo', class: 'D', shift_type: 'HX', comune: 'Roma', ord: 99 },
          version: null,
        },
      ],
    },
  });
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
