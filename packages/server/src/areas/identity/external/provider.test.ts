import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  changePassword,
  exchangeCode,
  getSession,
  getSignInOptions,
  signIn,
  signOut,
  startExternalSignIn,
} from '@torre/contract/identity';
import { OUTCOME } from '@torre/contract/outcome';
import { DEMO_PASSWORD } from '@torre/demo';
import { startDemoProvider } from '../../../testing/identity-provider/demo-provider.ts';
import type { DemoProvider } from '../../../testing/identity-provider/demo-provider.ts';
import { ProviderBrowser } from '../../../testing/identity-provider/provider-browser.ts';
import { STRANGER } from '../../../testing/identity-provider/provider-pages.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import { startTestServer, TestClient } from '../../../testing/index.ts';
import { deleteTokensLeft } from './provider-token.store.ts';
import type { TestServer } from '../../../testing/index.ts';

let provider: DemoProvider;
let server: TestServer;
let data: string;
beforeAll(async () => {
  provider = await startDemoProvider();
  data = await mkdtemp(join(tmpdir(), 'torre-oidc-'));
  server = await startTestServer({
    env: { ...provider.env, TORRE_DATA: data, TORRE_KEY: '', OIDC_TOKEN_HEADERS: 'X-Uno,X-Due,X-Tre' },
  });
});
afterAll(async () => {
  await server.close();
  await provider.close();
  await rm(data, { recursive: true, force: true });
});

interface Visit {
  readonly client: TestClient;
  readonly browser: ProviderBrowser;
  /** Where the provider sent the browser back to. */
  readonly cameBack: URL;
}

async function visitProvider(login: string, browser = new ProviderBrowser(), again = false): Promise<Visit> {
  const client = new TestClient(server.url);
  const { reply } = await client.call(startExternalSignIn, { body: { again } });
  return { client, browser, cameBack: await browser.signIn(reply.url, login, DEMO_PASSWORD) };
}

const exchange = (client: TestClient, { searchParams }: URL) =>
  client.call(exchangeCode, {
    body: {
      code: searchParams.get('code')!,
      state: searchParams.get('state')!,
      iss: searchParams.get('iss')!,
    },
  });

async function enter(login: string): Promise<Visit> {
  const visit = await visitProvider(login);
  expect((await exchange(visit.client, visit.cameBack)).status).toBe(200);
  return visit;
}

describe('signing in at the provider', () => {
  test('[P2.09][P2.10][P7.15] the code found on the root is exchanged for a session of that person', async () => {
    const { client, cameBack } = await visitProvider('responsabile.lirr');
    expect(`${cameBack.origin}${cameBack.pathname}`).toBe(`${server.url}/`);
    expect(cameBack.searchParams.get('code')).toBeTruthy();
    const { status, reply, headers } = await exchange(client, cameBack);
    expect([status, reply]).toEqual([200, { outcome: { code: 0, messageIT: '' }, token: null }]);
    expect(headers.getSetCookie()[0]).toMatch(
      /^torre_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const session = await client.call(getSession, {});
    expect(session.reply.utente.userName).toBe('responsabile.lirr');
  });

  test('the way there carries PKCE, state and nonce, and the cookie that binds them to the browser is Lax', async () => {
    const client = new TestClient(server.url);
    const { reply, headers } = await client.call(startExternalSignIn, { body: { again: false } });
    const asked = new URL(reply.url).searchParams;
    expect(asked.get('response_type')).toBe('code');
    expect(asked.get('code_challenge_method')).toBe('S256');
    for (const name of ['code_challenge', 'state', 'nonce']) expect(asked.get(name)).toMatch(/^[\w-]{43}$/);
    expect(asked.get('redirect_uri')).toBe(`${server.url}/`);
    expect(headers.getSetCookie()[0]).toMatch(
      /^torre_oidc=[\w-]{43}; Max-Age=900; Path=\/api\/autenticazione; HttpOnly; SameSite=Lax$/,
    );
  });

  test('[E6.03][E6.04] the access token goes to the provider under the three configured names, and nowhere else', async () => {
    const { client } = await enter('cta.lirr');
    const { headers } = provider.asked.findLast(({ path }) => path === '/me')!;
    const token = /^Bearer (.+)$/.exec(String(headers['authorization']))![1];
    expect([headers['x-uno'], headers['x-due'], headers['x-tre']]).toEqual([token, token, token]);
    const answer = await client.send('GET', '/api/session');
    expect(JSON.stringify([...answer.headers]) + (await answer.text())).not.toContain(token);
  });

  test('[P2.11][P3.29] the tokens are kept on the server, sealed, and no answer to the browser holds one', async () => {
    const visit = await visitProvider('hr');
    const answers = [await exchange(visit.client, visit.cameBack), await visit.client.call(getSession, {})];
    for (const { reply, headers } of answers) {
      const text = JSON.stringify([reply, [...headers]]);
      // Three letters alone may stand in any secret; the access token of this provider is opaque.
      expect(text).not.toMatch(/eyJ[\w-]+\.[\w-]+\.[\w-]+/);
      expect(text).not.toMatch(/access_token|id_token|Bearer/);
      expect('token' in reply ? reply.token : null).toBeNull();
    }
    const { rows } = await server.db.query<{ sealed: Buffer }>('select sealed from provider_token');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some(({ sealed }) => /eyJ[\w-]{20}|id_token/.test(sealed.toString('latin1')))).toBe(false);
    const file = await stat(join(data, 'torre.key'));
    expect((file.mode & 0o777).toString(8)).toBe('600');
  });

  test('a secret that was in the browser before is worth nothing afterwards', async () => {
    const { client, browser } = await enter('spese');
    const before = client.cookie!;
    const { reply } = await client.call(startExternalSignIn, { body: { again: false } });
    const cameBack = await browser.signIn(reply.url, 'spese', DEMO_PASSWORD);
    expect((await exchange(client, cameBack)).status).toBe(200);
    const former = await new TestClient(server.url).send('GET', '/api/session', {
      headers: { cookie: before },
    });
    expect(former.status).toBe(401);
  });

  test('the password of Torre is nobody’s duty: an expired one asks for no change', async () => {
    await server.db.query("update account set must_change_password = true where user_name = 'meteo.lirr'");
    const { client } = await enter('meteo.lirr');
    const { reply } = await client.call(getSession, {});
    expect([reply.mustChangePassword, reply.externalRedirect]).toEqual([false, true]);
  });
});

describe('who cannot come in', () => {
  test('a person whom Torre does not know is told so, and nothing is opened', async () => {
    const { client, cameBack } = await visitProvider(STRANGER);
    const { status, reply, headers } = await exchange(client, cameBack);
    expect([status, reply.outcome.code]).toEqual([403, OUTCOME.unknownPerson]);
    expect(reply.outcome.messageIT).toContain(`“${STRANGER}”`);
    expect(headers.getSetCookie()).toEqual([]);
    const { rows } = await server.db.query("select reason from audit where what = 'sign-in-refused'");
    expect(rows).toContainEqual({ reason: 'unknown-person' });
  });

  test('a closed account is an unknown one', async () => {
    await server.db.query("update account set disabled_at = '2026-01-01' where user_name = 'timekeeper'");
    const { client, cameBack } = await visitProvider('timekeeper');
    expect((await exchange(client, cameBack)).status).toBe(403);
    await server.db.query("update account set disabled_at = null where user_name = 'timekeeper'");
  });

  test('a code that was used opens nothing a second time', async () => {
    const { client, cameBack } = await enter('pilota');
    const again = await exchange(client, cameBack);
    expect([again.status, again.reply.outcome.code]).toEqual([409, OUTCOME.exchangeRefused]);
  });

  test('with the external redirect on no password opens, changes or sets anything', async () => {
    const options = await server.anonymous.call(getSignInOptions, {});
    expect([options.reply.externalRedirect, options.reply.demoPassword]).toEqual([true, null]);
    const tried = await server.anonymous.call(signIn, {
      body: { username: 'admin', password: DEMO_PASSWORD },
    });
    expect([tried.status, tried.reply.outcome.code]).toEqual([409, OUTCOME.externalSignIn]);
    const { client } = await enter('impiegato');
    const change = { currentPassword: DEMO_PASSWORD, newPassword: 'una-nuova-password' };
    expect((await client.call(changePassword, { body: change })).status).toBe(409);
  });
});

describe('signing out', () => {
  test('[P7.16] the session ends first, then the browser is led to the provider with the id token as hint', async () => {
    const { client } = await enter('eav.lirn');
    const cookie = client.cookie!;
    expect((await client.call(signOut, {})).status).toBe(200);
    const copy = await new TestClient(server.url).send('GET', '/api/session', { headers: { cookie } });
    expect(copy.status).toBe(401);
    const redirect = await client.send('GET', '/api/autenticazione/uscita');
    expect(redirect.status).toBe(303);
    const address = new URL(redirect.headers.get('location')!);
    expect(address.origin).toBe(provider.issuer);
    const [, payload] = address.searchParams.get('id_token_hint')!.split('.');
    expect(JSON.parse(Buffer.from(payload!, 'base64url').toString())).toMatchObject({ sub: 'eav.lirn' });
    expect(address.searchParams.get('post_logout_redirect_uri')).toBe(`${server.url}/uscita`);
    expect(client.cookie).toBeNull();
  });

  test('the hint is given once, and to nobody whose session was ended by somebody else', async () => {
    const { client } = await enter('eav.lirn');
    const cookie = client.cookie!;
    const leave = async () => {
      const answer = await new TestClient(server.url).send('GET', '/api/autenticazione/uscita', {
        headers: { cookie },
      });
      return answer.headers.get('location');
    };
    expect(await leave()).toBe('/');
    await client.call(signOut, {});
    expect(await leave()).toContain('id_token_hint');
    expect(await leave()).toBe('/uscita');
    const other = await enter('eav.lirn');
    await server.db.query(
      "update session set ended_at = now(), ended_reason = 'administrator' where user_name = 'eav.lirn' and ended_at is null",
    );
    const answer = await other.client.send('GET', '/api/autenticazione/uscita');
    expect(answer.headers.get('location')).not.toContain('id_token_hint');
  });
});

test('tokens do not outlive what they belong to: a session left to itself keeps none', async () => {
  const count = async (): Promise<number> =>
    (await server.db.query<{ n: number }>('select count(*) as n from provider_token')).rows[0]!.n;
  const clean = (): Promise<number> =>
    inTransaction(server.db, (tx) => deleteTokensLeft(tx, server.clock.now(), 12 * 60));
  await server.db.query('delete from provider_token');
  await enter('pilota');
  await clean();
  expect(await count()).toBe(1);
  server.clock.advance({ hours: 12, minutes: 1 });
  await clean();
  expect(await count()).toBe(0);
});

test('with the external redirect off the calls of the provider say that people sign in with a password', async () => {
  const off = await startTestServer();
  try {
    const { status, reply } = await off.anonymous.call(startExternalSignIn, { body: { again: false } });
    expect([status, reply.outcome.messageIT]).toEqual([404, 'Qui si accede con nome utente e password.']);
  } finally {
    await off.close();
  }
});
