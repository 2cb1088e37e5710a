import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAsOwner } from '../../platform/db/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { startTestServer } from '../../testing/index.ts';
import { asked, decide, furnishRequests } from '../../testing/request-steps.ts';
import { cellOf, change } from '../../testing/roster-steps.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

// Not in request-life.test.ts: who changes cells has the room counted, and its tests take requests away past the counters.
let server: TestServer;
let owner: Database;
let manager: TestClient;
let person: TestClient;
let code: string;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  owner = openAsOwner(server.databaseUrl);
  [manager, person] = await Promise.all([server.signIn('responsabile2.lirr'), server.signIn('cta.lirr')]);
  code = await furnishRequests(owner, 'cta.lirr');
});
afterAll(async () => {
  await owner.close();
  await server.close();
});

test('what somebody changed since stands when an effect is taken back; untouched days get their old code', async () => {
  const days = { idcausale: 'FLES', datainizio: '2026/11/23', datafine: '2026/11/25' };
  const turns = async () =>
    (
      await owner.query<{ turn: string }>(
        "select turn from day_shift where employee_id = $1 and day between '2026-11-23' and '2026-11-25' order by day",
        [code],
      )
    ).rows.map(({ turn }) => turn);
  const { id } = await asked(person, days);
  await decide(manager, id, 'A');
  expect(await turns()).toEqual(['FLES', 'FLES', 'FLES']);
  const give = async (turn: string, date: string) => {
    const { status } = await change(manager, await cellOf(manager, code, date), { turn });
    expect([turn, date, status]).toEqual([turn, date, 200]);
  };
  await give('P', '20261124');
  // the same code again is a decision of who wrote it
  await give('P', '20261125');
  await give('FLES', '20261125');
  expect(await decide(manager, id, 'C')).toMatchObject({ esito: 0, standing: { stato: 30 } });
  expect(await turns()).toEqual(['M', 'P', 'FLES']);
});
