import { readCounters, refreshCounters } from '@torre/contract/counters';
import { previewOrganisation, readOrganisation, saveOrganisation } from '@torre/contract/organisation';
import type { FactsBody } from '@torre/contract/organisation';
import type { ChangedCounter } from '@torre/contract/organisation-effects';
import { OUTCOME } from '@torre/contract/outcome';
import { changedOpenings } from '@torre/domain/organisation';
import type { StandingFact } from '@torre/domain/organisation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

const TODAY = '20261124';
const TOWER = 'TWR-E';

let server: TestServer;
let admin: TestClient;
let manager: TestClient;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-24' });
  admin = await server.signIn('admin');
  manager = await server.signIn('responsabile.lirf');
});

afterAll(() => server.close());

const openings = async (): Promise<readonly StandingFact[]> => {
  const { reply } = await admin.call(readOrganisation, { query: { plant: 'LIRF' } });
  return reply.facts['position_opening']!;
};
/** No hour of the tower from a day (YYYY-MM-DD) on. */
async function closed(from: string): Promise<FactsBody['edits']> {
  const own = (await openings()).filter(({ values }) => values['position_id'] === TOWER);
  return changedOpenings(own[0]!.values, own, [], from);
}
const save = (edits: FactsBody['edits'], reason: string | null = null) =>
  admin.call(saveOrganisation, { body: { edits, reason } });
async function previewed(edits: FactsBody['edits']): Promise<readonly ChangedCounter[]> {
  const { reply } = await admin.call(previewOrganisation, { body: { edits } });
  expect([reply.faults, reply.stale]).toEqual([[], []]);
  return reply.effects!.counters.flatMap(({ counters }) => counters);
}

/** Counters of some days (YYYYMMDD), counted anew, by day and timeslot. */
async function counters(from: string, to: string) {
  const query = { division: 'DIVLIRF', from, to };
  await manager.call(refreshCounters, { query });
  const { reply } = await manager.call(readCounters, { query });
  return new Map(
    reply.counters.map(({ daySelected, timeslotId, employees, chairs, verdict }) => [
      `${daySelected} ${timeslotId}`,
      { employees, chairs, missing: verdict.missing },
    ]),
  );
}

describe('an opening that ends', () => {
  test('today leaves every counter of days gone by as it was, and from today asks for a chair less', async () => {
    const before = [await counters('20261001', '20261031'), await counters('20261101', '20261231')] as const;
    const edits = await closed('2026-11-24');
    expect(edits.every(({ remove, values }) => !remove && values['valid_to'] === '2026-11-23')).toBe(true);
    const dates = new Set((await previewed(edits)).map(({ date }) => date));
    expect([...dates].toSorted()[0]).toBe(TODAY);
    expect((await save(edits)).status).toBe(200);

    expect(await counters('20261001', '20261031')).toEqual(before[0]);
    const now = await counters('20261101', '20261231');
    const moved = [...now].filter(
      ([key, figures]) => JSON.stringify(figures) !== JSON.stringify(before[1].get(key)),
    );
    expect(new Set(moved.map(([key]) => key.slice(0, 8)))).toEqual(
      new Set([...dates].filter((date) => date < '20270101')),
    );
  });

  test('long ago is previewed from that day on, and what follows is what was previewed', async () => {
    const ground = (await openings()).filter(({ values }) => values['position_id'] === 'GND-E');
    const edits = changedOpenings(ground[0]!.values, ground, [], '2026-10-20');
    const changed = await previewed(edits);
    const dates = changed.map(({ date }) => date).toSorted();
    expect(dates[0]).toBe('20261020');
    const before = await counters('20261001', '20261123');
    expect((await save(edits, 'Chiusa dal 20/10')).status).toBe(200);
    const after = new Map(
      changed.map(({ date, timeslotId, after: then }) => [
        `${date} ${timeslotId}`,
        then && { employees: then.employees, chairs: then.chairs, missing: then.verdict.missing },
      ]),
    );
    for (const [key, figures] of await counters('20261001', '20261123'))
      expect([key, figures]).toEqual([key, after.get(key) ?? before.get(key)]);
  });
});

describe('a change of days gone by', () => {
  test('needs a reason: without one nothing is saved, with one it stands in the trail', async () => {
    const { reply } = await admin.call(readOrganisation, { query: { plant: 'LIRF' } });
    const [slot] = reply.facts['timeslot']!.filter(({ values }) => values['timeslot_id'] === 'P');
    const edits: FactsBody['edits'] = [
      {
        kind: 'timeslot',
        values: { ...slot!.values, description: 'Pomeriggio lungo' },
        version: slot!.version,
      },
    ];
    for (const reason of [null, '  ']) {
      const refused = await save(edits, reason);
      expect([refused.status, refused.reply.outcome]).toMatchObject([
        409,
        {
          code: OUTCOME.pastEffect,
          messageIT:
            'Questa modifica cambia giorni prima di oggi (24/11/2026): scrivi il motivo, o scegli un giorno da oggi in poi.',
        },
      ]);
    }
    const version = async () => {
      const { rows } = await server.db.query<{ version: number }>(
        "select version from timeslot where icao = 'LIRF' and timeslot_id = 'P'",
      );
      return rows[0]!.version;
    };
    expect(await version()).toBe(slot!.version);
    expect((await save(edits, 'Errore di battitura')).status).toBe(200);
    expect(await version()).toBe(slot!.version + 1);
    const { rows } = await server.db.query(
      "select what, reason from audit where entity = 'timeslot' and entity_key like 'LIRF P%'",
    );
    expect(rows).toEqual([{ what: 'update', reason: 'Errore di battitura' }]);
  });

  test('from today on needs none', async () => {
    const own = (await openings()).filter(({ values }) => values['position_id'] === 'TWR-W');
    const edits = changedOpenings(
      own[0]!.values,
      own,
      [{ position: 'TWR-W', begin: 9, end: 10 }],
      '2026-11-24',
    );
    expect((await save(edits)).status).toBe(200);
  });
});
