import { changeSetting } from '@torre/contract/administration';
import { awayIfApproved, requestEffects, tryRequest } from '@torre/contract/requests';
import type { JustificationBody } from '@torre/contract/requests';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openAsOwner } from '../../platform/db/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { asked, furnishRequests } from '../../testing/request-steps.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

let server: TestServer;
let owner: Database;
let person: TestClient;
let manager: TestClient;
let code: string;
/** Two others of LIRR. */
let others: readonly string[];

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  owner = openAsOwner(server.databaseUrl);
  person = await server.signIn('cta.lirr');
  manager = await server.signIn('responsabile2.lirr');
  code = await furnishRequests(owner, 'cta.lirr');
  const { rows } = await owner.query<{ employee_id: string }>(
    `select employee_id from assignment where icao = 'LIRR' and employee_id <> $1 and valid_from <= '2026-11-01'
      and valid_to is null order by employee_id limit 2`,
    [code],
  );
  others = rows.map(({ employee_id }) => employee_id);
  // none on 23/11, one on 24/11, two from 25/11 on
  const admin = await server.signIn('admin');
  for (const [validFrom, value, version] of [
    ['20261124', 1, 0],
    ['20261125', 2, 1],
  ] as const) {
    const { status } = await admin.call(changeSetting, {
      path: { key: 'requests.mostAway' },
      body: { icao: 'LIRR', validFrom, value, version },
    });
    if (status !== 200) throw new Error(`The limit from ${validFrom} on was answered ${status}.`);
  }
});
beforeEach(() => owner.query('delete from absence'));
afterAll(async () => {
  await owner.close();
  await server.close();
});

/** Of the three mornings, from 23 to 25 November, where no other days are said. */
async function absent(
  who: string,
  state: number,
  { cause = '8114', from = '2026-11-23', to = '2026-11-25' } = {},
): Promise<string> {
  const { rows } = await owner.query<{ absence_id: string }>(
    `insert into absence (absence_id, employee_id, icao, cause, state, unit, from_day, to_day)
      values (gen_random_uuid(), $1, 'LIRR', $2, $3, 'G', $4, $5) returning absence_id`,
    [who, cause, state, from, to],
  );
  return rows[0]!.absence_id;
}

const combined = async (...ids: readonly string[]) => {
  const { status, reply } = await manager.call(awayIfApproved, { body: { plant: 'LIRR', ids: [...ids] } });
  expect(status).toBe(200);
  return reply.overLimit;
};
const each = async (...ids: readonly string[]) => {
  const { reply } = await manager.call(requestEffects, { body: { plant: 'LIRR', ids: [...ids] } });
  return Object.fromEntries(reply.effects.map(({ id, overLimit }) => [id, overLimit]));
};
const ON_24 = { day: '2026/11/24', away: 2, limit: 1 };

test('above the limit of its day a request warns, in the effect and before it is approved; the limit holds from its day on', async () => {
  const { id } = await asked(person);
  expect(await combined(id)).toEqual([]);
  await absent(others[0]!, 10);
  expect(await combined(id)).toEqual([ON_24]);
  expect(await each(id)).toEqual({ [id]: [ON_24] });
  await absent(others[1]!, 20);
  expect(await combined(id)).toEqual([
    { ...ON_24, away: 3 },
    { day: '2026/11/25', away: 3, limit: 2 },
  ]);
});

test('what waits counts where it is approved together, and not for another by itself', async () => {
  const { id } = await asked(person);
  const other = await absent(others[0]!, 40);
  expect(await each(id, other)).toEqual({ [id]: [], [other]: [] });
  expect(await combined(id, other)).toEqual([ON_24]);
});

test('permits of law 104 warn too; clock-ins, duty, what is decided and other plants take nobody away', async () => {
  await absent(others[0]!, 10);
  const permit = await absent(code, 40, { cause: '104', from: '2026-11-24', to: '2026-11-24' });
  expect(await combined(permit)).toEqual([ON_24]);
  const { rows } = await owner.query<{ idcausale: string }>(
    'select idcausale from absence_cause where is_duty and valid_to is null order by idcausale limit 1',
  );
  const duty = await absent(others[1]!, 40, { cause: rows[0]!.idcausale });
  expect(await combined(duty)).toEqual([]);
  expect(await combined(permit, duty)).toEqual([ON_24]);
  await owner.query('update absence set state = 70 where absence_id = $1', [permit]);
  expect(await combined(permit)).toEqual([]);
  await owner.query("update absence set state = 40, icao = 'LIRF' where absence_id = $1", [permit]);
  expect(await combined(permit)).toEqual([]);
});

test('the answer names nobody and gives no reason, and is for managers of the plant alone', async () => {
  const { id } = await asked(person);
  await absent(others[0]!, 10);
  const text = JSON.stringify(await combined(id));
  for (const secret of [...others, code, '8114']) expect(text).not.toContain(secret);
  const ask = async (userName: string) => {
    const client = await server.signIn(userName);
    return (await client.call(awayIfApproved, { body: { plant: 'LIRR', ids: [id] } })).status;
  };
  expect(await ask('responsabile.lirf')).toBe(403);
  expect(await ask('meteo.lirr')).toBe(403);
});

describe('before a manager disposes', () => {
  const MISSION: JustificationBody = {
    idcausale: '8114',
    codunitamisura: 'G',
    datainizio: '2026/11/23',
    datafine: '2026/11/25',
  };
  const tried = async (client: TestClient, body: Partial<JustificationBody>) => {
    const { status, reply } = await client.call(tryRequest, { body: { ...MISSION, ...body } });
    expect([status, reply.allowed]).toEqual([200, true]);
    return reply.overLimit;
  };

  test('the days above the limit are told, whoever is away twice counted once', async () => {
    const forCode = { numindividuale: code };
    expect(await tried(manager, forCode)).toEqual([]);
    await absent(others[0]!, 10, { to: '2026-11-24' });
    await absent(others[0]!, 10, { cause: 'SFS', from: '2026-11-25' });
    expect(await tried(manager, forCode)).toEqual([ON_24]);
    await absent(others[1]!, 40);
    expect(await tried(manager, forCode)).toEqual([ON_24]);
  });

  test('not for who asks for the own leave, nor of days on which the person works elsewhere', async () => {
    await absent(others[0]!, 10);
    expect(await tried(person, {})).toEqual([]);
    await owner.query(
      `update assignment set valid_to = '2026-11-23' where employee_id = $1 and icao = 'LIRR' and valid_to is null`,
      [code],
    );
    expect(await tried(manager, { numindividuale: code })).toEqual([]);
    await owner.query(
      `update assignment set valid_to = null where employee_id = $1 and icao = 'LIRR' and valid_to = '2026-11-23'`,
      [code],
    );
  });
});
