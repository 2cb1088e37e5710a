import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signOut } from '@torre/contract/identity';
import { readKnownBrowser } from '../../areas/identity/index.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestServer } from '../../testing/index.ts';
import { readConfig } from '../config.ts';
import { newSecret } from './session-secret.ts';

/** Who is signed in with these cookies, in the order in which a browser sends them; null: nobody. */
async function whoIs(server: TestServer, ...cookies: readonly string[]): Promise<string | null> {
  const answer = await server.anonymous.send('GET', '/api/session', {
    headers: { cookie: cookies.join('; ') },
  });
  if (answer.status === 401) return null;
  return ((await answer.json()) as { utente: { userName: string } }).utente.userName;
}

describe('behind https', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ env: { TORRE_URL: 'https://torre.example' } });
  });
  afterAll(() => server.close());

  test('a cookie that a sister domain sets for all of us signs nobody out', async () => {
    const own = (await server.signIn('hr')).cookie!;
    expect(own).toMatch(/^__Host-torre_session=/);
    for (const tossed of ['torre_session=altro', `torre_session=${newSecret()}`]) {
      expect(await whoIs(server, tossed, own)).toBe('hr');
      expect(await whoIs(server, own, tossed)).toBe('hr');
    }
  });

  test('nobody is made to act in the session of another that was put into the browser', async () => {
    const [, secret] = (await server.signIn('admin')).cookie!.split('=');
    expect(await whoIs(server, `torre_session=${secret}`)).toBeNull();
    const own = (await server.signIn('hr')).cookie!;
    expect(await whoIs(server, `torre_session=${secret}`, own)).toBe('hr');
  });

  test('leaving takes the cookie away under its name', async () => {
    const client = await server.signIn('hr');
    const { headers } = await client.call(signOut, {});
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-torre_session=; .*Path=\/; .*Secure/) as string,
    ]);
    expect(client.cookie).toBeNull();
  });
});

describe('over plain http', () => {
  let server: TestServer;
  beforeAll(async () => (server = await startTestServer()));
  afterAll(() => server.close());

  test('a second cookie of our name signs nobody out, wherever it stands', async () => {
    const own = (await server.signIn('hr')).cookie!;
    const ended = await server.signIn('cta.lirr');
    const endedCookie = ended.cookie!;
    await ended.call(signOut, {});
    for (const second of ['torre_session=altro', `torre_session=${newSecret()}`, endedCookie]) {
      expect(await whoIs(server, second, own)).toBe('hr');
      expect(await whoIs(server, own, second)).toBe('hr');
    }
  });

  test('it is the session that was found that leaves', async () => {
    const client = await server.signIn('spese');
    const own = client.cookie!;
    const left = await server.anonymous.send('DELETE', '/api/autenticazione', {
      headers: { cookie: `torre_session=${newSecret()}; ${own}` },
    });
    expect(left.status).toBe(200);
    expect(await whoIs(server, own)).toBeNull();
  });
});

test('a browser that was known before its cookie had the name of https stays known', () => {
  const config = readConfig({ TORRE_URL: 'https://torre.example' });
  const [earlier, now] = [newSecret(), newSecret()];
  const known = (cookie: string): string | null => readKnownBrowser({ headers: { cookie } }, config);
  expect(known(`torre_browser=${earlier}`)).toBe(earlier);
  expect(known(`torre_browser=${earlier}; __Host-torre_browser=${now}`)).toBe(now);
  expect(known('torre_browser=altro')).toBeNull();
});
