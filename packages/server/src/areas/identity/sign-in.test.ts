import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { getSession, getSignInOptions, signIn, signOut } from '@torre/contract/identity';
import { OUTCOME } from '@torre/contract/outcome';
import { startTestServer } from '../../testing/index.ts';
import { TestClient } from '../../testing/index.ts';
import type { TestServer } from '../../testing/index.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.close());
// What the tests before tried from this address is forgotten.
beforeEach(() => server.clock.advance({ minutes: 15 }));

const PASSWORD = 'torre-demo';
const browser = (): TestClient => new TestClient(server.url);
const attempt = (client: TestClient, username: string, password: string) =>
  client.call(signIn, { body: { username, password } });
const statusOf = async (client: TestClient): Promise<number> => (await client.call(getSession, {})).status;

describe('sign-in', () => {
  test('[P7.13][P7.17] the right pair answers 200 with outcome and a cookie that scripts cannot read', async () => {
    const { status, reply, headers } = await attempt(browser(), 'responsabile.lirr', PASSWORD);
    expect(status).toBe(200);
    expect(reply).toEqual({ outcome: { code: 0, messageIT: '' }, mustChangePassword: false });
    const [cookie] = headers.getSetCookie();
    expect(cookie).toMatch(/^torre_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
  });

  test('behind an https address every cookie is Secure and no other host can set it', async () => {
    const secure = await startTestServer({ env: { TORRE_URL: 'https://torre.example' } });
    try {
      const body = { username: 'admin', password: PASSWORD };
      const { headers } = await secure.anonymous.call(signIn, { body });
      const cookies = headers.getSetCookie();
      expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
        '__Host-torre_session',
        '__Host-torre_browser',
      ]);
      // A browser keeps a cookie of that name only with these, and without Domain.
      for (const cookie of cookies) {
        expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
        expect(cookie).not.toMatch(/Domain/i);
      }
    } finally {
      await secure.close();
    }
  });

  test('the user name is taken as people type it', async () => {
    expect((await attempt(browser(), ' Responsabile.LIRR ', PASSWORD)).status).toBe(200);
  });

  test('[P7.17] every wrong pair gets 401 with one text, whatever the reason', async () => {
    await server.db.query("update account set disabled_at = '2026-01-01' where user_name = 'spese'");
    await server.db.query("update account set password_hash = null where user_name = 'timekeeper'");
    for (const [username, password] of [
      ['responsabile.lirr', 'sbagliata'],
      ['nessuno', PASSWORD],
      ['spese', PASSWORD],
      ['timekeeper', PASSWORD],
    ] as const) {
      const { status, reply, headers } = await attempt(browser(), username, password);
      expect([username, status]).toEqual([username, 401]);
      expect(reply).toEqual({
        outcome: {
          code: OUTCOME.wrongPair,
          messageIT: 'Nome utente o password non corretti.',
          text: { key: 'identity.wrongPair', values: {} },
        },
      });
      expect(headers.getSetCookie()).toEqual([]);
    }
  });

  test('a secret that was in the browser before is worth nothing afterwards', async () => {
    const client = await server.signIn('hr');
    const before = client.cookie!;
    expect((await attempt(client, 'hr', PASSWORD)).status).toBe(200);
    expect(client.cookie).not.toBe(before);
    const former = await browser().send('GET', '/api/session', { headers: { cookie: before } });
    expect(former.status).toBe(401);
  });

  test('the database keeps no secret that opens a session', async () => {
    const client = await server.signIn('hr');
    const secret = client.cookie!.split('=')[1]!;
    const { rows } = await server.db.query('select * from session');
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(secret).toString('hex'));
  });
});

describe('guessing', () => {
  // Pauses are counted by the clock that the tests move, however long an answer takes here.
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterAll(() => {
    vi.useRealTimers();
  });

  const guess = (username: string) => attempt(browser(), username, 'sbagliata');

  test('after five wrong passwords the next tries wait longer and longer, and nobody is locked out', async () => {
    for (let i = 0; i < 5; i++) expect((await guess('cta2.lirf')).status).toBe(401);
    const braked = await guess('cta2.lirf');
    expect([braked.status, braked.headers.get('retry-after')]).toEqual([429, '1']);
    server.clock.advance({ seconds: 1 });
    expect((await guess('cta2.lirf')).status).toBe(401);
    expect((await guess('cta2.lirf')).headers.get('retry-after')).toBe('2');
    expect((await attempt(browser(), 'cta.lirf', PASSWORD)).status).toBe(200);
    server.clock.advance({ minutes: 1 });
    expect((await attempt(browser(), 'cta2.lirf', PASSWORD)).status).toBe(200);
  });

  test('many tries at once gain nothing', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => guess('studente')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  test('when too many sign in at once some are asked to come back', async () => {
    // Nobody's password takes as long as a real one; those of the world of tests are hashed in no time.
    const names = Array.from({ length: 60 }, (_, i) => `nessuno${i}`);
    const answers = await Promise.all(names.map(guess));
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(0);
    expect(busy[0]!.headers.get('retry-after')).toBe('2');
    expect(answers.filter(({ status }) => status === 401).length).toBeGreaterThanOrEqual(18);
  });
});

describe('the end of a session', () => {
  test('[P7.14] DELETE /autenticazione ends it, also for a copy of its cookie', async () => {
    const client = await server.signIn('cta.lirr');
    const copy = client.cookie!;
    expect((await client.call(signOut, {})).status).toBe(200);
    expect(client.cookie).toBeNull();
    const late = await browser().send('GET', '/api/session', { headers: { cookie: copy } });
    expect(late.status).toBe(401);
    // A call under way says that somebody ended the session, as the stream does.
    expect(await late.json()).toMatchObject({ outcome: { code: OUTCOME.sessionEnded } });
  });

  test('an open stream hears it and is closed', async () => {
    const client = await server.signIn('cta.lirr');
    const stream = await client.openEvents();
    await stream.next('hello');
    await client.call(signOut, {});
    await stream.ended;
    expect(stream.received.at(-1)!.name).toBe('ended');
  });

  test('unused for twelve hours it is over', async () => {
    const idle = await server.signIn('cta.lirr');
    server.clock.advance({ hours: 12, minutes: 1 });
    expect(await statusOf(idle)).toBe(401);
  });

  test('seven days old it is over, also for who works on', async () => {
    const used = await server.signIn('cta.lirr');
    for (let hours = 0; hours < 7 * 24; hours += 8) {
      expect(await statusOf(used), `after ${hours} hours`).toBe(200);
      server.clock.advance({ hours: hours + 8 === 7 * 24 ? 7 : 8 });
    }
    // An hour before its end: what ends it now is its age.
    expect(await statusOf(used)).toBe(200);
    server.clock.advance({ hours: 1, minutes: 1 });
    expect(await statusOf(used)).toBe(401);
  });
});

describe('demo accounts', () => {
  test('[P2.05] are listed while the database is marked as demo, with their password', async () => {
    const { reply } = await server.anonymous.call(getSignInOptions, {});
    expect(reply.demoAccounts[0]).toEqual({
      userName: 'responsabile.lirr',
      description: expect.any(String) as string,
    });
    expect(reply.demoPassword).toBe(PASSWORD);
    expect(reply.externalRedirect).toBe(false);
  });

  test('[P2.05] without the mark they are not listed, cannot sign in, and their sessions are over', async () => {
    const client = await server.signIn('editore');
    await server.db.query("delete from meta where key = 'demo'");
    const { reply } = await server.anonymous.call(getSignInOptions, {});
    expect([reply.demoAccounts, reply.demoPassword]).toEqual([[], null]);
    expect((await attempt(browser(), 'redattore', PASSWORD)).status).toBe(401);
    await expect.poll(() => statusOf(client), { timeout: 2000 }).toBe(401);
    await server.db.query("insert into meta (key, value) values ('demo', 'small')");
  });
});
