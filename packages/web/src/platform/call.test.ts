import type { Endpoint } from '@torre/contract/endpoint';
import { OUTCOME } from '@torre/contract/outcome';
import type { OutcomeReply } from '@torre/contract/outcome';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { CallFailed, NetworkFailed } from './call-failure.ts';
import { call, REQUEST_TIMEOUT_MS, SESSION_WATCH_TIMEOUT_MS } from './call.ts';
import { onSessionEnd, type SessionEnd } from './session-end.ts';
import { renewingSession } from './session-renewal.ts';

const readThings: Endpoint<{ query: { plant: string; island?: string }; reply: OutcomeReply }> = {
  id: 'readThings',
  method: 'GET',
  path: '/things',
  required: ['plant'],
  envelope: 'outcome',
};
const saveThing: Endpoint<{ path: { id: string }; body: { turn: string }; reply: OutcomeReply }> = {
  id: 'saveThing',
  method: 'PUT',
  path: '/things/{id}',
  required: ['body'],
  envelope: 'outcome',
};
const READ = { query: { plant: 'LIRR' } };
const SAVE = { path: { id: '7' }, body: { turn: 'M' } };

const fetchCall = vi.fn<typeof fetch>();
let ends: SessionEnd[] = [];
let unsubscribe: () => void;

beforeEach(() => {
  vi.stubGlobal('fetch', fetchCall);
  ends = [];
  unsubscribe = onSessionEnd((reason) => ends.push(reason));
});
afterEach(() => {
  unsubscribe();
  fetchCall.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answers = (status: number, reply: unknown): void => {
  fetchCall.mockImplementation(async () => new Response(JSON.stringify(reply), { status }));
};
const withCode = (code: number): OutcomeReply => ({ outcome: { code, messageIT: 'Frase del server' } });
const failureOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => error,
  );

test('[P7.18] every call carries the credentials, and the header that no other site can send', async () => {
  answers(200, withCode(0));
  await call(readThings, READ);
  await call(saveThing, SAVE);
  for (const [, init] of fetchCall.mock.calls) {
    expect(init).toMatchObject({ credentials: 'include', headers: { 'X-Requested-By': 'torre' } });
  }
});

test('[E7.01] a call goes to the own backend: an address without a host, below /api', async () => {
  answers(200, withCode(0));
  await call(saveThing, SAVE);
  expect(fetchCall.mock.calls[0]![0]).toBe('/api/things/7');
});

test('[E5.21] without a required parameter no call is made', async () => {
  const error = await failureOf(call(readThings, { query: { plant: '' } }));
  expect(error).toMatchObject({ name: 'MissingParameter', parameter: 'plant' });
  expect(fetchCall).not.toHaveBeenCalled();
});

test('[P7.19] a call without an answer is given up after 180 seconds', async () => {
  vi.useFakeTimers();
  fetchCall.mockImplementation(
    (_, init) =>
      new Promise((_answer, refuse) =>
        init!.signal!.addEventListener('abort', () => refuse(new Error('aborted'))),
      ),
  );
  const settled = vi.fn<() => void>();
  const failure = failureOf(call(readThings, READ)).then((error) => (settled(), error));
  await vi.advanceTimersByTimeAsync(179_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await failure).toMatchObject({ name: 'NetworkFailed', reason: 'timeout' });
  expect(REQUEST_TIMEOUT_MS).toBe(180_000);
});

/** An answer whose body comes after so many milliseconds, unless its request is given up before; without them never. */
function bodyComesAfter(status: number, ms: number | null, reply: unknown): void {
  fetchCall.mockImplementation(async (_, init) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const timer = ms === null ? undefined : setTimeout(() => send(controller), ms);
        // As a browser does: a request that is given up takes the rest of its answer along.
        init!.signal!.addEventListener('abort', () => {
          clearTimeout(timer);
          controller.error(new DOMException('aborted', 'AbortError'));
        });
      },
    });
    return new Response(body, { status });
  });
  const send = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
    controller.enqueue(new TextEncoder().encode(JSON.stringify(reply)));
    controller.close();
  };
}

test('[P7.20] the handler that watches for 401 waits 300 seconds for the body, then the status alone decides', async () => {
  vi.useFakeTimers();
  bodyComesAfter(401, null, null);
  const failure = failureOf(call(readThings, READ));
  await vi.advanceTimersByTimeAsync(299_999);
  expect(ends).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(ends).toEqual(['expired']);
  expect(await failure).toBeInstanceOf(CallFailed);
  expect(SESSION_WATCH_TIMEOUT_MS).toBe(300_000);
});

test.each([401, 500])(
  '[P7.20] the 180 seconds of a request do not cut the body of a %i: what it says decides when it comes later',
  async (status) => {
    vi.useFakeTimers();
    const reply = status === 401 ? withCode(OUTCOME.sessionEnded) : { code: 401 };
    bodyComesAfter(status, 250_000, reply);
    const failure = failureOf(call(readThings, READ));
    await vi.advanceTimersByTimeAsync(250_000);
    expect(await failure).toBeInstanceOf(CallFailed);
    expect(ends).toEqual([status === 401 ? 'ended' : 'expired']);
  },
);

test('[P7.19] the body of any other answer is given up after 180 seconds', async () => {
  vi.useFakeTimers();
  bodyComesAfter(200, 250_000, withCode(0));
  const failure = failureOf(call(readThings, READ));
  await vi.advanceTimersByTimeAsync(180_000);
  expect(await failure).toMatchObject({ name: 'NetworkFailed', reason: 'timeout' });
});

test('[P7.21] an answer 401 ends the session', async () => {
  answers(401, withCode(-403));
  expect(await failureOf(call(readThings, READ))).toMatchObject({ name: 'CallFailed', status: 401 });
  expect(ends).toEqual(['expired']);
});

test('a call under way when somebody ended the session says so, like the live event', async () => {
  answers(401, withCode(OUTCOME.sessionEnded));
  await failureOf(call(readThings, READ));
  expect(ends).toEqual(['ended']);
});

test.each([{ code: 401 }, { code: '401' }, withCode(401)])(
  '[P7.22] an answer 500 with the inner code 401 ends it too: %j',
  async (reply) => {
    answers(500, reply);
    await failureOf(call(saveThing, SAVE));
    expect(ends).toEqual(['expired']);
  },
);

test.each([{ code: 500 }, withCode(-500), 'Internal Server Error', null])(
  '[P7.23] any other 500 leaves the session alone: %j',
  async (reply) => {
    answers(500, reply);
    expect(await failureOf(call(saveThing, SAVE))).toMatchObject({ name: 'CallFailed', status: 500 });
    expect(ends).toEqual([]);
  },
);

test('a call that is refused while its session gets a new secret is made again with it, and ends nothing', async () => {
  let renew!: () => void;
  const renewal = renewingSession(() => new Promise<void>((resolve) => (renew = resolve)));
  answers(401, withCode(-403));
  const work = call(readThings, READ);
  await expect.poll(() => fetchCall.mock.calls.length).toBe(1);
  answers(200, withCode(0));
  renew();
  await renewal;
  expect(await work).toEqual(withCode(0));
  expect([fetchCall.mock.calls.length, ends]).toEqual([2, []]);
});

test('a call that is refused with the new secret too ends the session, and so does one once nothing gets a new secret', async () => {
  const failed = renewingSession(() => Promise.reject(new Error('wrong password')));
  answers(401, withCode(-403));
  await expect(failed).rejects.toThrow('wrong password');
  expect(await failureOf(call(readThings, READ))).toMatchObject({ status: 401 });
  expect([fetchCall.mock.calls.length, ends]).toEqual([1, ['expired']]);
  await renewingSession(() => Promise.resolve());
  expect(await failureOf(call(readThings, READ))).toMatchObject({ status: 401 });
  expect([fetchCall.mock.calls.length, ends]).toEqual([3, ['expired', 'expired']]);
});

test('a call that is refused while another tab asks for the same reason takes it for no new secret', async () => {
  let asked!: () => void;
  const other = new Promise<void>((resolve) => (asked = resolve));
  // What another tab holds in the middle of `sessionWasRenewed`.
  const asking = navigator.locks.request('torre-session-renewal', { mode: 'shared' }, () => other);
  onTestFinished(async () => {
    asked();
    await asking;
  });
  answers(401, withCode(-403));
  expect(await failureOf(call(readThings, READ))).toMatchObject({ status: 401 });
  expect([fetchCall.mock.calls.length, ends]).toEqual([1, ['expired']]);
});

test('a browser that forbids locks makes every call, and each refusal is final', async () => {
  const request = () => Promise.reject(new DOMException('no storage', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request } });
  expect(await renewingSession(() => Promise.resolve('changed'))).toBe('changed');
  answers(401, withCode(-403));
  expect(await failureOf(call(readThings, READ))).toMatchObject({ status: 401 });
  expect([fetchCall.mock.calls.length, ends]).toEqual([1, ['expired']]);
});

test('[P7.27] the sign-in itself answers 401 to a wrong pair and logs nobody out', async () => {
  answers(401, withCode(-402));
  await failureOf(call(saveThing, SAVE, { keepsSession: true }));
  expect(ends).toEqual([]);
});

test('[M8.17] a read with an outcome code above or below 0 has failed, though the status is 200', async () => {
  for (const code of [3, -3]) {
    answers(200, withCode(code));
    expect(await failureOf(call(readThings, READ))).toMatchObject({ outcome: { code } });
  }
});

test('[M8.17] a POST that only reads says so, and may take a code as an answer', async () => {
  answers(200, withCode(100));
  expect(await failureOf(call(saveThing, SAVE, { kind: 'read' }))).toBeInstanceOf(CallFailed);
  expect(await call(saveThing, SAVE, { kind: 'read', acceptCodes: [100] })).toEqual(withCode(100));
});

test('a write with a code above 0 has saved; below 0 it has failed', async () => {
  answers(200, withCode(1));
  expect(await call(saveThing, SAVE)).toEqual(withCode(1));
  answers(200, withCode(-1));
  expect(await failureOf(call(saveThing, SAVE))).toBeInstanceOf(CallFailed);
});

test('a lost network is no refusal', async () => {
  fetchCall.mockRejectedValue(new TypeError('Failed to fetch'));
  const error = await failureOf(call(readThings, READ));
  expect(error).toBeInstanceOf(NetworkFailed);
  expect(error).toMatchObject({ reason: 'offline' });
  expect(ends).toEqual([]);
});

test('a caller that stopped waiting is told so', async () => {
  const leaving = new AbortController();
  fetchCall.mockImplementation(
    (_, init) =>
      new Promise((_answer, refuse) =>
        init!.signal!.addEventListener('abort', () => refuse(new Error('aborted'))),
      ),
  );
  const failure = failureOf(call(readThings, READ, { signal: leaving.signal }));
  leaving.abort();
  expect(await failure).toMatchObject({ reason: 'aborted' });
});
