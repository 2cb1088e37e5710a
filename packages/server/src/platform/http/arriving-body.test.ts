import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeMany, MOST_CELLS } from '@torre/contract/bulk';
import type { BulkItem } from '@torre/contract/bulk';
import { signOut } from '@torre/contract/identity';
import { OUTCOME } from '@torre/contract/outcome';
import { RawConnection } from '../../testing/raw-connection.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

const BULK = '/api/manager/shifts/selection/bulk';
const MORE_THAN_ANY_CALL_TAKES = 11_000_000;

let server: TestServer;
let manager: TestClient;
let employee: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  [manager, employee] = [await server.signIn('responsabile.lirr'), await server.signIn('cta.lirr')];
});
afterAll(() => server.close());

async function connected<T>(work: (connection: RawConnection) => Promise<T>): Promise<T> {
  const connection = new RawConnection(server.url);
  try {
    return await work(connection);
  } finally {
    connection.close();
  }
}

/** Sends the rest of a body of letters, piece by piece. */
async function writeRest(connection: RawConnection, bytes: number): Promise<void> {
  const piece = 'x'.repeat(65_536);
  for (let left = bytes; left > 0; left -= piece.length) await connection.write(piece.slice(0, left));
}

async function bytesUnderWay(): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(/^torre_body_bytes (\d+)$/m.exec(text)![1]);
}

const asManager = (): Record<string, string> => ({ cookie: manager.cookie! });

describe('who is refused for what the body does not decide', () => {
  const BYTES = 9_600_000;
  test.each([
    ['without a session on a call of many cells', 'PUT', BULK, () => ({}), BYTES, 401],
    [
      'without a session on an ordinary call',
      'POST',
      '/api/manager/shifts?plant=LIRR',
      () => ({}),
      900_000,
      401,
    ],
    ['without the right to it', 'PUT', BULK, () => ({ cookie: employee.cookie! }), BYTES, 403],
    ['on a call that does not exist', 'PUT', '/api/nulla', asManager, BYTES, 404],
    ['with more than an open call takes', 'POST', '/api/autenticazione', () => ({}), BYTES, 413],
    ['with more than any call takes', 'PUT', BULK, asManager, MORE_THAN_ANY_CALL_TAKES, 413],
  ] as const)(
    '%s is answered before the body, reads the answer and goes on',
    async (_, method, path, who, bytes, status) => {
      await connected(async (connection) => {
        connection.head(method, path, bytes, who());
        // Not a byte of the body was sent.
        expect((await connection.answer()).status).toBe(status);
        await writeRest(connection, bytes);
        connection.head('POST', '/api/manager/shifts?plant=LIRR', 0);
        expect((await connection.answer()).status).toBe(401);
        expect(connection.isReset).toBe(false);
      });
    },
  );

  test('who closes the connection after one request gets its refusal too', async () => {
    await connected(async (connection) => {
      connection.head('PUT', BULK, BYTES, { connection: 'close' });
      await writeRest(connection, BYTES);
      expect((await connection.answer()).status).toBe(401);
      expect(connection.isReset).toBe(false);
    });
  });

  test('a body that is refused on its way is not waited for, and its sender reads why', async () => {
    await connected(async (connection) => {
      connection.head('PUT', BULK, BYTES, asManager());
      await connection.write('['.repeat(100));
      expect(await connection.answer()).toMatchObject({
        status: 400,
        reply: { outcome: { code: OUTCOME.malformed } },
      });
      await writeRest(connection, BYTES - 100);
      connection.head('POST', '/api/manager/shifts?plant=LIRR', 0);
      expect((await connection.answer()).status).toBe(401);
      expect(connection.isReset).toBe(false);
    });
  });

  // Of a call that reads: one that saves is asked once more before its commit.
  test('who is signed out while the body is on its way does not make the call', async () => {
    const leaving = await server.signIn('responsabile2.lirr');
    const body = JSON.stringify({ divisionID: 'DIVLIRR' });
    await connected(async (connection) => {
      connection.head('POST', '/api/manager/calendar/filter?plant=LIRR', body.length, {
        cookie: leaving.cookie!,
      });
      await connection.write(body.slice(0, 5));
      // The first look at the session is over once the body is being read: one value, that counts as 32 bytes.
      await expect.poll(() => bytesUnderWay()).toBe(32);
      await leaving.call(signOut, {});
      await connection.write(body.slice(5));
      expect((await connection.answer()).status).toBe(401);
    });
  });

  // Without it each would be there for the minute that a request may take.
  test.each([
    ['without a session on a call of many cells', 'PUT', BULK, () => ({}), 401],
    ['without the right to it', 'PUT', BULK, () => ({ cookie: employee.cookie! }), 403],
    ['on a call that does not exist', 'PUT', '/api/nulla', asManager, 404],
    ['who wants it closed', 'PUT', BULK, () => ({ connection: 'close' }), 401],
  ] as const)(
    '%s: whoever sends no body after the answer keeps no connection',
    async (_, method, path, who, status) => {
      const connections = Array.from({ length: 20 }, () => new RawConnection(server.url));
      try {
        for (const connection of connections) connection.head(method, path, BYTES, who());
        const answers = await Promise.all(connections.map((connection) => connection.answer()));
        expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([status]));
        await expect
          .poll(() => connections.filter(({ isEnded }) => !isEnded).length, { timeout: 15_000 })
          .toBe(0);
        expect(connections.some(({ isReset }) => isReset)).toBe(false);
      } finally {
        for (const connection of connections) connection.close();
      }
    },
  );

  test('a body that goes on with pauses shorter than that is waited for', async () => {
    await connected(async (connection) => {
      connection.head('PUT', BULK, 400);
      expect((await connection.answer()).status).toBe(401);
      for (let piece = 0; piece < 4; piece++) {
        await delay(400);
        await connection.write('x'.repeat(100));
      }
      connection.head('POST', '/api/manager/shifts?plant=LIRR', 0);
      expect((await connection.answer()).status).toBe(401);
      expect(connection.isReset).toBe(false);
    });
  });

  test('who sends without end is cut off', async () => {
    await connected(async (connection) => {
      connection.head('PUT', BULK, 100_000_000);
      expect((await connection.answer()).status).toBe(401);
      await writeRest(connection, 100_000_000);
      expect(connection.isReset).toBe(true);
    });
  });
});

describe('the form of a body', () => {
  const put = (client: TestClient, body: string) => client.send('PUT', BULK, { body });
  const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

  test('lists inside lists are refused from a depth on that no call has', async () => {
    const answer = await put(manager, nested(21));
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      {
        outcome: {
          code: OUTCOME.malformed,
          messageIT: 'La richiesta contiene troppi livelli di elenchi, uno dentro l’altro.',
        },
      },
    ]);
    expect(await (await put(manager, nested(20))).json()).not.toMatchObject({
      outcome: { messageIT: expect.stringContaining('livelli') },
    });
  });

  test('many short values are refused as the bytes that they become', async () => {
    const list = (items: number): string => `[${'0,'.repeat(items - 1)}0]`;
    const tooMany = await put(manager, list(313_000));
    expect([tooMany.status, await tooMany.json()]).toMatchObject([
      413,
      {
        outcome: {
          code: OUTCOME.malformed,
          messageIT: 'La richiesta contiene troppi elementi: dividila.',
        },
      },
    ]);
    expect((await put(manager, list(312_000))).status).toBe(400);
    const ordinary = await manager.send('POST', '/api/manager/shifts?plant=LIRR', { body: list(32_000) });
    expect(ordinary.status).toBe(413);
  });

  test.each([
    ['itself', '/api/manager/shifts/bulk?division=DIVLIRR', (list: readonly number[]) => list],
    [
      'in a key that nobody knows',
      BULK,
      (list: readonly number[]) => ({ division: 'DIVLIRR', turn: 'M', cells: [], list }),
    ],
  ])('a body with a very long list %s is refused like any other', async (_, path, bodyOf) => {
    const body = JSON.stringify(bodyOf(Array.from({ length: 300_000 }, () => 1)));
    const answer = await manager.send('PUT', path, { body });
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { outcome: { code: OUTCOME.malformed } },
    ]);
  });

  test('the longest call of many cells is read', async () => {
    const longest = (index: number): Required<BulkItem> => ({
      employeeId: String(800_000 + (index % 500)),
      date: `202612${String(1 + Math.floor(index / 500)).padStart(2, '0')}`,
      shiftId: null,
      version: 2_147_483_647,
      confTurnId: '0198f0aa-0000-7000-8000-00000000000e',
      extraActivities: [],
      restore: 2_147_483_647,
      copyOf: { employeeId: '800001', date: '20261123' },
      reason: 'x'.repeat(300),
      // one reason for all of them
      legalityReason: index === 0 ? 'x'.repeat(300) : null,
      acknowledge: true,
      overAbsence: true,
    });
    const body = Array.from({ length: MOST_CELLS }, (_, index) => longest(index));
    const query = { division: 'DIVLIRR', preview: true };
    expect((await manager.call(changeMany, { query, body })).status).toBe(200);
  });
});
