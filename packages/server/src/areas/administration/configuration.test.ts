import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  changeSetting,
  makePasswordLink,
  readConfiguration,
  settingHistory,
  withdrawSetting,
} from '@torre/contract/administration';
import type { SettingBody } from '@torre/contract/administration';
import { getSession } from '@torre/contract/identity';
import { OUTCOME } from '@torre/contract/outcome';
import { readDay, updateShift } from '@torre/contract/cells';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  // the clock stands at 14/11/2026, 10:00
  server = await startTestServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

async function save(key: string, part: Partial<SettingBody> & Pick<SettingBody, 'value'>, by = admin) {
  const icao = part.icao ?? '';
  const { reply } = await admin.call(readConfiguration, {});
  const category = part.category ?? '';
  const version =
    reply.versions.find((one) => one.key === key && one.icao === icao && one.category === category)
      ?.version ?? 0;
  return by.call(changeSetting, {
    path: { key },
    body: { icao, validFrom: '20261114', version, ...part },
  });
}

test.each(['responsabile.lirr', 'hr', 'cta.lirr'])(
  'configuration is for administrators only, not for %s',
  async (userName) => {
    const client = await server.signIn(userName);
    expect((await client.call(readConfiguration, {})).status).toBe(403);
    expect((await save('roster.editDays', { value: 30 }, client)).status).toBe(403);
    expect((await client.call(settingHistory, { path: { key: 'roster.editDays' } })).status).toBe(403);
  },
);

describe('the edit window of a plant', () => {
  const dayOf = async (client: TestClient, plant: string, date: string) => {
    const { rows } = await server.db.query(
      `select employee_id from assignment where icao = $1 and category = 'CTA' order by 1 limit 1`,
      [plant],
    );
    const query = { plant, employeeId: rows[0].employee_id as string, date };
    return (await client.call(readDay, { query })).reply;
  };
  /** The save of the day dialog, with the turn that stands there. */
  const saveDay = async (client: TestClient, plant: string, date: string) => {
    const { employee, shift } = await dayOf(client, plant, date);
    const { turn, isStr, note, noteTurno, version, shiftId } = shift!;
    return client.call(updateShift, {
      path: { shiftId },
      query: { plant },
      body: { date, employeeId: employee.employeeId, turn, isStr, note, noteTurno, version },
    });
  };

  test('that was widened holds from its day on, in that plant, for the save and for the screens', async () => {
    const manager = await server.signIn('responsabile.lirr');
    const elsewhere = await server.signIn('responsabile.lirf');
    // 5/11 is nine days ago.
    expect((await dayOf(manager, 'LIRR', '20261105')).cantModify).toBe(true);
    expect((await save('roster.editDays', { icao: 'LIRR', validFrom: '20261115', value: 10 })).status).toBe(
      200,
    );
    const closed = await saveDay(manager, 'LIRR', '20261105');
    expect([closed.status, closed.reply.outcome.code]).toEqual([409, OUTCOME.editWindowClosed]);
    expect((await save('roster.editDays', { icao: 'LIRR', value: 9 })).status).toBe(200);
    expect(await dayOf(manager, 'LIRR', '20261105')).toMatchObject({
      cantModify: false,
      editWindow: { days: 9 },
    });
    expect((await saveDay(manager, 'LIRR', '20261105')).status).toBe(200);
    expect((await saveDay(elsewhere, 'LIRF', '20261105')).status).toBe(409);
    expect((await dayOf(elsewhere, 'LIRF', '20261105')).cantModify).toBe(true);
    const { plantSettings } = (await manager.call(getSession, {})).reply;
    expect(plantSettings['LIRR']).toMatchObject({ editWindow: { days: 9, cutoffAfter: { 1: 3, 6: 4 } } });

    server.clock.advance({ hours: 24 });
    try {
      const tomorrow = await server.signIn('responsabile.lirr');
      expect((await dayOf(tomorrow, 'LIRR', '20261105')).editWindow.days).toBe(10);
    } finally {
      server.clock.advance({ hours: -24 });
    }
  });
});

test('a change reaches another process within the second', async () => {
  const sibling = await server.startSibling();
  try {
    const there = await sibling.signIn('eav.lirn');
    const stream = await there.openEvents();
    await stream.next('hello');
    await save('identity.passwordLink', { value: 60 });
    await stream.next('configuration');
    const link = await (
      await sibling.signIn('admin')
    ).call(makePasswordLink, { path: { userName: 'spese' } });
    const minutes = (Date.parse(link.reply.expiresAt) - server.clock.now().epochMilliseconds) / 60_000;
    expect(Math.round(minutes)).toBe(60);
  } finally {
    await sibling.close();
  }
});

test('a shorter idle time ends the sessions that were unused for longer', async () => {
  const idle = await server.signIn('timekeeper');
  server.clock.advance({ minutes: 20 });
  admin = await server.signIn('admin');
  await save('identity.sessionIdle', { value: 15 });
  // Another process has kept nothing of what it read before.
  const sibling = await server.startSibling();
  const status = async (client: TestClient): Promise<number> =>
    (await sibling.anonymous.send('GET', '/api/session', { headers: { cookie: client.cookie } })).status;
  try {
    expect([await status(idle), await status(admin)]).toEqual([401, 200]);
  } finally {
    await sibling.close();
  }
  expect((await save('identity.sessionIdle', { value: null })).status).toBe(200);
});

describe('a change', () => {
  test('of the past needs a reason, which is kept', async () => {
    const past = { validFrom: '20261101', value: 5 };
    const refused = await save('roster.flexibleWorkingDays', past);
    expect([refused.status, refused.reply.outcome.code]).toEqual([409, OUTCOME.pastEffect]);
    const done = await save('roster.flexibleWorkingDays', { ...past, reason: 'Accordo del 30/10/2026' });
    expect(done.status).toBe(200);
    const { reply } = await admin.call(settingHistory, { path: { key: 'roster.flexibleWorkingDays' } });
    expect(reply.saves).toMatchObject([
      { version: 1, validFrom: '20261101', value: 5, reason: 'Accordo del 30/10/2026', withdrawn: false },
    ]);
    const later = { validFrom: '20261201', value: 6, reason: 'Accordo nuovo', version: 1 };
    expect((await save('roster.flexibleWorkingDays', later)).status).toBe(200);
    const { rows } = await server.db.query(
      `select a.reason, to_char(a.day, 'YYYYMMDD') as day, v.old_value, v.new_value
         from audit a join audit_value v using (audit_id) where a.entity_key = 'roster.flexibleWorkingDays'
        order by audit_id`,
    );
    expect(rows).toEqual([
      { reason: 'Accordo del 30/10/2026', day: '20261101', old_value: null, new_value: '5' },
      { reason: 'Accordo nuovo', day: '20261201', old_value: '5', new_value: '6' },
    ]);
  });

  test('that does not fit the setting is refused with its bounds', async () => {
    const { status, reply } = await save('identity.passwordLife', { value: 0 });
    expect([status, reply.outcome.code]).toEqual([409, OUTCOME.settingRefused]);
    expect(reply.outcome.messageIT).toBe('Il valore deve stare tra 1 e 3650.');
    expect((await save('identity.passwordLife', { value: 'molto' })).status).toBe(409);
    expect((await save('identity.passwordLife', { value: 90, icao: 'LIRR' })).status).toBe(409);
    expect((await save('roster.editDays', { value: 9, icao: 'ZZZZ' })).status).toBe(400);
    expect((await save('roster.editDays', { value: 9, validFrom: '20261131' })).status).toBe(400);
    expect((await save('no.such.setting', { value: 1 })).status).toBe(404);
  });

  test('of what somebody else changed meanwhile is refused with what stands now', async () => {
    const key = 'rules.BASE.R373.1.maxGiorniConsecutivi';
    expect((await save(key, { value: 5, version: 0 })).status).toBe(200);
    const late = await save(key, { value: 4, version: 0 });
    expect([late.status, late.reply.outcome.code]).toEqual([412, OUTCOME.stale]);
    expect(late.reply).toMatchObject({
      values: [{ key, icao: '', category: '', validFrom: '20261114', value: 5 }],
      versions: [{ key, icao: '', category: '', version: 1 }],
    });
  });

  test('of two at once lets one win', async () => {
    const key = 'rules.BASE.R373.6.maxNottiConsecutive';
    const answers = await Promise.all([1, 2, 3, 4].map((value) => save(key, { value, version: 0 })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412, 412, 412]);
  });

  test('that is planned can be taken back, one in force cannot', async () => {
    const key = 'rules.profile';
    await save(key, { icao: 'LIRR', validFrom: '20270101', value: 'SRATCOH-UK' });
    const planned = await save(key, { icao: 'LIRR', value: 'BASE' });
    expect(planned.reply.values.map(({ validFrom, value }) => [validFrom, value])).toEqual([
      ['20261114', 'BASE'],
      ['20270101', 'SRATCOH-UK'],
    ]);
    const withdraw = (validFrom: string) =>
      admin.call(withdrawSetting, { path: { key }, query: { icao: 'LIRR', validFrom, version: 2 } });
    expect((await withdraw('20261114')).status).toBe(409);
    const { status, reply } = await withdraw('20270101');
    expect([status, reply.values.map(({ validFrom }) => validFrom)]).toEqual([200, ['20261114']]);
    expect((await withdraw('20270101')).status).toBe(404);
  });

  test('of a category has versions, a history and a trail of its own, and is planned and taken back by itself', async () => {
    const key = 'rules.BASE.R373.5.numRidotti';
    expect((await save(key, { icao: 'LIRR', value: 2 })).status).toBe(200);
    const own = { icao: 'LIRR', category: 'METEO', validFrom: '20270101', value: 3 };
    const { reply } = await save(key, { ...own, version: 0 });
    expect(reply).toMatchObject({
      values: [
        { key, icao: 'LIRR', category: '', validFrom: '20261114', value: 2 },
        { key, ...own },
      ],
      versions: [
        { icao: 'LIRR', category: '', version: 1 },
        { icao: 'LIRR', category: 'METEO', version: 1 },
      ],
    });
    const { rows } = await server.db.query(
      `select v.field, v.old_value, v.new_value from audit a join audit_value v using (audit_id)
        where a.entity_key = $1 order by audit_id, v.field`,
      [key],
    );
    expect(rows).toEqual([
      { field: 'valore', old_value: null, new_value: '2' },
      { field: 'categoria', old_value: null, new_value: 'METEO' },
      { field: 'valore', old_value: null, new_value: '3' },
    ]);
    const withdraw = (category: string) =>
      admin.call(withdrawSetting, {
        path: { key },
        query: { icao: 'LIRR', category, validFrom: '20270101', version: 1 },
      });
    expect((await withdraw('')).status).toBe(404);
    expect((await withdraw('METEO')).reply.values.map(({ category }) => category)).toEqual(['']);
    const history = await admin.call(settingHistory, { path: { key } });
    expect(history.reply.saves.map(({ category, value }) => [category, value])).toContainEqual(['METEO', 3]);
    const refused = await save('roster.editDays', { category: 'CTA', value: 8 });
    expect([refused.status, refused.reply.outcome.code]).toEqual([409, OUTCOME.settingRefused]);
    expect((await save(key, { category: 'NESSUNA', value: 8 })).status).toBe(409);
  });

  test('leaves every earlier save where it stands: nothing is overwritten', async () => {
    for (const value of [400, 500, null]) await save('identity.passwordLife', { value });
    const { reply } = await admin.call(settingHistory, { path: { key: 'identity.passwordLife' } });
    expect(reply.saves.map(({ version, value }) => [version, value])).toEqual([
      [3, null],
      [2, 500],
      [1, 400],
    ]);
  });
});
