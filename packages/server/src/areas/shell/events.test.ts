import { getSession } from '@torre/contract/identity';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { events } from '@torre/contract/shell';
import type { RosterPatch } from '@torre/contract/cells';
import { inTransaction } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { publish } from '../../platform/events/publish.ts';
import { heardSoFar } from '../../testing/heard-so-far.ts';
import { startTestServer } from '../../testing/index.ts';
import type { StreamEvent, TestClient, TestServer } from '../../testing/index.ts';
import { ROSTER_CHANGED } from '../cells/index.ts';

let server: TestServer;
let manager: TestClient;
let people: string[];

beforeAll(async () => {
  server = await startTestServer();
  manager = await server.signIn('responsabile.lirr');
  const { rows } = await server.db.query<{ employee_id: string }>(
    "select employee_id from day_shift where icao = 'LIRR' and day = '2026-11-20' order by 1 limit 3",
  );
  people = rows.map((row) => row.employee_id);
});
afterAll(() => server.close());
beforeEach(() => server.db.query("delete from meta where key = 'outbox_pruned_to'"));

const announce = (tx: Tx, employeeId: string, date = '20261120'): Promise<string> =>
  publish(tx, ROSTER_CHANGED, { plant: 'LIRR', cells: [[employeeId, date]] });

const about =
  (employeeId: string) =>
  ({ data }: StreamEvent): boolean =>
    (data as RosterPatch).cells.some((cell) => cell.employeeId === employeeId);

const change = (employeeId: string, date?: string): Promise<string> =>
  inTransaction(server.db, (tx) => announce(tx, employeeId, date));

/** A save that has begun and commits when told. */
async function beginChange(employeeId: string): Promise<() => Promise<void>> {
  const begun = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const saving = inTransaction(server.db, async (tx) => {
    await announce(tx, employeeId);
    begun.resolve();
    await mayCommit.promise;
  });
  await begun.promise;
  return async () => {
    mayCommit.resolve();
    await saving;
  };
}

describe('the stream', () => {
  test('says hello with its position and is no answer to keep', async () => {
    const stream = await manager.openEvents();
    const hello = await stream.next('hello');
    const { reply } = await manager.call(getSession, {});
    expect(hello.data).toEqual({ position: hello.id, rights: reply.rights });
  });

  test('opened a while after data were read begins where their answer says, so that no change falls between', async () => {
    const { headers } = await manager.call(getSession, {});
    const open = await manager.openEvents();
    await open.next('hello');
    await change(people[0]!);
    await open.next('roster', about(people[0]!));
    const late = await manager.openEvents(headers.get('X-Torre-Position')!);
    await late.next('hello');
    expect(late.received.filter(({ name }) => name === 'roster').some(about(people[0]!))).toBe(true);
  });

  test('needs a session', async () => {
    expect((await server.anonymous.call(events, { query: {} })).status).toBe(401);
  });

  test('delivers a committed change, and not one that was rolled back', async () => {
    const stream = await manager.openEvents();
    await stream.next('hello');
    const rolledBack = inTransaction(server.db, async (tx) => {
      await announce(tx, people[0]!);
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    await change(people[1]!);
    await stream.next('roster', about(people[1]!));
    expect(stream.received.filter((event) => event.name === 'roster').some(about(people[0]!))).toBe(false);
  });

  test('reaches the streams of every process on the database', async () => {
    const sibling = await server.startSibling();
    try {
      const streams = [
        await manager.openEvents(),
        await (await sibling.signIn('responsabile2.lirr')).openEvents(),
      ];
      for (const stream of streams) await stream.next('hello');
      await change(people[0]!);
      const patches = await Promise.all(streams.map((stream) => stream.next('roster', about(people[0]!))));
      expect(patches).toHaveLength(2);
    } finally {
      await sibling.close();
    }
  });
});

describe('a reader that comes back', () => {
  test('gets what was committed while it was away, once', async () => {
    const commit = await beginChange(people[2]!);
    // committed after that one began and before the reader was there: it may come again, for nobody knows whether it was seen
    await change(people[2]!);
    const first = await manager.openEvents();
    await first.next('hello');
    first.close();
    const date = '20261121';
    await change(people[0]!, date);
    await change(people[1]!, date);
    const again = await manager.openEvents(first.lastEventId!);
    await again.next('hello');
    await commit();
    // what was committed while a read was under way comes after the hello, from the next one
    await heardSoFar(server.db, [again]);
    const cells = again.received
      .flatMap(({ name, data }) => (name === 'roster' ? (data as RosterPatch).cells : []))
      .filter((cell) => cell.date === date);
    expect(cells).toHaveLength(2);
    expect(new Set(cells.map((cell) => cell.employeeId))).toEqual(new Set(people.slice(0, 2)));
  });

  test('gets a change whose transaction began first and committed last', async () => {
    const first = await manager.openEvents();
    await first.next('hello');
    const commit = await beginChange(people[0]!);
    await change(people[1]!);
    await first.next('roster', about(people[1]!));
    first.close();
    await commit();
    const again = await manager.openEvents(first.lastEventId!);
    await again.next('hello');
    await heardSoFar(server.db, [again]);
    expect(again.received.filter((event) => event.name === 'roster').some(about(people[0]!))).toBe(true);
  });

  test('a change is not held back by an older transaction that is still open', async () => {
    const stream = await manager.openEvents();
    await stream.next('hello');
    const commit = await beginChange(people[0]!);
    await change(people[1]!);
    await stream.next('roster', about(people[1]!));
    await commit();
    await stream.next('roster', about(people[0]!));
    expect(
      stream.received.filter((event) => event.name === 'roster' && about(people[1]!)(event)),
    ).toHaveLength(1);
  });

  test.each([
    ['with a position of another database', '99999999999'],
    ['with a position that is none', 'ieri'],
  ])('%s is told to read again', async (_, position) => {
    const stream = await manager.openEvents(position);
    await stream.next('hello');
    expect(stream.received.map((event) => event.name)).toEqual(['reset', 'hello']);
  });

  test('after more than 24 hours is told to read again', async () => {
    const stream = await manager.openEvents();
    await stream.next('hello');
    stream.close();
    await change(people[0]!);
    await server.db.query("update outbox set at = at - interval '25 hours'");
    const sibling = await server.startSibling();
    try {
      // A start prunes what is older than a day.
      await expect.poll(async () => (await server.db.query('select 1 from outbox')).rowCount).toBe(0);
      const again = await manager.openEvents(stream.lastEventId!);
      await again.next('hello');
      expect(again.received.map((event) => event.name)).toEqual(['reset', 'hello']);
    } finally {
      await sibling.close();
    }
  });
});

describe('rights in open streams', () => {
  test('a plant taken away is told, and what managers see stops', async () => {
    const client = await server.signIn('responsabile2.lirr');
    const stream = await client.openEvents();
    await stream.next('hello');
    await server.db.query(
      `update managed_plant set valid_to = '2026-11-13' where user_name = 'responsabile2.lirr'`,
    );
    await stream.next('session');
    const colleague = await manager.openEvents();
    await colleague.next('hello');
    await change(people[2]!);
    await colleague.next('roster', about(people[2]!));
    await change(people[0]!);
    await colleague.next('roster', about(people[0]!));
    // What is left is what colleagues of the plant see: no counters, and not who did it.
    expect(stream.received.filter((event) => event.name === 'counters')).toEqual([]);
    expect(stream.received.some((event) => 'modifyUser' in event.data)).toBe(false);
    await server.db.query(`update managed_plant set valid_to = null where user_name = 'responsabile2.lirr'`);
  });

  test('who hears of changed rights and asks at once is answered by the new ones', async () => {
    const client = await server.signIn('responsabile2.lirr');
    const stream = await client.openEvents();
    await stream.next('hello');
    expect((await client.send('GET', '/api/session')).status).toBe(200);
    await server.db.query(
      `update managed_plant set valid_to = '2026-11-13' where user_name = 'responsabile2.lirr'`,
    );
    await stream.next('session');
    const refused = await client.send('POST', '/api/manager/calendar/filter?plant=LIRR&shape=compact', {
      body: JSON.stringify({ from: '20261101', to: '20261130' }),
    });
    expect(refused.status).toBe(403);
    await server.db.query(`update managed_plant set valid_to = null where user_name = 'responsabile2.lirr'`);
  });

  test('a session that was ended in the database hears it and is closed', async () => {
    const client = await server.signIn('cta.lirr');
    const stream = await client.openEvents();
    await stream.next('hello');
    await server.db.query("update session set ended_at = created_at where user_name = 'cta.lirr'");
    await stream.ended;
    expect(stream.received.at(-1)!.name).toBe('ended');
  });

  test('a graceful stop ends the streams', async () => {
    const sibling = await server.startSibling();
    const stream = await (await sibling.signIn('responsabile.lirr')).openEvents();
    await stream.next('hello');
    await sibling.app.close();
    await expect(stream.ended).resolves.toBeUndefined();
    await sibling.close();
  });
});
