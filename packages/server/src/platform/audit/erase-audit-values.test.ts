import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestServer } from '../../testing/index.ts';
import { inTransaction, openAsOwner } from '../db/index.ts';
import type { Database, Tx } from '../db/index.ts';
import { uuidv7 } from '../uuid.ts';
import type { PrivacyClass } from './audit-entry.ts';
import { VALUES_HASH_SQL, VALUE_HASH_SQL } from './audit-hashes.ts';
import { signAuditOf } from './audit-keys.ts';
import { TEST_KEYS, everythingSealed, proofOf, writeNote } from './audit-test-steps.ts';
import { eraseAuditValues } from './erase-audit-values.ts';
import type { AuditProof } from './prove-audit.ts';

const NOTES = 10;
let server: TestServer;
let owner: Database;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14', world: 'none' });
  owner = openAsOwner(server.databaseUrl);
  signAuditOf(owner, TEST_KEYS);
  for (let nth = 0; nth < NOTES; nth++)
    await inTransaction(server.db, (tx) => writeNote(tx, server.clock.now(), `riga ${nth}`));
  await everythingSealed(server.db);
});
afterAll(async () => {
  await owner.close();
  await server.close();
});

class Undo extends Error {}

/** What Torre erases, signed, and what the owner of the database does by hand; then all is undone. */
async function undone(fn: (tx: Tx) => Promise<void>): Promise<void> {
  await expect(
    inTransaction(owner, async (tx) => {
      await tx.query("set local session_replication_role = 'replica'");
      await fn(tx);
      throw new Undo();
    }),
  ).rejects.toBeInstanceOf(Undo);
}

const erase = (tx: Tx, privacyClass: PrivacyClass): Promise<number> =>
  eraseAuditValues(tx, {
    privacyClass,
    before: server.clock.now().add({ hours: 1 }),
    at: server.clock.now(),
    actor: '800001',
    call: 'prova',
    reason: 'fine conservazione',
  });

/** As an erasure leaves it, and nobody says so. */
const WIPE = `update audit_value v set erased_hash = ${VALUE_HASH_SQL}, erased_at = $2, salt = null, old_value = null,
  new_value = null where audit_id = $1 and field = 'nota'`;

async function someRow(tx: Tx): Promise<string> {
  const { rows } = await tx.query<{ audit_id: string }>(
    "select audit_id from audit where entity = 'prova' limit 1",
  );
  return rows[0]!.audit_id;
}

const kindsOf = ({ problems }: AuditProof): readonly unknown[] =>
  problems.map(({ kind, auditId }) => [kind, auditId]);

test('an erasure is a row of the trail: who, when, why and which values; the proof counts and names it', async () => {
  await undone(async (tx) => {
    expect(await erase(tx, 'PERSONAL')).toBe(NOTES);
    const { rows } = await tx.query("select * from audit_value where privacy_class = 'PERSONAL'");
    expect(rows.every((row) => row.new_value === null && row.salt === null)).toBe(true);
    const { rows: reported } = await tx.query(
      `select a.actor, a.call, a.what, a.entity_key, a.reason, v.new_value from audit a join audit_value v using (audit_id)
       where a.entity = 'auditValues' and v.field = 'values'`,
    );
    expect(reported).toEqual([
      {
        actor: '800001',
        call: 'prova',
        what: 'erase',
        entity_key: 'PERSONAL',
        reason: 'fine conservazione',
        new_value: rows
          .map((row) => `${row.audit_id} zeta`)
          .toSorted()
          .join('\n'),
      },
    ]);
    const proof = await proofOf(tx);
    expect(proof.problems).toEqual([]);
    expect(proof.erasures).toMatchObject([
      { actor: '800001', reason: 'fine conservazione', privacyClass: 'PERSONAL', values: NOTES },
    ]);
  });
});

test('many rows are told by several rows, none of which is ever erased', async () => {
  await undone(async (tx) => {
    for (let nth = 0; nth < 60; nth++)
      for (let more = 0; more < 10; more++) await writeNote(tx, server.clock.now(), 'riga');
    expect(await erase(tx, 'PUBLIC')).toBe(600 + NOTES);
    expect(await erase(tx, 'PUBLIC')).toBe(0);
    const { problems, erasures } = await proofOf(tx);
    expect(problems).toEqual([]);
    // Ids of one millisecond stand in no order.
    expect(new Set(erasures.map(({ values }) => values))).toEqual(new Set([500, 100 + NOTES]));
    expect(erasures).toHaveLength(2);
  });
});

describe('who owns the database cannot, unnoticed,', () => {
  test('erase a value and leave the right hash behind', async () => {
    await undone(async (tx) => {
      const auditId = await someRow(tx);
      await tx.query(WIPE, [auditId, server.clock.now().toString()]);
      expect(kindsOf(await proofOf(tx))).toEqual([['erasure', auditId]]);
    });
  });

  test('erase one more value beside those of an erasure, or one of another class', async () => {
    await undone(async (tx) => {
      await erase(tx, 'PERSONAL');
      const auditId = await someRow(tx);
      const { rows } = await tx.query("select at from audit where entity = 'auditValues'");
      await tx.query(WIPE, [auditId, new Date(rows[0].at).toISOString()]);
      expect(kindsOf(await proofOf(tx))).toEqual([['erasure', auditId]]);
    });
  });

  test.each(["field = 'zetb'", "privacy_class = 'WORK'", "erased_at = erased_at - interval '1 day'"])(
    'change what an erased value was: %s',
    async (change) => {
      await undone(async (tx) => {
        await erase(tx, 'PERSONAL');
        const auditId = await someRow(tx);
        await tx.query(`update audit_value set ${change} where audit_id = $1 and erased_at is not null`, [
          auditId,
        ]);
        expect(kindsOf(await proofOf(tx))).toEqual([['erasure', auditId]]);
      });
    },
  );

  test('write the row that tells of it: it is not signed', async () => {
    await undone(async (tx) => {
      const auditId = await someRow(tx);
      const at = server.clock.now().toString();
      await tx.query(WIPE, [auditId, at]);
      const telling = uuidv7();
      await tx.query(
        `insert into audit (audit_id, at, call, what, entity, entity_key, reason, values_hash, mac, key_id)
         select $1, $2, 'prova', 'erase', 'auditValues', 'WORK', 'fine conservazione', '\\x00', mac, key_id from audit
         where audit_id = $3`,
        [telling, at, auditId],
      );
      await tx.query(
        `insert into audit_value (audit_id, field, privacy_class, new_value, salt)
         values ($1, 'values', 'PUBLIC', $2, '\\x00')`,
        [telling, `${auditId} nota`],
      );
      await tx.query(`update audit a set values_hash = ${VALUES_HASH_SQL} where audit_id = $1`, [telling]);
      expect(kindsOf(await proofOf(tx))).toEqual([['erasure', auditId]]);
    });
  });
});
