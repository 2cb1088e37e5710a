import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAuditProof } from '@torre/contract/administration';
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

test('an administrator reads that the trail is whole, and then which row was altered', async () => {
  await expect.poll(async () => (await admin.call(readAuditProof, {})).reply.unsealed).toBe(0);
  const whole = await admin.call(readAuditProof, {});
  expect(whole.reply).toMatchObject({ problems: [], problemCount: 0 });
  expect(whole.reply.rows).toBeGreaterThan(0);
  expect(whole.reply.sealedUpTo).toMatch(/^2026-11-14T/);

  const owner = openAsOwner(server.cable.url);
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
