import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeAccountState, makePasswordLink } from '@torre/contract/administration';
import { getSession, readOneTimeLink, useOneTimeLink } from '@torre/contract/identity';
import { OUTCOME } from '@torre/contract/outcome';
import { inTransaction } from '../../platform/db/index.ts';
import { awaitedLocks } from '../../testing/awaited-locks.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { accountOf } from './administration-test-steps.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

function change(client: TestClient, userName: string, chiuso: boolean) {
  return client.call(changeAccountState, { path: { userName }, body: { chiuso } });
}

async function makeAdministrator(userName: string): Promise<void> {
  await server.db.query("insert into account_role (user_name, ruolo) values ($1, 'ROLE_ADMIN')", [userName]);
}

test('who is in an account that is closed is out at once, cannot come back, and can when it is opened again', async () => {
  const client = await server.signIn('cta2.lirf');
  const stream = await client.openEvents();
  await stream.next('hello');
  const { reply: link } = await admin.call(makePasswordLink, { path: { userName: 'cta2.lirf' } });
  expect((await change(admin, 'cta2.lirf', true)).status).toBe(200);
  expect((await client.call(getSession, {})).status).toBe(401);
  await stream.next('ended');
  await expect(server.signIn('cta2.lirf')).rejects.toThrow(/401/);
  expect(await accountOf(admin, 'cta2.lirf')).toMatchObject({
    stato: 'chiuso',
    openSessions: 0,
    allowedActions: ['open-account'],
  });
  expect((await change(admin, 'cta2.lirf', false)).status).toBe(200);
  expect(await accountOf(admin, 'cta2.lirf')).toMatchObject({ stato: 'attivo' });
  await server.signIn('cta2.lirf');
  const { rowCount } = await server.db.query(
    "select from one_time_link where user_name = 'cta2.lirf' and used_at is null",
  );
  expect([link.url.length > 0, rowCount]).toEqual([true, 0]);
});

test('closing a closed account changes nothing and leaves no second row in the trail, which says whom it is about', async () => {
  for (const chiuso of [true, true, false, false]) {
    expect((await change(admin, 'pilota', chiuso)).status).toBe(200);
  }
  const { rows } = await server.db.query(
    `select a.what, s.user_name as subject, b.user_name as actor
       from audit a left join account s on s.employee_id = a.subject left join account b on b.employee_id = a.actor
      where a.entity_key = 'pilota' and a.call = 'changeAccountState' order by a.audit_id`,
  );
  expect(rows).toEqual([
    { what: 'close-account', subject: 'pilota', actor: 'admin' },
    { what: 'open-account', subject: 'pilota', actor: 'admin' },
  ]);
});

test('nobody closes the own account, and an account that does not exist is not found', async () => {
  const own = await change(admin, 'admin', true);
  expect([own.status, own.reply.outcome.code]).toEqual([409, OUTCOME.rightsRefused]);
  expect(own.reply.outcome.messageIT).toBe(
    'Non puoi chiudere il tuo account: deve farlo un altro amministratore.',
  );
  expect((await accountOf(admin, 'admin')).allowedActions).not.toContain('close-account');
  expect((await change(admin, 'nessuno', true)).status).toBe(404);
});

test('a link that is made while its account is closed opens nothing', async () => {
  const path = { userName: 'eav.lirn' };
  for (let round = 0; round < 12; round++) {
    const [link] = await Promise.all([
      admin.call(makePasswordLink, { path }),
      change(admin, 'eav.lirn', true),
    ]);
    if (link.status === 200) {
      const token = link.reply.url.split('/accesso/')[1]!;
      expect((await server.anonymous.call(readOneTimeLink, { path: { token } })).status).toBe(404);
      const body = { newPassword: 'una-nuova-parola' };
      expect((await server.anonymous.call(useOneTimeLink, { path: { token }, body })).status).toBe(404);
    }
    await change(admin, 'eav.lirn', false);
  }
  await server.signIn('eav.lirn');
});

test('two administrators who close each other at the same moment: one stays', async () => {
  await makeAdministrator('hr');
  const hr = await server.signIn('hr');
  const { pending, waits } = await inTransaction(server.db, async (tx) => {
    // The first comes as far as its write.
    await tx.query("select from account where user_name in ('admin', 'hr') for no key update");
    const pending = [change(admin, 'hr', true), change(hr, 'admin', true)];
    let waits: readonly string[] = [];
    const look = async () => (waits = await awaitedLocks(server.db));
    await expect.poll(look, { interval: 20 }).toHaveLength(pending.length);
    return { pending, waits };
  });
  const answers = await Promise.all(pending);
  // The second had not asked yet: it waited for the first. That who was closed is out is another wall.
  expect(waits).toContain('advisory');
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  const { rows } = await server.db.query(
    "select user_name from account join account_role using (user_name) where ruolo = 'ROLE_ADMIN' and disabled_at is null",
  );
  expect(rows).toHaveLength(1);
  await server.db.query("delete from account_role where user_name = 'hr' and ruolo = 'ROLE_ADMIN'");
  await server.db.query("update account set disabled_at = null where user_name in ('admin', 'hr')");
  admin = await server.signIn('admin');
});
