import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestServer } from '../../testing/index.ts';
import { inTransaction, openAsOwner } from '../db/index.ts';
import type { Tx } from '../db/index.ts';
import { everythingSealed, proofOf, writeNote } from './audit-test-steps.ts';
import { sealNextBatch } from './seal-audit.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer({ world: 'none' })));
afterAll(() => server.close());

const note = (tx: Tx, what: string): Promise<void> => writeNote(tx, server.clock.now(), what);

test('a transaction that began first and commits last is sealed too, and holds back those that came after it', async () => {
  const began = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const late = inTransaction(server.db, async (tx) => {
    await note(tx, 'tardi');
    began.resolve();
    await mayCommit.promise;
  });
  await began.promise;
  await inTransaction(server.db, (tx) => note(tx, 'dopo'));
  // The running sealer may be at it this moment: then it is this one's turn next.
  await expect.poll(() => sealNextBatch(server.db, server.clock.now(), null)).not.toBeNull();
  const { batches, unsealed } = await proofOf(server.db);
  expect(unsealed).toBe(1);
  mayCommit.resolve();
  await late;
  await everythingSealed(server.db);
  const proof = await proofOf(server.db);
  expect(proof.problems).toEqual([]);
  expect(proof.batches).toBeGreaterThan(batches);
  const { rows } = await server.db.query(
    "select a.what from audit_seal s join audit a using (audit_id) where a.what in ('tardi', 'dopo') order by s.seq",
  );
  expect(rows.map((row) => row.what)).toEqual(['tardi', 'dopo']);
});

test('of two processes one seals: the chain stays one', async () => {
  const sibling = await server.startSibling();
  try {
    for (let nth = 0; nth < 20; nth++) {
      await inTransaction(nth % 2 ? server.db : sibling.db, (tx) => note(tx, `coppia ${nth}`));
    }
    await everythingSealed(server.db);
  } finally {
    await sibling.close();
  }
  expect((await proofOf(server.db)).problems).toEqual([]);
});

test('after a restore into another cluster, rows numbered beyond its transactions are sealed as well', async () => {
  const restored = await startTestServer({ world: 'none' });
  const admin = openAsOwner(restored.proxy.url);
  let started: TestServer | undefined;
  try {
    // Rows of before Torre signed any.
    await admin.query(`
      alter table audit drop constraint signed;
      insert into audit (audit_id, at, call, what, entity, entity_key, values_hash, xid)
      select gen_random_uuid(), '2026-11-01', 'x', n::text, 'x', 'x', sha256(''), (9000000000 + n)::text::xid8
      from generate_series(1, 7000) n`);
    started = await restored.startSibling();
    await everythingSealed(restored.db);
    await inTransaction(restored.db, (tx) => note(tx, 'nuova'));
    await everythingSealed(restored.db);
    expect(await proofOf(restored.db)).toMatchObject({
      rows: 7001,
      problems: [],
      signatures: { checked: 1, older: 7000, otherKeys: [] },
    });
  } finally {
    await admin.close();
    await started?.close();
    await restored.close();
  }
});
