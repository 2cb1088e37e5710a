import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSession, getSignInOptions, selectPlant, signIn, signOut } from '@torre/contract/identity';
import { OUTCOME } from '@torre/contract/outcome';
import { health } from '@torre/contract/shell';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { RATES, STREAMS_OF_A_PERSON } from './limit-rates.ts';

let server: TestServer;
let now = 0;
const PROXY = { TORRE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' };

beforeAll(async () => {
  server = await startTestServer({ env: PROXY, parts: { limits: { now: () => now } } });
});
afterAll(() => server.close());

/** So many at once: one after the other, a thousand calls last longer than a test may on a busy machine. */
const WAVE = 16;

/** As many calls as pass before one is refused, and that refusal; the clock of the limits stands still meanwhile. */
async function until429(most: number, call: () => Promise<Response>): Promise<[number, Response]> {
  let passed = 0;
  while (passed <= most) {
    const answers = await Promise.all(Array.from({ length: WAVE }, call));
    const refusals = answers.filter(({ status }) => status === 429);
    const others = answers.filter(({ status }) => status !== 429);
    await Promise.all(others.map((response) => response.arrayBuffer()));
    passed += others.length;
    if (refusals.length > 0) return [passed, refusals[0]!];
  }
  throw new Error(`${most} calls passed`);
}

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const session = (client: TestClient, address: string) => client.send('GET', '/api/session', from(address));

test('a person who calls without pause is told when to come back, and the others work on', async () => {
  const [busy, other] = [await server.signIn('responsabile.lirr'), await server.signIn('cta.lirr')];
  const { burst, perSecond } = RATES.personCalls;
  const [passed, refusal] = await until429(burst, () => session(busy, '10.0.0.1'));
  expect(passed).toBe(burst);
  expect(refusal.headers.get('retry-after')).toBe('1');
  expect(await refusal.json()).toMatchObject({
    outcome: {
      code: OUTCOME.tooBusy,
      messageIT: 'Troppe richieste in poco tempo: riprova tra un secondo.',
    },
  });
  expect((await session(busy, '10.0.0.2')).status).toBe(429);
  expect((await session(other, '10.0.0.1')).status).toBe(200);
  now += 1000 / perSecond;
  expect((await session(busy, '10.0.0.1')).status).toBe(200);
});

test('a second session of the same person counts together with the first', async () => {
  now += 3_600_000;
  const [first, second] = [await server.signIn('eav.lirn'), await server.signIn('eav.lirn')];
  await until429(RATES.personCalls.burst, () => session(first, '10.0.0.1'));
  expect((await session(second, '10.0.0.1')).status).toBe(429);
});

test('who saves too often may still read, and leave', async () => {
  now += 3_600_000;
  const client = await server.signIn('responsabile.lirf');
  const [passed] = await until429(RATES.personSaves.burst, () =>
    client.send('PUT', '/api/session/selectedImpiantoIcao', {
      ...from('10.0.0.3'),
      body: JSON.stringify({ selectedImpiantoIcao: 'LIRF' }),
    }),
  );
  expect(passed).toBe(RATES.personSaves.burst);
  expect((await client.call(selectPlant, { body: { selectedImpiantoIcao: 'LIRF' } })).status).toBe(429);
  expect((await client.call(getSession, {})).status).toBe(200);
  await until429(RATES.personCalls.burst, () => session(client, '10.0.0.3'));
  expect((await client.call(signOut, {})).status).toBe(200);
});

test('a person holds so many streams of live events and not one more; a closed one makes room', async () => {
  now += 3_600_000;
  const client = await server.signIn('h35');
  const streams = [];
  for (let open = 0; open < STREAMS_OF_A_PERSON; open++) {
    const stream = await client.openEvents();
    await stream.next('hello');
    streams.push(stream);
  }
  await expect(client.openEvents()).rejects.toThrow('events answered 429');
  streams[0]!.close();
  await expect
    .poll(() =>
      client.openEvents().then(
        (stream) => (stream.close(), true),
        () => false,
      ),
    )
    .toBe(true);
});

test('who asks for many streams at once gets no more of them', async () => {
  now += 3_600_000;
  const client = await server.signIn('approvatore');
  const asked = Array.from({ length: 3 * STREAMS_OF_A_PERSON }, () => client.openEvents());
  const answers = await Promise.allSettled(asked);
  const opened = answers.filter(({ status }) => status === 'fulfilled');
  expect(opened).toHaveLength(STREAMS_OF_A_PERSON);
});

test('trying to sign in is limited per address, as the trusted proxy names it', async () => {
  now += 3_600_000;
  const attempt = (forwarded: string) =>
    server.anonymous.send('POST', '/api/autenticazione', { ...from(forwarded), body: '{}' });
  const [passed, refusal] = await until429(RATES.addressSignIns.burst, () => attempt('192.0.2.1'));
  expect(passed).toBe(RATES.addressSignIns.burst);
  expect(await refusal.json()).toMatchObject({
    outcome: { messageIT: 'Troppe richieste da questa rete: riprova tra un secondo.' },
  });
  // What the caller itself claims stands before what the proxy saw.
  expect((await attempt('198.51.100.9, 192.0.2.1')).status).toBe(429);
  expect((await attempt('192.0.2.2')).status).not.toBe(429);
});

test('without a trusted proxy a forwarded address is not believed', async () => {
  const direct = await startTestServer({
    world: 'none',
    env: { TORRE_LIMITS: 'on' },
    parts: { limits: { now: () => 0 } },
  });
  try {
    const attempt = (address: string) =>
      direct.anonymous.send('POST', '/api/autenticazione', { ...from(address), body: '{}' });
    let tries = 0;
    await until429(RATES.addressSignIns.burst, () => attempt(`192.0.2.${tries++ % 250}`));
    expect((await direct.anonymous.call(signIn, { body: { username: 'a', password: 'b' } })).status).toBe(
      429,
    );
    expect((await direct.anonymous.call(getSignInOptions, {})).status).toBe(200);
    expect((await direct.anonymous.call(health, {})).status).toBe(200);
  } finally {
    await direct.close();
  }
});

test('what is no call and costs one counts as a call of its address', async () => {
  now += 3_600_000;
  const ask = { ip: '10.0.9.9' } as FastifyRequest;
  let passed = 0;
  while (passed <= RATES.addressCalls.burst && server.app.hasTurn(ask)) passed++;
  expect(passed).toBe(RATES.addressCalls.burst);
  expect((await server.anonymous.send('GET', '/api/session', from('10.0.9.9'))).status).toBe(429);
  expect((await server.anonymous.send('GET', '/api/session', from('10.0.9.8'))).status).toBe(401);
});
