import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeSetting, makePasswordLink, readConfiguration } from '@torre/contract/administration';
import {
  changePassword,
  getSession,
  readOneTimeLink,
  signIn,
  signOut,
  useOneTimeLink,
} from '@torre/contract/identity';
import { OUTCOME } from '@torre/contract/outcome';
import { events } from '@torre/contract/shell';
import { compactDay } from '@torre/domain/kernel';
import { TestClient, startTestServer } from '../../testing/index.ts';
import type { TestServer } from '../../testing/index.ts';
import { makeFirstAdministratorLink } from './index.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.close());

const OLD = 'torre-demo';
const NEW = 'una-nuova-parola';
const browser = (): TestClient => new TestClient(server.url);
const signInStatus = async (username: string, password: string): Promise<number> =>
  (await browser().call(signIn, { body: { username, password } })).status;

/** The trail about an account or a session: kind of change, call, who, and whose it is. */
async function trail(entityKey: string): Promise<unknown[]> {
  const { rows } = await server.db.query(
    'select what, call, actor, subject from audit where entity_key = $1 order by at, audit_id',
    [entityKey],
  );
  return rows.map(({ what, call, actor, subject }) => [what, call, actor, subject]);
}

test('signing in, changing the password and using a link each leave a row that says who', async () => {
  const client = await server.signIn('impiegato');
  const { utente, sessionLabel } = (await client.call(getSession, {})).reply;
  const me = utente.codicePersonale;
  expect(await trail(sessionLabel)).toEqual([['sign-in', 'autenticazione', me, me]]);
  await client.call(changePassword, { body: { currentPassword: OLD, newPassword: NEW } });
  expect(await trail('impiegato')).toEqual([['change-password', 'changePassword', me, me]]);
  const admin = await server.signIn('admin');
  const { reply } = await admin.call(makePasswordLink, { path: { userName: 'impiegato' } });
  const path = { token: reply.url.split('/accesso/')[1]! };
  await browser().call(useOneTimeLink, { path, body: { newPassword: 'altra-parola-mia' } });
  // Whoever holds the link: Torre does not know who that was.
  expect((await trail('impiegato')).at(-1)).toEqual(['set-password', 'useOneTimeLink', null, me]);
  await client.call(signIn, { body: { username: 'impiegato', password: 'altra-parola-mia' } });
  const again = (await client.call(getSession, {})).reply.sessionLabel;
  await client.call(signOut, {});
  expect(await trail(again)).toEqual([
    ['sign-in', 'autenticazione', me, me],
    ['sign-out', 'fineSessione', me, me],
  ]);
});

describe('changing the password', () => {
  test('ends a link that was handed out before', async () => {
    const admin = await server.signIn('admin');
    const { reply } = await admin.call(makePasswordLink, { path: { userName: 'studente' } });
    const person = await server.signIn('studente');
    await person.call(changePassword, { body: { currentPassword: OLD, newPassword: NEW } });
    const path = { token: reply.url.split('/accesso/')[1]! };
    expect((await browser().call(readOneTimeLink, { path })).status).toBe(404);
  });

  test('the new one holds, the old one does not, and every other session ends', async () => {
    const [here, elsewhere] = [await server.signIn('cta.lirr'), await server.signIn('cta.lirr')];
    const { status } = await here.call(changePassword, { body: { currentPassword: OLD, newPassword: NEW } });
    expect(status).toBe(200);
    expect((await here.call(getSession, {})).status).toBe(200);
    expect((await elsewhere.call(getSession, {})).status).toBe(401);
    expect(await signInStatus('cta.lirr', OLD)).toBe(401);
    expect(await signInStatus('cta.lirr', NEW)).toBe(200);
  });

  test('a wrong current password is refused without logging out', async () => {
    const client = await server.signIn('cta.lirf');
    const body = { currentPassword: 'sbagliata', newPassword: NEW };
    const { status, reply } = await client.call(changePassword, { body });
    expect([status, reply.outcome.code]).toEqual([409, OUTCOME.wrongPair]);
    expect((await client.call(getSession, {})).status).toBe(200);
  });

  test.each([
    ['short', 'corta'],
    ['the user name', 'responsabile.lirf'],
    ['one character', 'aaaaaaaaaaaa'],
    ['a sequence', '1234567890'],
    ['a word said twice', 'pilotapilota'],
    ['the word itself', 'password12'],
    ['the old one', OLD],
  ])('a new password that is %s is refused', async (_, newPassword) => {
    const client = await server.signIn('responsabile.lirf');
    const { status, reply } = await client.call(changePassword, {
      body: { currentPassword: OLD, newPassword },
    });
    expect([status, reply.outcome.code]).toEqual([409, OUTCOME.passwordTooWeak]);
  });

  test('an expired password opens only the session, the change and the way out', async () => {
    await server.db.query("update account set password_expires_at = '2026-11-01' where user_name = 'hr'");
    const client = browser();
    const { reply } = await client.call(signIn, { body: { username: 'hr', password: OLD } });
    expect(reply.mustChangePassword).toBe(true);
    expect((await client.call(getSession, {})).reply.mustChangePassword).toBe(true);
    const refused = await client.call(events, { query: {} });
    expect([refused.status, refused.reply.outcome.code]).toEqual([403, OUTCOME.passwordExpired]);
    await client.call(changePassword, { body: { currentPassword: OLD, newPassword: NEW } });
    expect((await client.call(getSession, {})).reply.mustChangePassword).toBe(false);
    const stream = await client.openEvents();
    await stream.next('hello');
    expect((await client.call(signOut, {})).status).toBe(200);
  });
});

describe('a password lives as long as is configured', () => {
  const DAYS = 30;
  const mustChange = async (username: string): Promise<boolean> =>
    (await browser().call(signIn, { body: { username, password: NEW } })).reply.mustChangePassword;

  test.each([
    [
      'changed by its owner',
      'redattore',
      async (userName: string) => {
        const client = await server.signIn(userName);
        return client.call(changePassword, { body: { currentPassword: OLD, newPassword: NEW } });
      },
    ],
    [
      'set by a link',
      'editore',
      async (userName: string) => {
        const admin = await server.signIn('admin');
        const { reply } = await admin.call(makePasswordLink, { path: { userName } });
        const path = { token: reply.url.split('/accesso/')[1]! };
        return browser().call(useOneTimeLink, { path, body: { newPassword: NEW } });
      },
    ],
  ])('one %s leads to the forced change after its last day', async (_, userName, setPassword) => {
    const admin = await server.signIn('admin');
    const { reply } = await admin.call(readConfiguration, {});
    const key = 'identity.passwordLife';
    const version = reply.versions.find((one) => one.key === key && one.icao === '')?.version ?? 0;
    const validFrom = compactDay(server.clock.today());
    const saved = await admin.call(changeSetting, {
      path: { key },
      body: { icao: '', validFrom, value: DAYS, version },
    });
    expect(saved.status).toBe(200);
    expect((await setPassword(userName)).status).toBe(200);
    server.clock.advance({ hours: 24 * DAYS - 1 });
    expect(await mustChange(userName)).toBe(false);
    server.clock.advance({ hours: 1, minutes: 1 });
    expect(await mustChange(userName)).toBe(true);
  });
});

describe('a one-time link', () => {
  const tokenFor = async (userName: string): Promise<string> => {
    const admin = await server.signIn('admin');
    const { reply } = await admin.call(makePasswordLink, { path: { userName } });
    return reply.url.split('/accesso/')[1]!;
  };
  const use = (token: string, newPassword = NEW) =>
    browser().call(useOneTimeLink, { path: { token }, body: { newPassword } });

  test('sets the password once and ends the sessions of the account', async () => {
    const before = await server.signIn('eav.lirn');
    const token = await tokenFor('eav.lirn');
    const { reply } = await browser().call(readOneTimeLink, { path: { token } });
    expect(reply).toMatchObject({ purpose: 'set-password', userName: 'eav.lirn' });
    expect((await use(token)).status).toBe(200);
    expect(await signInStatus('eav.lirn', NEW)).toBe(200);
    expect((await before.call(getSession, {})).status).toBe(401);
    const again = await use(token, 'ancora-un-altra');
    expect([again.status, again.reply.outcome.code]).toEqual([404, OUTCOME.linkSpent]);
    expect((await browser().call(readOneTimeLink, { path: { token } })).status).toBe(404);
    expect(await signInStatus('eav.lirn', NEW)).toBe(200);
  });

  test('of fifty uses at once one wins', async () => {
    const token = await tokenFor('meteo.lirr');
    const passwords = Array.from({ length: 50 }, (_, i) => `parola-numero-${i}`);
    const answers = await Promise.all(passwords.map((password) => use(token, password)));
    const winners = passwords.filter((_, i) => answers[i]!.status === 200);
    expect(winners).toHaveLength(1);
    expect(await signInStatus('meteo.lirr', winners[0]!)).toBe(200);
  });

  test('is worth nothing after a day, and after a newer one', async () => {
    const first = await tokenFor('pilota');
    const second = await tokenFor('pilota');
    expect((await use(first)).status).toBe(404);
    server.clock.advance({ hours: 24, minutes: 1 });
    expect((await use(second)).status).toBe(404);
  });

  test('a weak password does not spend it', async () => {
    const token = await tokenFor('pilota');
    expect((await use(token, 'corta')).reply.outcome.code).toBe(OUTCOME.passwordTooWeak);
    expect((await use(token)).status).toBe(200);
  });

  test('the database keeps no token', async () => {
    const token = await tokenFor('pilota');
    const { rows } = await server.db.query('select * from one_time_link');
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('the first administrator', () => {
  const person = { newPassword: NEW, userName: 'Anna.Bianchi', nome: 'Anna', cognome: 'Bianchi' };

  test('is created by the link of an empty database, once', async () => {
    const empty = await startTestServer({ world: 'none' });
    try {
      const link = (await makeFirstAdministratorLink(empty.db, empty.clock))!;
      const token = link.path.split('/accesso/')[1]!;
      const use = (userName: string) =>
        empty.anonymous.call(useOneTimeLink, { path: { token }, body: { ...person, userName } });
      const nameless = { ...person, nome: ' ' };
      expect((await empty.anonymous.call(useOneTimeLink, { path: { token }, body: nameless })).status).toBe(
        400,
      );
      const answers = await Promise.all([use('anna.bianchi'), use('altra.persona')]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 404)).toHaveLength(1);
      expect(await makeFirstAdministratorLink(empty.db, empty.clock)).toBeNull();
      const [row] = (await empty.db.query('select user_name from account_role')).rows;
      const body = { username: row.user_name as string, password: NEW };
      expect((await empty.anonymous.call(signIn, { body })).status).toBe(200);
      const { reply } = await empty.anonymous.call(getSession, {});
      expect(reply.allowedActions).toEqual(['administer']);
    } finally {
      await empty.close();
    }
  });

  test('its link lasts thirty minutes', async () => {
    const empty = await startTestServer({ world: 'none' });
    try {
      const link = (await makeFirstAdministratorLink(empty.db, empty.clock))!;
      empty.clock.advance({ minutes: 31 });
      const path = { token: link.path.split('/accesso/')[1]! };
      expect((await empty.anonymous.call(useOneTimeLink, { path, body: person })).status).toBe(404);
    } finally {
      await empty.close();
    }
  });

  test('is not offered where there is an administrator', async () => {
    expect(await makeFirstAdministratorLink(server.db, server.clock)).toBeNull();
  });
});
