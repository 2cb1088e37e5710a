import { readCounters, refreshCounters } from '@torre/contract/counters';
import { previewOrganisation, readOrganisation, saveOrganisation } from '@torre/contract/organisation';
import type { FactsBody } from '@torre/contract/organisation';
import { stateFrom } from '@torre/domain/organisation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../../testing/index.ts';
import type { TestClient, TestServer } from '../../../testing/index.ts';

let server: TestServer;
let admin: TestClient;
let manager: TestClient;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-24' });
  [admin, manager] = [await server.signIn('admin'), await server.signIn('responsabile.lirf')];
});
afterAll(() => server.close());

type Edits = FactsBody['edits'];

const causeFrom = async (idcausale: string, day: string, subtracts: string): Promise<Edits> => {
  const { reply } = await admin.call(readOrganisation, { query: { plant: 'LIRF' } });
  const facts = reply.facts['absence_cause']!.filter(({ values }) => values['idcausale'] === idcausale);
  return stateFrom('absence_cause', facts, day, { subtracts });
};
const countersOf = async (edits: Edits) => {
  const { status, reply } = await admin.call(previewOrganisation, { body: { edits } });
  expect([status, reply.faults]).toEqual([200, []]);
  return reply.effects!.counters;
};
/** Counters of two months of Fiumicino, counted anew, by day and timeslot. */
const counted = async () => {
  const query = { division: 'DIVLIRF', from: '20270101', to: '20270228' };
  await manager.call(refreshCounters, { query });
  const { reply } = await manager.call(readCounters, { query });
  return new Map(
    reply.counters.map(({ daySelected, timeslotId, employees, chairs, verdict }) => [
      `${daySelected} ${timeslotId}`,
      { employees, chairs, verdict },
    ]),
  );
};
/** The figures that a preview tells are those that stand once it is saved, and no other one moves. */
async function previewedAndSaved(edits: Edits) {
  const preview = (await countersOf(edits)).find(({ plant }) => plant === 'LIRF')!;
  const previewed = new Map(preview.counters.map((one) => [`${one.date} ${one.timeslotId}`, one]));
  const before = await counted();
  expect((await admin.call(saveOrganisation, { body: { edits } })).status).toBe(200);
  const expected = Object.fromEntries(
    [...before].map(([key, figures]) => [key, previewed.get(key)?.after ?? figures]),
  );
  // the processes hear of causes after the save
  await expect.poll(async () => Object.fromEntries(await counted())).toEqual(expected);
  for (const [key, one] of previewed) expect([key, one.before]).toEqual([key, before.get(key) ?? one.before]);
  return preview;
}

describe('a cause that stops subtracting, and one that begins to', () => {
  test('moves the counters of the days from then on, as the preview says', async () => {
    const stops = await previewedAndSaved(await causeFrom('8114', '2027-01-10', 'never'));
    const days = stops.counters.map(({ date }) => date).toSorted();
    expect(days.length).toBeGreaterThan(10);
    // a night of the day before reaches into it
    expect(days[0]! >= '20270109').toBe(true);
    expect(stops.counters.every(({ before, after }) => after!.employees >= before!.employees)).toBe(true);
    const begins = await previewedAndSaved(await causeFrom('8114', '2027-02-01', 'always'));
    expect(begins.counters.every(({ before, after }) => after!.employees <= before!.employees)).toBe(true);
    expect(begins.counters.length).toBeGreaterThan(5);
  });

  test('moves nothing where nobody is away for it', async () => {
    expect(await countersOf(await causeFrom('SCIO', '2027-01-10', 'never'))).toEqual([]);
  });
});
