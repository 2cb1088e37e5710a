import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { changeAccountState, changeRights, listAccounts, readAccount } from '@torre/contract/administration';
import type { AccountRights } from '@torre/contract/administration';
import { getSession } from '@torre/contract/identity';
import { OUTCOME } from '@torre/contract/outcome';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

async function rightsOf(userName: string) {
  const { reply } = await admin.call(readAccount, { path: { userName } });
  return reply.account;
}

/** Changes part of an account's rights, as the screen does: what it saw, with the change in it. */
async function change(userName: string, part: Partial<AccountRights>, by = admin) {
  const { ruoli, responsabile, responsabileH35, managedPlants, version } = await rightsOf(userName);
  const seen = { ruoli, responsabile, responsabileH35, managedPlants, version };
  return by.call(changeRights, { path: { userName }, body: { ...seen, ...part } });
}

test.each(['responsabile.lirr', 'hr', 'cta.lirr'])(
  'rights are shown and changed by administrators only, not by %s',
  async (userName) => {
    const client = await server.signIn(userName);
    const path = { userName: 'pilota' };
    expect((await client.call(readAccount, { path })).status).toBe(403);
    expect((await change('pilota', { ruoli: ['ROLE_HR'] }, client)).status).toBe(403);
    expect((await rightsOf('pilota')).ruoli).toEqual([]);
  },
);

test('a role that is given opens its calls at once and tells the open screens; taken away it closes them', async () => {
  const person = await server.signIn('impiegato');
  const stream = await person.openEvents();
  await stream.next('hello');
  expect((await person.call(listAccounts, { query: {} })).status).toBe(403);

  const given = await change('impiegato', { ruoli: ['ROLE_ADMIN'] });
  expect([given.status, given.reply.account.ruoli]).toEqual([200, ['ROLE_ADMIN']]);
  await stream.next('session');
  expect((await person.call(listAccounts, { query: {} })).status).toBe(200);

  await change('impiegato', { ruoli: [] });
  expect((await person.call(listAccounts, { query: {} })).status).toBe(403);
});

test('the first word of a stream and what it tells of rights name the same mark as the session then does', async () => {
  const person = await server.signIn('meteo.lirr');
  const before = (await person.call(getSession, {})).reply.rights;
  const stream = await person.openEvents();
  expect(await stream.next('hello')).toMatchObject({ data: { rights: before } });
  await change('meteo.lirr', { ruoli: ['ROLE_HR'] });
  const message = await stream.next('session');
  const after = (await person.call(getSession, {})).reply.rights;
  expect(after).not.toBe(before);
  expect(message).toMatchObject({ data: { rights: after } });
});

test('plants are managed from a day to a day, and the session follows', async () => {
  const person = await server.signIn('cta2.lirf');
  const managedPlants = [
    { icao: 'LIRF', validFrom: '20261101', validTo: '20261130' },
    { icao: 'LIRN', validFrom: '20261201', validTo: null },
  ];
  const { reply } = await change('cta2.lirf', { responsabile: true, managedPlants });
  expect(reply.account).toMatchObject({ responsabile: true, managedPlants });
  expect((await person.call(getSession, {})).reply.managerPlants).toEqual(['LIRF']);
});

test('a plant that does not exist, and one named twice for the same days, are refused', async () => {
  const stay = (icao: string, validFrom: string, validTo: string | null) => ({ icao, validFrom, validTo });
  for (const managedPlants of [
    [stay('XXXX', '20261101', null)],
    [stay('LIRR', '20261101', null), stay('LIRR', '20261201', null)],
    [stay('LIRR', '20261102', '20261101')],
  ]) {
    const { status, reply } = await change('spese', { managedPlants });
    expect([status, reply.outcome.code]).toEqual([409, OUTCOME.rightsRefused]);
  }
  expect((await change('spese', { ruoli: ['ROLE_KING'] })).reply.outcome.messageIT).toBe(
    'Il ruolo ROLE_KING non esiste.',
  );
});

test('of two administrators who change one account the second gets what stands there now', async () => {
  const account = await rightsOf('meteo.lirr');
  const body = { ...rightsBody(account), version: account.version };
  const path = { userName: 'meteo.lirr' };
  expect((await admin.call(changeRights, { path, body: { ...body, ruoli: ['ROLE_EDITOR'] } })).status).toBe(
    200,
  );
  const late = await admin.call(changeRights, { path, body: { ...body, ruoli: ['ROLE_HR'] } });
  expect([late.status, late.reply.outcome.code]).toEqual([412, OUTCOME.stale]);
  expect(late.reply).toMatchObject({ current: { ruoli: ['ROLE_EDITOR'], version: account.version + 1 } });
  expect((await rightsOf('meteo.lirr')).ruoli).toEqual(['ROLE_EDITOR']);
});

const rightsBody = ({
  ruoli,
  responsabile,
  responsabileH35,
  managedPlants,
}: AccountRights): AccountRights => ({
  ruoli,
  responsabile,
  responsabileH35,
  managedPlants,
});

test('what changed is written down: from what to what, by whom, about whom', async () => {
  await change('eav.lirn', { ruoli: ['ROLE_EDITOR'], responsabile: true });
  const { employeeId } = await rightsOf('eav.lirn');
  const { rows } = await server.db.query(
    `select a.what, a.subject, v.field, v.old_value, v.new_value from audit a join audit_value v using (audit_id)
      where a.entity_key = 'eav.lirn' order by v.field`,
  );
  const row = { what: 'change-rights', subject: employeeId };
  expect(rows).toEqual([
    { ...row, field: 'responsabile', old_value: 'no', new_value: 'sì' },
    { ...row, field: 'ruoli', old_value: '', new_value: 'ROLE_EDITOR' },
  ]);
});

test('an account that does not exist is not found', async () => {
  const path = { userName: 'nessuno' };
  const body = { ruoli: [], responsabile: false, responsabileH35: false, managedPlants: [], version: 1 };
  expect((await admin.call(readAccount, { path })).status).toBe(404);
  expect((await admin.call(changeRights, { path, body })).status).toBe(404);
});

test('the rights of a closed account are not found, and the answer says that it is closed', async () => {
  const path = { userName: 'cta2.lirf' };
  const state = (chiuso: boolean) => admin.call(changeAccountState, { path, body: { chiuso } });
  expect((await state(true)).status).toBe(200);
  const { status, reply } = await admin.call(readAccount, { path });
  expect([status, reply.outcome.messageIT]).toEqual([
    404,
    expect.stringMatching(/^L’account di .+ è chiuso/),
  ]);
  expect((await state(false)).status).toBe(200);
});

test('nobody takes the role of administrator from oneself', async () => {
  await change('hr', { ruoli: ['ROLE_HR', 'ROLE_ADMIN'] });
  const { status, reply } = await change('admin', { ruoli: [] });
  expect([status, reply.outcome.messageIT]).toEqual([
    409,
    'Non puoi toglierti il ruolo di amministratore: deve farlo un altro amministratore.',
  ]);
  await change('hr', { ruoli: ['ROLE_HR'] });
});

test('the only administrator is told so', async () => {
  const { status, reply } = await change('admin', { ruoli: ['ROLE_HR'] });
  expect([status, reply.outcome.code]).toEqual([409, OUTCOME.rightsRefused]);
  expect(reply.outcome.messageIT).toContain('ultimo amministratore');
});

// Two administrators in two processes: the one whose rights are gone is still believed for less than a second.
test('the last administrator keeps the role, even when two take it from each other', async () => {
  await change('hr', { ruoli: ['ROLE_HR', 'ROLE_ADMIN'] });
  const sibling = await server.startSibling();
  const frozen = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  try {
    const other = await sibling.signIn('hr');
    const own = await other.call(readAccount, { path: { userName: 'admin' } });
    expect(own.status).toBe(200);
    expect((await change('hr', { ruoli: ['ROLE_HR'] })).status).toBe(200);
    const body = { ...rightsBody(own.reply.account), version: own.reply.account.version, ruoli: [] };
    const { status, reply } = await other.call(changeRights, { path: { userName: 'admin' }, body });
    expect([status, reply.outcome.messageIT]).toEqual([
      409,
      'È l’ultimo amministratore: prima dai il ruolo a un’altra persona.',
    ]);
    expect((await rightsOf('admin')).ruoli).toEqual(['ROLE_ADMIN']);
  } finally {
    frozen.mockRestore();
    await sibling.close();
  }
});
