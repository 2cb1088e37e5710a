import {
  addRequestDocuments,
  considerAbsences,
  countRequests,
  ignoreAbsences,
  proposeDay,
} from '@torre/contract/requests';
import { nameSubstitute } from '@torre/contract/substitutions';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openAsOwner } from '../../platform/db/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { startTestServer } from '../../testing/index.ts';
import { asked, decide, dispose, furnishRequests, HOURS } from '../../testing/request-steps.ts';
import { employeeIdOf } from '../../testing/roster-steps.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

const PERMIT = '00000000-0000-4000-8000-0000000000c1';
const COUNTER = { ignoredDate: '20261124', plant: 'LIRR', timeslot: 'M', absencesIds: [PERMIT] };

let server: TestServer;
let owner: Database;
let giver: TestClient;
let substitute: TestClient;
let colleague: TestClient;
let code: string;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  owner = openAsOwner(server.databaseUrl);
  [giver, substitute, colleague] = await Promise.all([
    server.signIn('responsabile2.lirr'),
    server.signIn('meteo.lirr'),
    server.signIn('responsabile.lirr'),
  ]);
  code = await employeeIdOf(giver);
  const { status } = await giver.call(nameSubstitute, {
    body: {
      giver: null,
      substitute: await employeeIdOf(substitute),
      plant: 'LIRR',
      from: '20261114',
      to: '20261130',
    },
  });
  if (status !== 200) throw new Error(`no substitute: ${status}`);
  await vi.waitUntil(
    async () => (await substitute.call(countRequests, { query: { plant: 'LIRR' } })).status === 200,
    { timeout: 15_000, interval: 50 },
  );
});
afterAll(async () => {
  await owner.close();
  await server.close();
});

const stands = async () => {
  const { rows } = await owner.query<{ state: number; proposed: boolean; ignored: number; all: number }>(
    `select state, proposed_day is not null as proposed,
       (select count(*)::int from absence_ignored g where g.absence_id = x.absence_id) as ignored,
       (select count(*)::int from absence a where a.employee_id = x.employee_id) as all
     from absence x where absence_id = $1`,
    [PERMIT],
  );
  return rows[0]!;
};

describe.each<[who: string, of: () => TestClient, words: RegExp]>([
  ['a substitute on the request of who is replaced', () => substitute, /Sostituisci questa persona/],
  ['a manager on the own request', () => giver, /tua richiesta|le tue|tu/],
])('%s', (_, of, words) => {
  beforeEach(async () => {
    await owner.query('delete from absence where employee_id = $1', [code]);
    await owner.query(
      `insert into absence (absence_id, employee_id, icao, cause, state, unit, from_day, to_day, start_at, end_at, inserted_by)
        values ($1, $2, 'LIRR', '104', 40, 'H', '2026-11-24', '2026-11-24', '2026-11-24 07:00Z', '2026-11-24 09:00Z', $2)`,
      [PERMIT, code],
    );
  });

  test.each(['A', 'V', 'R', 'C'] as const)('does not decide: %s', async (operation) => {
    const before = await stands();
    const row = await decide(of(), PERMIT, operation, 'Perché no');
    expect([row.esito, row.message]).toEqual([1, expect.stringMatching(words)]);
    expect(await stands()).toEqual(before);
  });

  test('proposes no other day', async () => {
    const before = await stands();
    const { status } = await of().call(proposeDay, {
      path: { id: PERMIT },
      body: { data: '2026/11/25', version: 1 },
    });
    expect([403, 409]).toContain(status);
    expect(await stands()).toEqual(before);
  });

  test('leaves it out of no counter, and does not undo what a colleague left out', async () => {
    expect((await of().call(ignoreAbsences, { body: COUNTER })).status).toBe(409);
    expect((await stands()).ignored).toBe(0);
    expect((await colleague.call(ignoreAbsences, { body: COUNTER })).status).toBe(200);
    const undone = await of().call(considerAbsences, { body: COUNTER });
    expect([undone.status, undone.reply.outcome.messageIT]).toEqual([409, expect.stringMatching(words)]);
    expect((await stands()).ignored).toBe(1);
    expect((await colleague.call(considerAbsences, { body: COUNTER })).status).toBe(200);
  });

  test('disposes nothing that counts at once', async () => {
    const { status } = await dispose(of(), code, {
      ...HOURS,
      datainizio: '2026/11/25',
      datafine: '2026/11/25',
    });
    // A manager who asks for himself asks as everybody does.
    expect([200, 403, 409]).toContain(status);
    const { rows } = await owner.query(
      'select from absence where employee_id = $1 and (state = 10 or tipo = 1)',
      [code],
    );
    expect(rows).toEqual([]);
  });
});

describe('documents', () => {
  const attachTo = (who: TestClient, id: string, file: string, version: number) =>
    who.call(addRequestDocuments, { path: { id }, body: { documenti: [file], version } });
  const fileOf = async (employeeId: string): Promise<string> => {
    const id = crypto.randomUUID();
    await owner.query(
      `insert into file (file_id, owner_id, area, kind, original_name, size, received, state, store_key, sha256, content_type,
         created_at, updated_at)
       values ($1, $2, 'giustificativi', 'documento', 'c.pdf', 10, 10, 'ready', $1, '\\x02', 'application/pdf', now(), now())`,
      [id, employeeId],
    );
    return id;
  };

  test('one file that is handed in with two requests at once goes with one of them; the other hears why not', async () => {
    const person = await server.signIn('cta.lirr');
    const employeeId = await furnishRequests(owner, 'cta.lirr');
    const one = await asked(person, { idcausale: 'DONS', datafine: '2026/11/23' });
    const two = await asked(person, {
      idcausale: 'DONS',
      datainizio: '2026/11/24',
      datafine: '2026/11/24',
    });
    const versions = [one.version, two.version] as [number, number];
    for (let round = 0; round < 6; round++) {
      const file = await fileOf(employeeId);
      const answers = await Promise.all([
        attachTo(person, one.id, file, versions[0]),
        attachTo(person, two.id, file, versions[1]),
      ]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const taken = answers.findIndex(({ status }) => status === 200) as 0 | 1;
      versions[taken] = answers[taken]!.reply.request.version;
    }
    // One that is full takes no more, and says how many it keeps.
    await owner.query(
      `insert into absence_document (absence_id, file_id, added_at) select $1, f, now() from unnest($2::uuid[]) f`,
      [two.id, await Promise.all(Array.from({ length: 20 }, () => fileOf(employeeId)))],
    );
    const full = await attachTo(person, two.id, await fileOf(employeeId), versions[1]);
    expect([full.status, full.reply.outcome.messageIT]).toEqual([
      409,
      expect.stringMatching(/al massimo 20 documenti/),
    ]);
    await owner.query('delete from absence_document where absence_id = $1', [two.id]);
    // Over a version that is no more nothing is handed in, and what stands comes with the answer.
    const [moved, seen] = versions[0] > one.version ? [one, versions[0]] : [two, versions[1]];
    const refused = await attachTo(person, moved.id, await fileOf(employeeId), seen - 1);
    expect(refused.status).toBe(412);
    const { rows } = await owner.query(
      'select count(*)::int as count from absence_document where absence_id = any ($1::uuid[])',
      [[one.id, two.id]],
    );
    expect(rows[0]!['count']).toBe(versions[0] - one.version);
  });
});
