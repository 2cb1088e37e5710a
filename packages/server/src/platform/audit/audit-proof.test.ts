import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestServer } from '../../testing/index.ts';
import { inTransaction, openAsOwner } from '../db/index.ts';
import type { Database, Tx } from '../db/index.ts';
import { uuidv7 } from '../uuid.ts';
import { VALUE_HASH_SQL } from './audit-hashes.ts';
import { signAuditOf } from './audit-keys.ts';
import { TEST_KEYS, everythingSealed, proofOf, writeNote } from './audit-test-steps.ts';
import type { AuditProof } from './prove-audit.ts';

let server: TestServer;
let owner: Database;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  owner = openAsOwner(server.proxy.url);
  signAuditOf(owner, TEST_KEYS);
  // What the front door writes, and rows with values of every class.
  await server.signIn('responsabile.lirr');
  await server.signIn('cta.lirr');
  for (let nth = 0; nth < 10; nth++)
    await inTransaction(server.db, (tx) => writeNote(tx, server.clock.now(), `riga ${nth}`));
  await everythingSealed(server.db);
});
afterAll(async () => {
  await owner.close();
  await server.close();
});

class Undo extends Error {}

/** What the proof says while `tamper` holds, done by somebody who owns the database; then it is undone. */
async function proofAfter(tamper: (tx: Tx) => Promise<unknown>, anchor?: string): Promise<AuditProof> {
  let proof: AuditProof | undefined;
  await inTransaction(owner, async (tx) => {
    await tx.query("set local session_replication_role = 'replica'");
    await tamper(tx);
    proof = await proofOf(tx, anchor);
    throw new Undo();
  }).catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error;
  });
  return proof!;
}

function slipIn(tx: Tx, auditId: string, xid: string): Promise<unknown> {
  return tx.query(
    `insert into audit (audit_id, at, call, what, entity, entity_key, values_hash, xid, mac, key_id)
     values ($1, '2026-11-01', 'x', 'x', 'x', 'x', sha256(''), $2::text::xid8, '', '')`,
    [auditId, xid],
  );
}

async function sealedIds(): Promise<string[]> {
  const { rows } = await owner.query<{ audit_id: string }>('select audit_id from audit_seal order by seq');
  return rows.map((row) => row.audit_id);
}

test('what was saved is sealed without anybody asking, and its proof is clean', async () => {
  const proof = await proofOf(server.db);
  expect(proof).toMatchObject({ unsealed: 0, problems: [], doubtful: [], erasures: [] });
  expect(proof.signatures).toEqual({ checked: proof.rows, older: 0, otherKeys: [] });
  expect(proof.rows).toBeGreaterThan(10);
  expect(proof.batches).toBeGreaterThan(0);
  expect(proof.sealedUpTo).toBeGreaterThan(Date.UTC(2026, 10, 14));
});

describe('whoever owns the database cannot, unnoticed,', () => {
  const COLUMNS = ["actor = 'altri'", "at = at + interval '1 microsecond'", "reason = ''", "subject = 'x'"];

  test('alter a row: it is found wherever it stands', async () => {
    const ids = await sealedIds();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...ids), fc.constantFrom(...COLUMNS), async (auditId, set) => {
        const { problems } = await proofAfter((tx) =>
          tx.query(`update audit set ${set} where audit_id = $1`, [auditId]),
        );
        expect(problems).toEqual([{ kind: 'altered', auditId, batch: null, placeOf: null }]);
      }),
      { numRuns: 12 },
    );
  });

  test('remove a row: it is found wherever it stood', async () => {
    const ids = await sealedIds();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...ids), async (auditId) => {
        const { problems } = await proofAfter(async (tx) => {
          await tx.query('delete from audit_value where audit_id = $1', [auditId]);
          await tx.query('delete from audit where audit_id = $1', [auditId]);
        });
        expect(problems).toEqual([{ kind: 'removed', auditId, batch: null, placeOf: null }]);
      }),
      { numRuns: 12 },
    );
  });

  test('swap two rows: both are found, each with the place it took', async () => {
    const ids = await sealedIds();
    const two = fc.uniqueArray(fc.constantFrom(...ids), { minLength: 2, maxLength: 2 });
    await fc.assert(
      fc.asyncProperty(two, async ([one, other]) => {
        const { problems } = await proofAfter(async (tx) => {
          const nobody = '00000000-0000-7000-8000-000000000000';
          for (const [from, to] of [
            [one, nobody],
            [other, one],
            [nobody, other],
          ]) {
            await tx.query('update audit set audit_id = $2 where audit_id = $1', [from, to]);
            await tx.query('update audit_value set audit_id = $2 where audit_id = $1', [from, to]);
          }
        });
        const byId = new Map(problems.map((problem) => [problem.auditId, problem]));
        expect(problems).toHaveLength(2);
        expect(byId.get(one!)).toMatchObject({ kind: 'swapped', placeOf: other });
        expect(byId.get(other!)).toMatchObject({ kind: 'swapped', placeOf: one });
      }),
      { numRuns: 12 },
    );
  });

  test('swap the seals of two rows, or their order: the batches no longer follow', async () => {
    const { problems } = await proofAfter(async (tx) => {
      await tx.query('update audit_seal set seq = -seq where seq in (1, 2)');
      await tx.query('update audit_seal set seq = 3 + seq where seq in (-1, -2)');
    });
    expect(problems.map(({ kind }) => kind)).toContain('chain');
  });

  test('alter a row together with its seal: its batch no longer follows', async () => {
    const { problems } = await proofAfter((tx) =>
      tx.query("update audit_seal set row_hash = sha256('altro') where seq = 2"),
    );
    expect(problems.map(({ kind }) => kind).toSorted()).toEqual(['altered', 'chain']);
  });

  test('take a whole batch out of the middle', async () => {
    const { problems } = await proofAfter((tx) => tx.query('delete from audit_batch where batch_no = 1'));
    expect(problems.some(({ kind }) => kind === 'chain')).toBe(true);
  });

  test('cut off the end, when a proof of before was noted', async () => {
    const { anchor } = await proofOf(server.db);
    const cut = (tx: Tx) =>
      tx.query(`
        with gone as (delete from audit_batch where batch_no = (select max(batch_no) from audit_batch) returning *),
        seals as (delete from audit_seal s using gone g where s.seq >= g.first_seq returning s.audit_id),
        vals as (delete from audit_value v using seals s where v.audit_id = s.audit_id)
        delete from audit a using seals s where a.audit_id = s.audit_id`);
    expect((await proofAfter(cut)).problems).toEqual([]);
    expect((await proofAfter(cut, anchor)).problems).toMatchObject([{ kind: 'chain' }]);
    expect((await proofOf(server.db, anchor)).problems).toEqual([]);
    // What was printed before anything was sealed.
    expect((await proofOf(server.db, `0:${'0'.repeat(64)}`)).problems).toEqual([]);
  });

  test('alter, remove or wipe a value', async () => {
    const { rows } = await owner.query<{ audit_id: string }>(
      "select audit_id from audit_value where field = 'nota' limit 1",
    );
    const auditId = rows[0]!.audit_id;
    const tampers = [
      "update audit_value set new_value = 'altro' where audit_id = $1 and field = 'nota'",
      'update audit_value set old_value = null, new_value = null where audit_id = $1',
      "update audit_value set privacy_class = 'PUBLIC' where audit_id = $1 and field = 'nota'",
      "delete from audit_value where audit_id = $1 and field = 'nota'",
      `update audit_value set erased_hash = sha256('x'), erased_at = now(), salt = null, old_value = null,
         new_value = null where audit_id = $1 and field = 'nota'`,
    ];
    for (const tamper of tampers) {
      const { problems } = await proofAfter((tx) => tx.query(tamper, [auditId]));
      expect({ tamper, problems }).toEqual({
        tamper,
        problems: [{ kind: 'values', auditId, batch: null, placeOf: null }],
      });
    }
  });

  test.each(['zeta', 'alfa', 'nota'])(
    'replace the value of %s and vouch for it with the hash of before',
    async (field) => {
      const { rows } = await owner.query<{ audit_id: string; value_hash: Buffer }>(
        `select v.audit_id, ${VALUE_HASH_SQL} as value_hash from audit_value v where v.field = $1 limit 1`,
        [field],
      );
      const { audit_id: auditId, value_hash: hash } = rows[0]!;
      const tampers = [
        "erased_hash = $3, new_value = 'FALSIFICATO'",
        "erased_hash = $3, erased_at = now(), new_value = 'FALSIFICATO'",
        "erased_hash = $3, erased_at = now(), salt = null, new_value = 'FALSIFICATO'",
        "erased_hash = $3, erased_at = now(), salt = null, old_value = 'FALSIFICATO', new_value = null",
        'erased_hash = $3, erased_at = now(), old_value = null, new_value = null',
        'erased_hash = $3, salt = null, old_value = null, new_value = null',
      ];
      for (const tamper of tampers) {
        const { problems } = await proofAfter(async (tx) => {
          await tx.query('alter table audit_value drop constraint erased_or_salted');
          await tx.query(`update audit_value set ${tamper} where audit_id = $1 and field = $2`, [
            auditId,
            field,
            hash,
          ]);
        });
        expect({ tamper, problems }).toEqual({
          tamper,
          problems: [{ kind: 'values', auditId, batch: null, placeOf: null }],
        });
      }
    },
  );

  test.each(["null, 'FALSIFICATO'", "sha256('x'), 'FALSIFICATO'", "sha256('x'), null"])(
    'add a value that is neither whole nor erased: %s',
    async (hashAndText) => {
      const [auditId] = await sealedIds();
      const { problems } = await proofAfter(async (tx) => {
        await tx.query('alter table audit_value drop constraint erased_or_salted');
        await tx.query(
          `insert into audit_value (audit_id, field, privacy_class, erased_hash, new_value)
           values ($1, 'aggiunto', 'PUBLIC', ${hashAndText})`,
          [auditId],
        );
      });
      expect(problems).toEqual([{ kind: 'values', auditId, batch: null, placeOf: null }]);
    },
  );

  test.each([
    ['long gone', '019a0000-0000-7000-8000-000000000000'],
    ['to come', '0f000000-0000-7000-8000-000000000001'],
    ['of this moment', null],
    ['before all times', '00000000-0000-0000-0000-000000000000'],
    ['after all times', 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
  ])('slip in a row that the sealer has passed by, with an id of a time %s', async (_time, chosen) => {
    const auditId = chosen ?? uuidv7();
    const { problems, unsealed } = await proofAfter((tx) => slipIn(tx, auditId, '5'));
    expect(unsealed).toBe(1);
    expect(problems).toEqual([{ kind: 'unsealed', auditId, batch: null, placeOf: null }]);
  });

  test('slip in a row that the sealer will never reach, with an id of a time to come', async () => {
    const auditId = '0f000000-0000-7000-8000-000000000001';
    const { problems } = await proofAfter((tx) => slipIn(tx, auditId, '9000000000000000000'));
    expect(problems).toEqual([{ kind: 'unsealed', auditId, batch: null, placeOf: null }]);
  });
});

test('a row that still waits for its seal is no problem', async () => {
  const { problems, unsealed } = await proofAfter((tx) => writeNote(tx, server.clock.now(), 'fresca'));
  expect({ problems, unsealed }).toEqual({ problems: [], unsealed: 1 });
});
