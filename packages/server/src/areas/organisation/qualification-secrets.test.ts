import { listAudit } from '@torre/contract/administration';
import { saveQualifications } from '@torre/contract/organisation';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestServer } from '../../testing/index.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-24' });
});
afterAll(() => server.close());

const SECRETS = ['Procedimento disciplinare', 'SUSPENSION', '2027-06-03', '2027-07-09'];

test('which paper of somebody changes, from when and why is told to nobody but HR: not by the trail, not by the stream of a colleague', async () => {
  const [admin, hr] = [await server.signIn('admin'), await server.signIn('hr')];
  const colleague = await (await server.signIn('cta2.lirf')).openEvents();
  await colleague.next('hello');
  const { rows } = await server.db.query<{ employee_id: string }>(
    "select employee_id from assignment where icao = 'LIRN' and valid_to is null order by employee_id limit 1",
  );
  const { employee_id } = rows[0]!;
  const values = { employee_id, kind: 'SUSPENSION', valid_from: '2027-06-03', valid_to: '2027-07-09' };
  const edits = [{ kind: 'qualification' as const, values, version: null }];
  const saved = await hr.call(saveQualifications, { body: { edits, reason: SECRETS[0]! } });
  expect(saved.status).toBe(200);

  const { data } = await colleague.next('organisation');
  expect(data).toEqual({ plant: 'LIRN', from: null, to: null, kinds: [], position: data.position });

  const { reply } = await admin.call(listAudit, { query: {} });
  expect(reply.rows.find(({ entity }) => entity === 'qualification')).toMatchObject({
    entityKey: employee_id,
    reason: null,
  });
  const answer = JSON.stringify(reply);
  expect(SECRETS.filter((secret) => answer.includes(secret))).toEqual([]);
  const kept = await server.db.query<{ new_value: string }>(
    "select new_value from audit_value join audit using (audit_id) where entity = 'qualification' and field = 'reason'",
  );
  expect(kept.rows).toEqual([{ new_value: SECRETS[0] }]);
});
