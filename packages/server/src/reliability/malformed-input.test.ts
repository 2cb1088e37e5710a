import { DEMO_PASSWORD } from '@torre/demo';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer } from '../testing/index.ts';
import type { TestServer } from '../testing/index.ts';
import { sampleSize } from '../testing/sample-size.ts';
import { chance, seedChance } from './chance.ts';
import { malformedRequests } from './malformed-requests.ts';
import type { ApiDescription, RawRequest } from './malformed-requests.ts';
import { unboundedNumbers } from './unbounded-numbers.ts';

const REQUESTS = Number(
  process.env['RELIABILITY_REQUESTS'] ?? sampleSize({ ci: 2500, planted: 10_000, soak: 1_000_000 }),
);
/** Nothing that is refused needs that long, whatever else the machine does. */
const HANG_MS = 20_000;
const AT_ONCE = 8;
const PEOPLE = ['responsabile.lirr', 'cta.lirr', 'h35', 'hr', 'redattore'] as const;
vi.setConfig({ testTimeout: 120_000 + REQUESTS * 20, hookTimeout: 60_000 });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14', env: { TORRE_LIMITS: 'off' } });
});
afterAll(() => server.close());

/** Somebody signed in, or nobody; signs in again after a request ended the session. */
class Caller {
  readonly #userName: string | null;
  #cookie = '';
  readonly statuses = new Map<number, number>();
  constructor(userName: string | null) {
    this.#userName = userName;
  }

  async signIn(): Promise<void> {
    if (this.#userName === null) return;
    const answer = await fetch(`${server.url}/api/autenticazione`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-by': 'torre' },
      body: JSON.stringify({ username: this.#userName, password: DEMO_PASSWORD }),
    });
    await answer.arrayBuffer();
    const cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0];
    if (cookie !== undefined) this.#cookie = cookie;
  }

  /** What is wrong with the answer, or null. */
  async send(request: RawRequest): Promise<string | null> {
    const { method, path, headers, body } = request;
    const asked = {
      'x-requested-by': 'torre',
      ...(this.#cookie !== '' && { cookie: this.#cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    };
    const answer = await fetch(server.url + path, {
      method,
      headers: asked,
      body: body ?? null,
      redirect: 'manual',
      signal: AbortSignal.timeout(HANG_MS),
    });
    // A stream of events is open as long as its reader wants.
    if (answer.headers.get('content-type')?.startsWith('text/event-stream')) {
      await answer.body?.cancel();
      return null;
    }
    const text = await answer.text();
    if (answer.status === 401) await this.signIn();
    this.statuses.set(answer.status, (this.statuses.get(answer.status) ?? 0) + 1);
    const isOverload = answer.status === 503 && answer.headers.has('retry-after');
    if (answer.status >= 500 && !isOverload) return `${answer.status} ${text.slice(0, 300)}`;
    // An answer to HEAD has no body to say it in.
    if (answer.status >= 400 && method !== 'HEAD' && !saysWhatToDo(text))
      return `${answer.status} without a sentence: ${text.slice(0, 300)}`;
    return null;
  }
}

/** The envelope of a refusal carries a sentence in Italian. */
function saysWhatToDo(text: string): boolean {
  try {
    const { outcome } = JSON.parse(text) as { outcome?: { code: number; messageIT: string } };
    return outcome !== undefined && outcome.code !== 0 && outcome.messageIT.length > 10;
  } catch {
    return false;
  }
}

test(`${REQUESTS} malformed requests made from the contract: none answers 5xx, none hangs, each refusal says why`, async () => {
  seedChance(process.env['RELIABILITY_SEED']);
  const description = (await (await fetch(`${server.url}/api/docs`)).json()) as ApiDescription;
  const requests = malformedRequests(description);
  const callers = [null, ...PEOPLE].map((userName) => new Caller(userName));
  for (const caller of callers) await caller.signIn();
  const faults = new Map<string, string>();
  const tried = new Set<string>();
  let left = REQUESTS;
  const work = async (): Promise<void> => {
    while (left-- > 0 && faults.size < 10) {
      const request = requests.next().value;
      const fault = await callers[chance(callers.length)]!.send(request).catch((error: unknown) =>
        String(error),
      );
      tried.add(request.operationId);
      if (fault !== null) {
        const { method, path, headers, body, operationId } = request;
        faults.set(
          `${operationId} ${fault.slice(0, 60)}`,
          `${method} ${path.slice(0, 300)} ${JSON.stringify(headers)} ${body?.slice(0, 300)}\n  → ${fault}`,
        );
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect([...faults.values()].join('\n')).toBe('');
  // Most were understood far enough to be looked at, and not turned away at the door for being many.
  const turnedAway = callers.reduce(
    (sum, { statuses }) => sum + (statuses.get(429) ?? 0) + (statuses.get(503) ?? 0),
    0,
  );
  expect(turnedAway).toBeLessThan(REQUESTS / 20);
  // Every call was tried.
  const all = Object.values(description.paths).flatMap((methods) => Object.values(methods));
  expect(all.filter(({ operationId }) => !tried.has(operationId))).toEqual([]);
});

test('every whole number of a request has a smallest and a largest value', async () => {
  const description = (await (await fetch(`${server.url}/api/docs`)).json()) as ApiDescription;
  expect(unboundedNumbers(description)).toEqual([]);
});
