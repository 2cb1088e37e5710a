import { readCounters, refreshCounters } from '@torre/contract/counters';
import type { CounterRow } from '@torre/contract/counters';
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

const positionOf = async (id: string) => {
  const { reply } = await admin.call(readOrganisation, { query: { plant: 'LIRF' } });
  return (reply.facts['position'] ?? []).filter(({ values }) => values['position_id'] === id);
};
const countersOf = async (edits: Edits) => {
  const { reply } = await admin.call(previewOrganisation, { body: { edits } });
  expect([reply.faults, reply.effects!.counters.map(({ plant }) => plant)]).toEqual([[], ['LIRF']]);
  return reply.effects!.counters[0]!;
};
/** Counters of January, counted anew, by day and timeslot. */
const january = async (): Promise<ReadonlyMap<string, CounterRow>> => {
  const query = { division: 'DIVLIRF', from: '20270101', to: '20270131' };
  await manager.call(refreshCounters, { query });
  const { reply } = await manager.call(readCounters, { query });
  return new Map(reply.counters.map((one) => [`${one.daySelected} ${one.timeslotId}`, one]));
};

describe('days that become uncovered', () => {
  test('are none where a position is closed, though counters change', async () => {
    const [position] = await positionOf('GND-W');
    const { values, version } = position!;
    const closed = { ...values, valid_to: '2027-01-31' };
    const { counters, uncovered } = await countersOf([{ kind: 'position', values: closed, version }]);
    expect(counters.length).toBeGreaterThan(0);
    expect(uncovered).toEqual([]);
  });

  test('are those on which a position asks for a specialization that nobody has: no head is missing, the verdict names it', async () => {
    const specialization = {
      icao: 'LIRF',
      specialization_id: 'NUOVA',
      name: 'Nuova',
      rating: 'ADC',
      category: 'CTA',
      licensed: false,
      of_category: false,
    };
    const edits: Edits = [
      { kind: 'specialization', values: specialization, version: null },
      ...stateFrom('position', await positionOf('GND-E'), '2027-01-10', { specialization_id: 'NUOVA' }),
    ];
    const { counters, uncovered } = await countersOf(edits);
    const previewed = new Map(counters.map((one) => [`${one.date} ${one.timeslotId}`, one]));
    const before = await january();
    expect((await admin.call(saveOrganisation, { body: { edits } })).status).toBe(200);
    const after = await january();

    const short = new Set<string>();
    for (const [key, { daySelected, employees, chairs, verdict }] of after) {
      const was = before.get(key)!;
      if (was.verdict.missing === 0 && verdict.missing > 0) short.add(daySelected);
      expect([key, previewed.get(key)?.after ?? was]).toMatchObject([key, { employees, chairs, verdict }]);
    }
    expect(uncovered.filter((day) => day <= '20270131')).toEqual([...short].toSorted());
    expect(short.size).toBeGreaterThan(10);
    const sameHeads = counters.find((one) => {
      const { before: was, after: is } = one;
      return was!.verdict.missing === 0 && was!.employees - was!.chairs === is!.employees - is!.chairs;
    });
    expect(sameHeads!.after!.verdict.specializations).toMatchObject([
      { specializationId: 'NUOVA', missing: 1 },
    ]);
  });
});
