import { bePresent, leavePresence, PRESENCE_LIFE } from '@torre/contract/presence';
import type { EditedCell, PresencePatch } from '@torre/contract/presence';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer, TestStream } from '../../testing/index.ts';
import { employeeIdOf } from '../../testing/roster-steps.ts';

let server: TestServer;
let anna: TestClient;
let bruno: TestClient;
/** Personnel codes of the two. */
let ids: { readonly anna: string; readonly bruno: string };

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  [anna, bruno] = (await Promise.all(
    ['responsabile.lirr', 'responsabile2.lirr'].map((name) => server.signIn(name)),
  )) as [TestClient, TestClient];
  ids = { anna: await employeeIdOf(anna), bruno: await employeeIdOf(bruno) };
});

afterAll(() => server.close());
/** Nobody is there yet. */
beforeEach(() => server.db.query('delete from presence'));

interface Shown {
  readonly tabId: string;
  readonly month?: string;
  readonly editing?: EditedCell | null;
  readonly plant?: string;
}

const beat = (client: TestClient, { tabId, month = '202612', editing = null, plant = 'LIRR' }: Shown) =>
  client.call(bePresent, { path: { tabId }, query: { plant }, body: { month, editing } });
const leave = (client: TestClient, tabId: string) =>
  client.call(leavePresence, { path: { tabId }, query: { plant: 'LIRR' } });
const newTab = (): string => crypto.randomUUID();
const codes = ({ present }: Pick<PresencePatch, 'present'>): string[] =>
  present.map(({ employeeId }) => employeeId).toSorted();

/** The tab was killed so long ago. */
const silentFor = (tabId: string, seconds: number) =>
  server.db.query(
    'update presence set seen_at = clock_timestamp() - make_interval(secs => $2) where tab_id = $1',
    [tabId, seconds],
  );

async function streamOf(client: TestClient): Promise<TestStream> {
  const stream = await client.openEvents();
  await stream.next('hello');
  return stream;
}

/** How many words about who is present were said so far. */
async function words(): Promise<number> {
  const { rows } = await server.db.query<{ n: number }>(
    "select count(*)::int as n from outbox where topic = 'presence.changed'",
  );
  return rows[0]!.n;
}

describe('two managers on one month', () => {
  test('see each other with name and open cell, also from another process, until they leave', async () => {
    const sibling = await server.startSibling();
    const there = await sibling.signIn('responsabile2.lirr');
    const [annasTab, brunosTab] = [newTab(), newTab()];
    expect(codes((await beat(anna, { tabId: annasTab })).reply)).toEqual([ids.anna]);
    const stream = await streamOf(anna);
    await beat(there, { tabId: brunosTab });
    const isHere = ({ data }: { data: PresencePatch }): boolean => codes(data).includes(ids.bruno);
    const arrived = await stream.next('presence', isHere);
    expect(arrived.data).toEqual({
      plant: 'LIRR',
      month: '202612',
      present: expect.arrayContaining([
        {
          employeeId: ids.bruno,
          employeeName: expect.any(String),
          employeeSurname: expect.any(String),
          editing: [],
        },
      ]),
    });
    const cell = { employeeId: ids.anna, date: '20261216' };
    await beat(there, { tabId: brunosTab, editing: cell });
    const editing = ({ data }: { data: PresencePatch }): boolean =>
      data.present.some((person) => person.employeeId === ids.bruno && person.editing.length === 1);
    expect((await stream.next('presence', editing)).data.present).toContainEqual(
      expect.objectContaining({ employeeId: ids.bruno, editing: [cell] }),
    );
    await leave(there, brunosTab);
    expect(codes((await beat(anna, { tabId: annasTab })).reply)).toEqual([ids.anna]);
    await leave(anna, annasTab);
    await sibling.close();
  });

  test('are told of each other once: a beat is no news, a new cell and another month are', async () => {
    const tabId = newTab();
    const before = await words();
    await beat(anna, { tabId });
    expect(await words()).toBe(before + 1);
    await beat(anna, { tabId });
    await beat(anna, { tabId });
    expect(await words()).toBe(before + 1);
    await beat(anna, { tabId, editing: { employeeId: ids.bruno, date: '20261201' } });
    expect(await words()).toBe(before + 2);
    // Those of the month that was left and those of the new one.
    await beat(anna, { tabId, month: '202701' });
    expect(await words()).toBe(before + 4);
    await leave(anna, tabId);
    await leave(anna, tabId);
    expect(await words()).toBe(before + 5);
  });

  test('vanish when their tab says nothing more, and are news when it speaks again', async () => {
    const [mine, killed] = [newTab(), newTab()];
    await beat(bruno, { tabId: killed, editing: { employeeId: ids.anna, date: '20261216' } });
    expect(codes((await beat(anna, { tabId: mine })).reply)).toEqual([ids.anna, ids.bruno].toSorted());
    await silentFor(killed, PRESENCE_LIFE + 1);
    expect(codes((await beat(anna, { tabId: mine })).reply)).toEqual([ids.anna]);
    const before = await words();
    await beat(bruno, { tabId: killed, editing: { employeeId: ids.anna, date: '20261216' } });
    expect(await words()).toBe(before + 1);
    await Promise.all([leave(anna, mine), leave(bruno, killed)]);
  });

  test('stay while one of several tabs is open, each with its cell', async () => {
    const [mine, first, second] = [newTab(), newTab(), newTab()];
    const cell = (date: string): EditedCell => ({ employeeId: ids.anna, date });
    await beat(bruno, { tabId: first, editing: cell('20261216') });
    await beat(bruno, { tabId: second, editing: cell('20261217') });
    const both = await beat(anna, { tabId: mine });
    expect(both.reply.present.find(({ employeeId }) => employeeId === ids.bruno)?.editing).toEqual([
      cell('20261216'),
      cell('20261217'),
    ]);
    await leave(bruno, first);
    const one = await beat(anna, { tabId: mine });
    expect(one.reply.present.find(({ employeeId }) => employeeId === ids.bruno)?.editing).toEqual([
      cell('20261217'),
    ]);
    await Promise.all([leave(anna, mine), leave(bruno, second)]);
  });
});

describe('who is present is told', () => {
  test('to nobody but those who have that month open', async () => {
    const [annasTab, brunosTab, lirf] = [newTab(), newTab(), newTab()];
    const fiumicino = await server.signIn('responsabile.lirf');
    const colleague = await server.signIn('cta.lirr');
    const streams = await Promise.all([colleague, fiumicino, bruno, anna].map(streamOf));
    await beat(bruno, { tabId: brunosTab, month: '202701' });
    await beat(fiumicino, { tabId: lirf, plant: 'LIRF' });
    await beat(anna, { tabId: annasTab });
    const [ofColleague, ofFiumicino, ofBruno, ofAnna] = streams;
    await ofAnna!.next('presence', ({ data }) => data.month === '202612' && data.plant === 'LIRR');
    // Later words have arrived: what was sent before would have too.
    await beat(bruno, {
      tabId: brunosTab,
      month: '202701',
      editing: { employeeId: ids.anna, date: '20270101' },
    });
    await ofBruno!.next('presence', ({ data }) => data.present[0].editing.length === 1);
    await beat(fiumicino, { tabId: lirf, plant: 'LIRF', month: '202701' });
    await ofFiumicino!.next('presence', ({ data }) => data.month === '202701');
    const heard = (stream: TestStream) =>
      new Set(
        stream.received
          .filter(({ name }) => name === 'presence')
          .map(({ data }) => `${data.plant} ${data.month}`),
      );
    expect(heard(ofBruno!)).toEqual(new Set(['LIRR 202701']));
    expect(heard(ofFiumicino!)).toEqual(new Set(['LIRF 202612', 'LIRF 202701']));
    expect(heard(ofColleague!)).toEqual(new Set());
    await Promise.all([leave(anna, annasTab), leave(bruno, brunosTab), leave(fiumicino, lirf)]);
  });

  test('by nobody else: a tab of another person can be neither moved nor closed', async () => {
    const [tabId, mine] = [newTab(), newTab()];
    await beat(bruno, { tabId });
    await beat(anna, { tabId, month: '202701' });
    await leave(anna, tabId);
    await leave(anna, tabId);
    expect(codes((await beat(anna, { tabId: mine })).reply)).toEqual([ids.anna, ids.bruno].toSorted());
    await Promise.all([leave(anna, mine), leave(bruno, tabId)]);
  });

  test('of a cell that can be open in that month: of its days, or of a week that reaches into it, and its people', async () => {
    const tabId = newTab();
    const elsewhere = await employeeIdOf(await server.signIn('cta.lirf'));
    const earlier = await words();
    for (const [editing, text] of [
      [{ employeeId: ids.anna, date: '20270107' }, 'Il 07/01/2027 non è nel mese che è aperto.'],
      [{ employeeId: ids.anna, date: '20261124' }, 'Il 24/11/2026 non è nel mese che è aperto.'],
      [{ employeeId: elsewhere, date: '20261216' }, `La persona ${elsewhere} non è in questo impianto`],
      [{ employeeId: '999999', date: '20261216' }, 'La persona 999999 non è in questo impianto'],
    ] as const) {
      const { status, reply } = await beat(anna, { tabId, editing });
      expect([status, reply.outcome.messageIT]).toEqual([400, expect.stringContaining(text)]);
    }
    expect(await words()).toBe(earlier);
    for (const date of ['20261201', '20261231', '20270106', '20261125']) {
      const { reply } = await beat(anna, { tabId, editing: { employeeId: ids.anna, date } });
      expect(reply.present[0]!.editing).toEqual([{ employeeId: ids.anna, date }]);
    }
    await leave(anna, tabId);
  });

  test('to nobody who manages the plant no more, though the month is still open there', async () => {
    const former = await server.signIn('responsabile2.lirr');
    const [annas, brunos, lirf] = [newTab(), newTab(), newTab()];
    await beat(anna, { tabId: annas });
    const stream = await streamOf(former);
    await beat(former, { tabId: brunos });
    await stream.next('presence', ({ data }) => codes(data).includes(ids.bruno));
    const manages = (icao: string) =>
      server.db.query('update managed_plant set icao = $1 where user_name = $2', [
        icao,
        'responsabile2.lirr',
      ]);
    await manages('LIRF');
    await stream.next('session');
    const heard = stream.received.length;
    await beat(anna, { tabId: annas, editing: { employeeId: ids.anna, date: '20261216' } });
    // A word of the new plant has arrived: what was sent before would have too.
    await beat(former, { tabId: lirf, plant: 'LIRF' });
    await stream.next('presence', ({ data }) => data.plant === 'LIRF');
    const later = stream.received.slice(heard).filter(({ name }) => name === 'presence');
    expect(new Set(later.map(({ data }) => data.plant))).toEqual(new Set(['LIRF']));
    await leave(former, lirf);
    await manages('LIRR');
    await stream.next('session');
    await Promise.all([leave(anna, annas), leave(bruno, brunos)]);
  });

  test('a colleague and a manager of another plant may not ask', async () => {
    for (const userName of ['cta.lirr', 'responsabile.lirf']) {
      const client = await server.signIn(userName);
      expect((await beat(client, { tabId: newTab() })).status).toBe(403);
    }
  });
});

test('a page left open keeps no session alive: its beats are no use of it', async () => {
  const client = await server.signIn('approvatore');
  const tabId = newTab();
  server.clock.advance({ hours: 7 });
  expect((await beat(client, { tabId })).status).toBe(200);
  server.clock.advance({ hours: 6 });
  await expect.poll(async () => (await beat(client, { tabId })).status).toBe(401);
  server.clock.advance({ hours: -13 });
});
