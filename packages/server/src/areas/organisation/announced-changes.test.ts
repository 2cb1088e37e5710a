import { readOrganisation, readPersonFacts, saveOrganisation } from '@torre/contract/organisation';
import type { FactsBody, OrganisationPatch } from '@torre/contract/organisation';
import { stateFrom } from '@torre/domain/organisation';
import type { FactKindName, FactRow } from '@torre/domain/organisation';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { employeeIdOf } from '../../testing/roster-steps.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-24' });
  admin = await server.signIn('admin');
});

afterAll(() => server.close());

/** What a save puts into the outbox, by plant. */
async function announcedBy(edits: FactsBody['edits']): Promise<readonly OrganisationPatch[]> {
  const text = `select payload from outbox where topic = 'organisation.changed' order by xid`;
  const before = (await server.db.query(text)).rowCount ?? 0;
  const { status, reply } = await admin.call(saveOrganisation, { body: { edits } });
  expect([status, reply]).toMatchObject([200, { changed: expect.any(Number) }]);
  const { rows } = await server.db.query<{ payload: OrganisationPatch }>(text);
  const byPlant = ({ plant }: OrganisationPatch): string => plant ?? '';
  return rows
    .slice(before)
    .map(({ payload }) => payload)
    .toSorted((one, another) => byPlant(one).localeCompare(byPlant(another)));
}

async function factsOfPerson(employeeId: string, kind: FactKindName) {
  return (await admin.call(readPersonFacts, { path: { employeeId } })).reply.facts[kind] ?? [];
}

/** Their current post, and the edits that move them to a unit of another plant from a day on. */
async function moveOf(employeeId: string, icao: string, from: string) {
  const rows = await factsOfPerson(employeeId, 'assignment');
  const { reply } = await admin.call(readOrganisation, { query: {} });
  const unit = reply.facts['unit']!.find(({ values }) => values['icao'] === icao)!;
  const post: FactRow = { icao, unit_code: unit.values['unit_code']!, island_id: null };
  return stateFrom('assignment', rows, from, post);
}

test('a person who moves is announced to both plants from the day of the move', async () => {
  const employeeId = await employeeIdOf(await server.signIn('cta2.lirf'));
  expect(await announcedBy(await moveOf(employeeId, 'LIRR', '2026-12-10'))).toEqual([
    { plant: 'LIRF', from: '2026-12-10', to: null, kinds: ['assignment'] },
    { plant: 'LIRR', from: '2026-12-10', to: null, kinds: ['assignment'] },
  ]);
});

test('a holiday is announced to all plants, for its day', async () => {
  const holiday = { day: '2027-02-15', type: 'FESTIVO', comune: '', name: 'Una tantum' };
  const added = await announcedBy([{ kind: 'holiday', version: null, values: holiday }]);
  expect(added).toEqual([{ plant: null, from: '2027-02-15', to: '2027-02-15', kinds: ['holiday'] }]);
});

test('an endorsement is announced to its plant, for the days that it gains', async () => {
  const employeeId = await employeeIdOf(await server.signIn('cta.lirr'));
  const [row] = await factsOfPerson(employeeId, 'employee_specialization');
  const [endsOn, longer] = [String(row!.values['valid_to']), '2029-12-31'];
  const [event, ...more] = await announcedBy([
    {
      kind: 'employee_specialization',
      version: row!.version,
      values: { ...row!.values, valid_to: longer },
    },
  ]);
  expect(more).toEqual([]);
  expect(event).toMatchObject({ plant: 'LIRR', to: longer, kinds: ['employee_specialization'] });
  expect(event!.from! > endsOn).toBe(true);
});

test('a name is announced to every plant in which the person has, had or will have a post', async () => {
  const employeeId = await employeeIdOf(await server.signIn('cta.lirf'));
  await announcedBy(await moveOf(employeeId, 'LIRN', '2026-12-20'));
  const [row] = await factsOfPerson(employeeId, 'employee');
  const events = await announcedBy([
    { kind: 'employee', version: row!.version, values: { ...row!.values, surname: 'Nuovo' } },
  ]);
  expect(new Set(events.map(({ plant }) => plant))).toEqual(new Set(['LIRF', 'LIRN']));
  for (const { from, to, kinds } of events) expect([from, to, kinds]).toEqual([null, null, ['employee']]);
});

test('who has no post anywhere is announced to no plant', async () => {
  const person = { employee_id: '899001', surname: 'Senza', name: 'Posto' };
  const stream = await admin.openEvents();
  await stream.next('hello');
  const [event, ...more] = await announcedBy([{ kind: 'employee', version: null, values: person }]);
  expect([event, more]).toEqual([{ plant: '-', from: null, to: null, kinds: ['employee'] }, []]);
  await stream.next('organisation', ({ data }) => data.plant === '-');
  stream.close();
});
