import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeSetting, readAuditProof } from '@torre/contract/administration';
import { VALUE_HASH_SQL } from '../../platform/audit/audit-hashes.ts';
import { openAsOwner } from '../../platform/db/index.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

test('an administrator reads that the trail is whole, and then which row Torre did not write, where a value was falsified and a row altered', async () => {
  await admin.call(changeSetting, {
    path: { key: 'roster.editDays' },
    body: { icao: '', validFrom: '20261114', version: 0, value: 30 },
  });
  await expect.poll(async () => (await admin.call(readAuditProof, {})).reply.unsealed).toBe(0);
  const whole = await admin.call(readAuditProof, {});
  expect(whole.reply).toMatchObject({
    problems: [],
    problemCount: 0,
    signed: whole.reply.rows,
    older: 0,
    otherKeys: [],
    doubtfulCount: 0,
    erasureCount: 0,
  });
  expect(whole.reply.rows).toBeGreaterThan(0);
  expect(whole.reply.sealedUpTo).toMatch(/^2026-11-14T/);

  const owner = openAsOwner(server.proxy.url);
  const { rows: forged } = await owner.query<{ audit_id: string }>(
    `insert into audit (audit_id, at, actor, call, what, entity, entity_key, values_hash, mac, key_id)
     select gen_random_uuid(), at - interval '30 days', '800001', call, what, entity, entity_key, sha256(''), mac, key_id
     from audit limit 1 returning audit_id`,
  );
  const forgery = { auditId: forged[0]!.audit_id };
  await expect.poll(async () => (await admin.call(readAuditProof, {})).reply.unsealed).toBe(0);
  const withForgery = await admin.call(readAuditProof, {});
  expect(withForgery.reply).toMatchObject({
    problems: [{ kind: 'forged', ...forgery }],
    problemCount: 1,
    signed: whole.reply.signed,
    doubtful: [forgery],
    doubtfulCount: 1,
  });
  await owner.query('delete from audit_seal where audit_id = $1', [forgery.auditId]);
  await owner.query('delete from audit where audit_id = $1', [forgery.auditId]);
  await owner.query('delete from audit_batch where batch_no = (select max(batch_no) from audit_batch)');
  await owner.query('alter table audit_value drop constraint erased_or_salted');
  const { rows: values } = await owner.query(
    `update audit_value v set erased_hash = ${VALUE_HASH_SQL}, new_value = 'FALSIFICATO'
      where audit_id = (select audit_id from audit_value limit 1) returning audit_id`,
  );
  const falsified = await admin.call(readAuditProof, {});
  expect(falsified.reply.problems).toMatchObject([{ kind: 'values', auditId: values[0].audit_id }]);

  const { rows } = await owner.query("update audit set reason = 'aggiunta' returning audit_id");
  await owner.close();
  const altered = await admin.call(readAuditProof, {});
  expect(altered.reply.problemCount).toBe(rows.length);
  expect(altered.reply.problems[0]).toMatchObject({ kind: 'altered', auditId: rows[0].audit_id });
});

test('who is no administrator gets no proof', async () => {
  const hr = await server.signIn('hr');
  expect((await hr.call(readAuditProof, {})).status).toBe(403);
});
