import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { exchangeCode, getSession, startExternalSignIn } from '@torre/contract/identity';
import { OUTCOME } from '@torre/contract/outcome';
import { startFaultyProvider } from '../../../testing/identity-provider/faulty-provider.ts';
import type { Fault, FaultyProvider } from '../../../testing/identity-provider/faulty-provider.ts';
import { startTestServer, TestClient } from '../../../testing/index.ts';
import type { TestServer } from '../../../testing/index.ts';

let provider: FaultyProvider;
let server: TestServer;
beforeAll(async () => {
  provider = await startFaultyProvider();
  server = await startTestServer({ env: { ...provider.env, TORRE_KEY: '0f'.repeat(32) } });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});
beforeEach(async () => {
  provider.fault = 'nothing';
  await server.db.query("delete from audit_value; delete from audit where call = 'exchangeCode'");
});

const browser = (): TestClient => new TestClient(server.url);

/** Begins a sign-in; the provider learns the nonce, the test the state. */
async function begin(client: TestClient): Promise<string> {
  const { reply } = await client.call(startExternalSignIn, { body: { again: false } });
  const { searchParams } = new URL(reply.url);
  provider.nonce = searchParams.get('nonce')!;
  return searchParams.get('state')!;
}

const exchange = (client: TestClient, state: string, code = 'un-codice') =>
  client.call(exchangeCode, { body: { code, state } });

async function expectNobodyIn(client: TestClient, reason: string): Promise<void> {
  expect(client.cookie).toBeNull();
  expect((await client.call(getSession, {})).status).toBe(401);
  const { rows } = await server.db.query("select what, reason from audit where call = 'exchangeCode'");
  expect(rows).toEqual([{ what: 'sign-in-refused', reason }]);
}

test('a provider without fault opens a session', async () => {
  const client = browser();
  expect((await exchange(client, await begin(client))).status).toBe(200);
  expect((await client.call(getSession, {})).reply.utente.userName).toBe('cta.lirr');
});

describe('an answer of the provider that is wrong opens nothing', () => {
  test.each<[Fault, string]>([
    ['wrong-audience', 'OAUTH_JWT_CLAIM_COMPARISON_FAILED'],
    ['wrong-issuer', 'OAUTH_JWT_CLAIM_COMPARISON_FAILED'],
    ['wrong-nonce', 'OAUTH_JWT_CLAIM_COMPARISON_FAILED'],
    ['no-nonce', 'OAUTH_INVALID_RESPONSE'],
    ['alg-none', 'OAUTH_UNSUPPORTED_OPERATION'],
    ['hs256-with-the-public-key', 'OAUTH_UNSUPPORTED_OPERATION'],
    ['hs256-with-the-secret', 'OAUTH_UNSUPPORTED_OPERATION'],
    ['foreign-signature', 'OAUTH_INVALID_RESPONSE'],
    ['expired', 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED'],
    ['no-id-token', 'OAUTH_INVALID_RESPONSE'],
    ['no-claim', 'claim-missing'],
    ['invalid-grant', 'invalid_grant'],
  ])('%s', async (fault, reason) => {
    const client = browser();
    const state = await begin(client);
    provider.fault = fault;
    const { status, reply } = await exchange(client, state);
    expect([status, reply.outcome.code]).toEqual([409, OUTCOME.exchangeRefused]);
    await expectNobodyIn(client, reason);
  });

  test('[P7.24] an outcome code other than 0 is a failure, although the status is 200', async () => {
    const client = browser();
    const state = await begin(client);
    provider.fault = 'outcome-not-zero';
    expect((await exchange(client, state)).status).toBe(409);
    await expectNobodyIn(client, 'provider-outcome');
  });
});

describe('a provider that gives no answer', () => {
  test.each<[Fault, string]>([
    ['slow', 'Il servizio di accesso non ha risposto in tempo: riprova tra poco.'],
    ['broken', 'Il servizio di accesso non è raggiungibile: riprova tra poco.'],
    ['hangs-up', 'Il servizio di accesso non è raggiungibile: riprova tra poco.'],
  ])(
    '%s: 503 with its sentence and a time to come back, and the next try goes well',
    async (fault, sentence) => {
      const client = browser();
      const state = await begin(client);
      provider.fault = fault;
      const { status, reply, headers } = await exchange(client, state);
      expect([status, reply.outcome.messageIT, headers.get('retry-after')]).toEqual([503, sentence, '5']);
      await expectNobodyIn(client, 'provider-away');
      provider.fault = 'nothing';
      expect((await exchange(client, await begin(client))).status).toBe(200);
    },
  );

  test('is noticed also after it has been there: nobody is sent to a provider that is down', async () => {
    const gone = await startFaultyProvider();
    const lonely = await startTestServer({ env: { ...gone.env, TORRE_KEY: '0f'.repeat(32) } });
    const start = async (): Promise<number> =>
      (await lonely.anonymous.call(startExternalSignIn, { body: { again: false } })).status;
    expect(await start()).toBe(200);
    await gone.close();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 15_000);
    try {
      expect(await start()).toBe(503);
    } finally {
      clock.mockRestore();
      await lonely.close();
    }
  });

  test('is not needed for the start of Torre, and signing in says that it is away', async () => {
    const gone = await startFaultyProvider();
    await gone.close();
    const lonely = await startTestServer({ env: { ...gone.env, TORRE_KEY: '0f'.repeat(32) } });
    try {
      const { status } = await lonely.anonymous.call(startExternalSignIn, { body: { again: false } });
      expect(status).toBe(503);
    } finally {
      await lonely.close();
    }
  });
});

describe('where the address of mail is the name', () => {
  test.each([
    ['the provider does not say that it belongs to the person', {}, OUTCOME.exchangeRefused],
    ['it is not verified', { email_verified: false }, OUTCOME.exchangeRefused],
    ['it is verified, and nobody here has it', { email_verified: true }, OUTCOME.unknownPerson],
  ])('%s: nobody comes in', async (_, says, code) => {
    const byMail = await startTestServer({
      env: { ...provider.env, TORRE_KEY: '0f'.repeat(32), OIDC_CLAIM: 'email' },
    });
    provider.says = { email: 'admin@torre.example', ...says };
    try {
      const state = await begin(byMail.anonymous);
      const { reply } = await exchange(byMail.anonymous, state);
      expect(reply.outcome.code).toBe(code);
      expect(byMail.anonymous.cookie).toBeNull();
    } finally {
      provider.says = {};
      await byMail.close();
    }
  });
});

describe('a sign-in belongs to one browser, once', () => {
  test('a code and a state from another browser are refused before the provider is asked', async () => {
    const attacker = browser();
    const state = await begin(attacker);
    const victim = browser();
    await begin(victim);
    const asked = provider.exchanges;
    expect((await exchange(victim, state)).status).toBe(409);
    expect(provider.exchanges).toBe(asked);
    await expectNobodyIn(victim, 'state');
  });

  test('a state that Torre never gave is refused', async () => {
    const client = browser();
    await begin(client);
    expect((await exchange(client, 'inventato')).status).toBe(409);
    await expectNobodyIn(client, 'state');
  });

  test('a code is taken once, also from a provider that would take it again', async () => {
    const client = browser();
    const state = await begin(client);
    expect((await exchange(client, state)).status).toBe(200);
    expect((await exchange(client, state)).status).toBe(409);
  });

  test('of eight exchanges of one code at once one opens a session', async () => {
    const client = browser();
    const state = await begin(client);
    const answers = await Promise.all(Array.from({ length: 8 }, () => exchange(client, state)));
    const statuses = answers.map(({ status }) => status);
    expect([200, 409].map((one) => statuses.filter((status) => status === one).length)).toEqual([1, 7]);
  });

  test('after a quarter of an hour the way back is closed', async () => {
    const client = browser();
    const state = await begin(client);
    server.clock.advance({ minutes: 16 });
    expect((await exchange(client, state)).status).toBe(409);
  });
});
