import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePasswordLink } from '@torre/contract/administration';
import { changePassword, selectPlant } from '@torre/contract/identity';
import { OUTCOME } from '@torre/contract/outcome';
import { createShift, updateShift } from '@torre/contract/cells';
import { DEMO_PASSWORD } from '@torre/demo';
import { bodyFor, cellWith, historyOf, standing, verdict } from '../../testing/roster-steps.ts';
import type { StandingCell } from '../../testing/roster-steps.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { deleteOldKeys } from '../../platform/http/idempotency-store.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

let server: TestServer;
let manager: TestClient;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  manager = await server.signIn('responsabile.lirr');
});
afterAll(() => server.close());

const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });

function save(client: TestClient, cell: StandingCell, turn: string, key: string) {
  const args = { path: { shiftId: cell.shift.shiftId }, query: { plant: 'LIRR' } };
  return client.call(updateShift, { ...args, body: bodyFor(cell, { turn }) }, keyed(key));
}

describe('a save sent again with its key', () => {
  test('gets the same answer and changes nothing a second time', async () => {
    const cell = await cellWith(manager, 'M', '20261116');
    const key = randomUUID();
    const first = await save(manager, cell, 'P', key);
    const again = await save(manager, cell, 'P', key);
    expect(verdict(first)).toEqual([200, OUTCOME.ok]);
    expect([again.status, again.reply]).toEqual([200, first.reply]);
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await historyOf(manager, cell)).toHaveLength(2);
  });

  test('from another session of the same person gets it too, from another person not', async () => {
    const cell = await cellWith(manager, 'M', '20261117');
    const key = randomUUID();
    const first = await save(manager, cell, 'P', key);
    const otherBrowser = await server.signIn('responsabile.lirr');
    expect((await save(otherBrowser, cell, 'P', key)).reply).toEqual(first.reply);
    const colleague = await server.signIn('responsabile2.lirr');
    expect(verdict(await save(colleague, cell, 'P', key))).toEqual([412, OUTCOME.stale]);
  });

  test('after the right was taken away gets nothing any more', async () => {
    const cell = await cellWith(manager, 'M', '20261118');
    const key = randomUUID();
    const second = await server.signIn('approvatore');
    expect((await save(second, cell, 'P', key)).status).toBe(200);
    await server.db.query("delete from managed_plant where user_name = 'approvatore'");
    server.clock.advance({ seconds: 2 });
    await expect.poll(async () => (await save(second, cell, 'P', key)).status).toBe(403);
  });

  test.each([
    ['another body', { turn: 'T10' }, 'LIRR', {}],
    ['another address', { turn: 'P' }, 'LIRR&x=1', {}],
    ['another If-Match', { turn: 'P' }, 'LIRR', { 'if-match': '"7"' }],
  ])('with %s is refused and changes nothing', async (_, changes, plant, headers) => {
    const cell = await cellWith(manager, 'M', '20261119');
    const key = randomUUID();
    await save(manager, cell, 'P', key);
    const response = await manager.send('PUT', `/api/manager/shifts/${cell.shift.shiftId}?plant=${plant}`, {
      headers: { ...keyed(key).headers, ...headers },
      body: JSON.stringify(bodyFor(cell, changes)),
    });
    const { outcome } = (await response.json()) as { outcome: { code: number; messageIT: string } };
    expect([response.status, outcome.code]).toEqual([409, OUTCOME.keyReused]);
    expect((await standing(manager, cell)).turn).toBe('P');
  });

  test('after a refusal is tried anew: the key was not spent', async () => {
    const cell = await cellWith(manager, 'M', '20261120');
    const key = randomUUID();
    const body = bodyFor(cell, { version: null, turn: 'P' });
    const attempt = () => manager.call(createShift, { query: { plant: 'LIRR' }, body }, keyed(key));
    expect(verdict(await attempt())).toEqual([409, OUTCOME.shiftExists]);
    await server.db.query('delete from day_shift where employee_id = $1 and day = $2', [
      cell.person.employeeId,
      '2026-11-20',
    ]);
    expect(verdict(await attempt())).toEqual([200, OUTCOME.ok]);
    expect(verdict(await attempt())).toEqual([200, OUTCOME.ok]);
  });

  test('of fifty equal saves at once one is executed, and fifty get its answer', async () => {
    const cell = await cellWith(manager, 'M', '20261123');
    const key = randomUUID();
    const sibling = await server.startSibling();
    try {
      const elsewhere = await sibling.signIn('responsabile.lirr');
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, nth) => save(nth % 2 ? manager : elsewhere, cell, 'P', key)),
      );
      const [first] = answers;
      expect(answers.map(verdict)).toEqual(answers.map(() => [200, OUTCOME.ok]));
      expect(answers.map(({ reply }) => reply)).toEqual(answers.map(() => first!.reply));
    } finally {
      await sibling.close();
    }
    expect(await historyOf(manager, cell)).toHaveLength(2);
  });
});

describe('a call that is remembered after its commit', () => {
  test('is executed once, and its answer given again', async () => {
    const select = () =>
      manager.call(selectPlant, { body: { selectedImpiantoIcao: 'LIRR' } }, keyed('scelta-impianto-1'));
    const audited = async () =>
      (await server.db.query("select from audit where call = 'selectPlant'")).rowCount!;
    const before = await audited();
    const first = await select();
    expect((await select()).reply).toEqual(first.reply);
    expect(await audited()).toBe(before + 1);
  });

  test('a refusal that changes nothing is decided anew each time', async () => {
    const wrong = { currentPassword: 'sbagliata', newPassword: 'una-parola-nuova-7' };
    const person = await server.signIn('timekeeper');
    const change = (body: typeof wrong) => person.call(changePassword, { body }, keyed('cambio-password-1'));
    expect(verdict(await change(wrong))).toEqual([409, OUTCOME.wrongPair]);
    const right = { ...wrong, currentPassword: DEMO_PASSWORD, newPassword: 'una-parola-nuova-8' };
    expect((await change(right)).status).toBe(200);
    expect((await change(right)).status).toBe(200);
  });
});

describe('a server that is lost between commit and answer', () => {
  test('has saved once: another process gives the answer that stands beside the change', async () => {
    const answered = Promise.withResolvers<void>();
    const lost = await startTestServer({
      today: '2026-11-14',
      parts: {
        counting: () => ({
          follow: () => answered.promise,
          followTimeAway: async () => {},
          followOrganisation: () => {},
          followIgnored: async () => {},
          countedDays: () => [],
          rows: async () => [],
          preview: async () => [],
          compare: async () => [],
          look: async () => null,
          search: async () => null,
          forget: () => {},
          clear: () => {},
        }),
      },
    });
    const sibling = await lost.startSibling();
    try {
      const client = await lost.signIn('responsabile.lirr');
      const cell = await cellWith(client, 'M', '20261116');
      const key = randomUUID();
      const hanging = save(client, cell, 'P', key);
      await expect.poll(async () => (await historyOf(client, cell)).length).toBe(2);
      const repeated = await save(await sibling.signIn('responsabile.lirr'), cell, 'P', key);
      expect(verdict(repeated)).toEqual([200, OUTCOME.ok]);
      expect(repeated.headers.get('idempotency-replayed')).toBe('true');
      answered.resolve();
      expect(repeated.reply).toEqual((await hanging).reply);
      expect(await historyOf(client, cell)).toHaveLength(2);
    } finally {
      answered.resolve();
      await sibling.close();
      await lost.close();
    }
  });

  test('without an answer beside the change the repetition says that it was done', async () => {
    const select = () =>
      manager.call(selectPlant, { body: { selectedImpiantoIcao: 'LIRR' } }, keyed('scelta-impianto-2'));
    await select();
    await server.db.query(
      `update idempotency_key set status = null, reply = null, made_at = made_at - interval '1 minute'
       where call = 'selectPlant'`,
    );
    expect(verdict(await select())).toEqual([409, OUTCOME.answerLost]);
  });
});

test('an answer that opens something is kept nowhere: the repetition learns that it was done', async () => {
  const admin = await server.signIn('admin');
  const make = () => admin.call(makePasswordLink, { path: { userName: 'spese' } }, keyed('collegamento-1'));
  const made = await make();
  expect(made.status).toBe(200);
  expect(verdict(await make())).toEqual([409, OUTCOME.answerLost]);
  const { rows } = await server.db.query(
    "select status, reply from idempotency_key where call = 'makePasswordLink'",
  );
  expect(rows).toEqual([{ status: null, reply: null }]);
});

test.each([['sette77'], ['con uno spazio'], ['x'.repeat(129)], ['doppia-chiave, doppia-chiave']])(
  'the key %j is refused as malformed',
  async (key) => {
    const cell = await cellWith(manager, 'M', '20261124');
    expect(verdict(await save(manager, cell, 'P', key))).toEqual([400, OUTCOME.malformed]);
  },
);

test('the table tells neither the key nor the body, and no other person its answers', async () => {
  const cell = await cellWith(manager, 'M', '20261125');
  const key = randomUUID();
  await save(manager, cell, 'P', key);
  const { rows } = await server.db.query('select key_hash, request_hash from idempotency_key');
  expect(JSON.stringify(rows)).not.toContain(key);
  const asApp = (employeeId: string) =>
    inTransaction(server.db, async (tx) => {
      await tx.query('set local role torre_app');
      await tx.query("select set_config('torre.employee_id', $1, true)", [employeeId]);
      return (await tx.query('select from idempotency_key')).rowCount;
    });
  expect(await asApp('000000')).toBe(0);
  const owner = await server.db.query<{ employee_id: string }>(
    'select employee_id from idempotency_key limit 1',
  );
  expect(await asApp(owner.rows[0]!.employee_id)).toBeGreaterThan(0);
});

test('keys of yesterday are forgotten', async () => {
  await save(manager, await cellWith(manager, 'M', '20261126'), 'P', randomUUID());
  await server.db.query("update idempotency_key set made_at = made_at - interval '2 days'");
  const { rows } = await server.db.query('select clock_timestamp() as now');
  const before = Temporal.Instant.fromEpochMilliseconds(rows[0].now).subtract({ hours: 24 });
  const gone = await inTransaction(server.db, (tx) => deleteOldKeys(tx, before));
  expect(gone).toBeGreaterThan(0);
  expect((await server.db.query('select from idempotency_key')).rowCount).toBe(0);
});
