import { readOrganisation, saveOrganisation } from '@torre/contract/organisation';
import { copiedPlant } from '@torre/domain/organisation';
import type { FactBook } from '@torre/domain/organisation';
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

const read = async (plant?: string) =>
  (await admin.call(readOrganisation, { query: plant === undefined ? {} : { plant } })).reply;

test('a copy of the largest plant has what it has today, but people and units', async () => {
  const facts = (await read('LIRR')).facts as FactBook;
  const plant = { ...facts.plant!.find(({ values }) => values['icao'] === 'LIRR')!.values, icao: 'LICP' };
  const edits = copiedPlant('LIRR', facts, plant, '2026-11-24');
  const { status, reply } = await admin.call(saveOrganisation, { body: { edits: [...edits] } });
  // A division of its own comes with it.
  expect({ status, changed: reply.changed }).toEqual({ status: 200, changed: edits.length + 1 });

  const { counts, facts: known } = await read();
  const { unit, assignment, ...own } = counts!['LIRR']!;
  expect(counts!['LICP']).toEqual(own);
  expect([unit, assignment].every((count) => count! > 0)).toBe(true);
  expect(known['plant']!.some(({ values }) => values['icao'] === 'LICP')).toBe(true);
});

test('what ended yesterday and what begins tomorrow are not counted today', async () => {
  const before = (await read()).counts!['LIRF']!;
  const [slot] = (await read('LIRF')).facts['timeslot']!;
  const state = (valid_from: string, valid_to: string | null, timeslot_id: string) => ({
    kind: 'timeslot' as const,
    values: { ...slot!.values, timeslot_id, valid_from, valid_to },
    version: null,
  });
  const edits = [
    state('2026-01-01', '2026-11-23', 'PRIMA'),
    state('2026-11-25', null, 'DOPO'),
    state('2026-11-24', '2026-11-24', 'OGGI'),
  ];
  expect((await admin.call(saveOrganisation, { body: { edits } })).status).toBe(200);
  expect((await read()).counts!['LIRF']).toEqual({ ...before, timeslot: before['timeslot']! + 1 });
});
