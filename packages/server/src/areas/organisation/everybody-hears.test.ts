import { setTimeout } from 'node:timers/promises';
import { readCounters } from '@torre/contract/counters';
import { createCycle } from '@torre/contract/cycles';
import { compactCalendar } from '@torre/contract/month';
import type { OrganisationEvent } from '@torre/contract/organisation';
import { readOrganisation, saveOrganisation } from '@torre/contract/organisation';
import { getSession } from '@torre/contract/identity';
import { stateFrom } from '@torre/domain/organisation';
import type { FactEdit, FactKindName, FactRow } from '@torre/domain/organisation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer, TestStream } from '../../testing/index.ts';
import { LegalityActor } from '../../testing/legality-steps.ts';
import { compact, employeeIdOf } from '../../testing/roster-steps.ts';
import { publishOrganisation } from '../people/index.ts';
import { inTransaction } from '../../platform/db/transaction.ts';

const DECEMBER = { from: '20261201', to: '20261231' } as const;
/** A change is seen in every process so long after its commit at most. */
const MOST_MS = 1000;
/** Counted in turns that the process and its database have: while the machine is busy elsewhere, they have none. */
const TURN_MS = 10;

/** The process that saves, and another in which somebody looks. */
let saving: TestServer;
let other: TestServer;
let admin: TestClient;
let manager: TestClient;
let stream: TestStream;

beforeAll(async () => {
  saving = await startTestServer({ today: '2026-11-24' });
  other = await saving.startSibling();
  admin = await saving.signIn('admin');
  manager = await other.signIn('responsabile.lirr');
  stream = await manager.openEvents();
  await stream.next('hello');
});

afterAll(async () => {
  stream.close();
  await other.close();
  await saving.close();
});

async function factsOf(kind: FactKindName, wanted: FactRow) {
  const { reply } = await admin.call(readOrganisation, { query: { plant: 'LIRR' } });
  return reply.facts[kind]!.filter(({ values }) =>
    Object.entries(wanted).every(([column, value]) => values[column] === value),
  );
}

/** Saves in one process; returns when the other has told its screens, which must be soon. */
async function save(edits: readonly FactEdit[], of: TestStream = stream): Promise<OrganisationEvent> {
  const { status, reply } = await admin.call(saveOrganisation, {
    body: { edits: [...edits], reason: 'Prova' },
  });
  expect([status, reply]).toMatchObject([200, { changed: edits.length, position: expect.any(String) }]);
  return eventOf(reply.position!, of);
}

async function eventOf(position: string, of: TestStream = stream): Promise<OrganisationEvent> {
  for (let turns = 0; ; turns += 1) {
    const heard = of.received.find(({ name, data }) => name === 'organisation' && data.position === position);
    if (heard) return heard.data;
    expect(turns).toBeLessThan(MOST_MS / TURN_MS);
    await Promise.all([setTimeout(TURN_MS), other.db.query('select 1')]);
  }
}

async function countersOf(day: string) {
  const { reply } = await manager.call(readCounters, { query: { division: 'DIVLIRR', ...DECEMBER } });
  return reply.counters.filter(({ daySelected }) => daySelected === day);
}

describe('what another process keeps in memory follows a change of the organisation within a second', () => {
  test('counters: a position that ends opens no chair from the day after', async () => {
    const chairs = async (day: string) =>
      (await countersOf(day)).reduce((sum, counter) => sum + counter.chairs, 0);
    const before = [await chairs('20261210'), await chairs('20261211')];
    const [position] = await factsOf('position', { kind: 'LAV' });
    await save([
      {
        kind: 'position',
        version: position!.version,
        values: { ...position!.values, valid_to: '2026-12-10' },
      },
    ]);
    expect(await chairs('20261210')).toBe(before[0]);
    expect(await chairs('20261211')).toBeLessThan(before[1]!);
  });

  test('the month, prepared and with its tag: an island has another name, a definition other hours', async () => {
    const before = await compact(manager, DECEMBER);
    const [island] = await factsOf('island', {});
    const rows = await factsOf('shift_definition', { name: 'T12' });
    await save([
      { kind: 'island', version: island!.version, values: { ...island!.values, name: 'Isola nuova' } },
      ...stateFrom('shift_definition', rows, '2026-12-15', { begin_time: 780, end_time: 1260 }),
    ]);
    const after = await compact(manager, DECEMBER);
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    expect(after.reply.groups.map(({ name }) => name)).toContain('Isola nuova');
    expect(before.reply.groups.map(({ name }) => name)).not.toContain('Isola nuova');
    const states = (month: typeof after) => month.reply.definitions.filter(({ name }) => name === 'T12');
    expect([states(before).length, states(after).length]).toEqual([1, 2]);
  });

  test('findings: a code that works no more from a day leaves no short rest behind it', async () => {
    const actor = await LegalityActor.of(manager);
    const person = actor.people.id(0);
    const { reply } = await actor.write(person, '20261205', 'R R R M P M R R');
    const findings = () => actor.of(person, '20261205', '20261212', reply.position);
    expect(await findings()).toContain('R373.5 20261210');
    const rows = await factsOf('shift_definition', { name: 'M' });
    const earlier = new Set(stream.received);
    const noHours = { begin_time: null, end_time: null };
    await save(stateFrom('shift_definition', rows, '2026-12-10', { shift_class: 'NONLAV', ...noHours }));
    await stream.next('legality', (event) => !earlier.has(event) && event.data.plant === 'LIRR');
    expect(await findings()).not.toContain('R373.5 20261210');
  });

  test('the session: slots of the plants, and the own plant of who moved', async () => {
    const session = async (client: TestClient) => (await client.call(getSession, {})).reply;
    expect(JSON.stringify((await session(manager)).plantTimeslots)).not.toContain('Fascia nuova');
    const [slot] = await factsOf('timeslot', { kind: 'LAV' });
    await save([
      {
        kind: 'timeslot',
        version: slot!.version,
        values: { ...slot!.values, description: 'Fascia nuova' },
      },
    ]);
    expect(JSON.stringify((await session(manager)).plantTimeslots)).toContain('Fascia nuova');

    const mover = await other.signIn('cta2.lirf');
    const own = await mover.openEvents();
    await own.next('hello');
    expect((await session(mover)).ownPlant).toBe('LIRF');
    const employeeId = await employeeIdOf(mover);
    const { rows } = await saving.db.query<{ unit_code: string }>(
      `select unit_code from unit where icao = 'LIRR' limit 1`,
    );
    const position = await inTransaction(saving.db, async (tx) => {
      await tx.query(`update assignment set valid_to = '2026-11-23' where employee_id = $1`, [employeeId]);
      await tx.query(
        `insert into assignment (assignment_id, employee_id, icao, unit_code, category, employment_condition, valid_from)
          values (gen_random_uuid(), $1, 'LIRR', $2, 'CTA', 'LO', '2026-11-24')`,
        [employeeId, rows[0]!.unit_code],
      );
      return publishOrganisation(tx, { plant: 'LIRR', from: '2026-11-24', to: null, kinds: ['assignment'] });
    });
    await eventOf(position, own);
    expect((await session(mover)).ownPlant).toBe('LIRR');
    own.close();
  });
});

test('a month asked for with the position of a save knows it, however far the process is behind', async () => {
  const [island] = await factsOf('island', {});
  const ask = async (position?: string) => {
    const query = { plant: 'LIRR', shape: 'compact', ...(position && { position }) } as const;
    return (await manager.call(compactCalendar, { query, body: DECEMBER })).reply.groups;
  };
  let { version } = island!;
  for (const name of ['Prima', 'Seconda', 'Terza', 'Quarta']) {
    await ask();
    const values = { ...island!.values, name };
    const { reply } = await admin.call(saveOrganisation, {
      body: { edits: [{ kind: 'island', version: version++, values }] },
    });
    expect((await ask(reply.position!)).map((group) => group.name)).toContain(name);
  }
});

test('a cycle that a manager makes is told to managers and administrators, and moves nobody else’s screen', async () => {
  const clients = [admin, await saving.signIn('cta.lirr')];
  const [ofAdmin, ofStaff] = await Promise.all(clients.map((client) => client.openEvents()));
  for (const own of [ofAdmin!, ofStaff!]) await own.next('hello');
  const cycle = { name: 'Nuovo ciclo', turns: ['M', 'R'], restsOnHolidays: false };
  const { status } = await manager.call(createCycle, { query: { division: 'DIVLIRR' }, body: cycle });
  expect(status).toBe(200);
  const ofCycle = ({ data }: { data: OrganisationEvent }) => data.kinds.includes('base_cycle');
  for (const own of [stream, ofAdmin!]) await own.next('organisation', ofCycle);
  // what is sent later to all has come: what was sent before would have too
  const [island] = await factsOf('island', {});
  await save(
    [{ kind: 'island', version: island!.version, values: { ...island!.values, name: 'Ultima' } }],
    ofStaff,
  );
  expect(ofStaff!.received.some(({ name, data }) => name === 'organisation' && ofCycle({ data }))).toBe(
    false,
  );
  ofAdmin!.close();
  ofStaff!.close();
});
