import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestServer } from '../../testing/index.ts';
import { inTransaction, openAsOwner } from '../db/index.ts';
import type { Database, Tx } from '../db/index.ts';
import type { TorreKeys } from '../torre-key.ts';
import { uuidv7 } from '../uuid.ts';
import { VALUES_HASH_SQL, batchHashSql } from './audit-hashes.ts';
import { makeAuditKeys, signAuditOf } from './audit-keys.ts';
import { AUDIT_KEYS, everythingSealed, proofOf, writeNote } from './audit-test-steps.ts';
import { proveAudit } from './prove-audit.ts';

const key = (byte: number): TorreKeys => [Buffer.alloc(32, byte)];

let server: TestServer;
let owner: Database;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  owner = openAsOwner(server.databaseUrl);
});
afterAll(async () => {
  await owner.close();
  await server.close();
});

/** Of one transaction: they come into one batch. */
async function notes(count: number): Promise<void> {
  await inTransaction(server.db, async (tx) => {
    for (let nth = 0; nth < count; nth++) await writeNote(tx, server.clock.now(), `riga ${nth}`);
  });
  await everythingSealed(server.db);
}

describe('who owns the database and has no TORRE_KEY', () => {
  interface Forgery {
    readonly mac?: Buffer | null;
    readonly keyId?: string | null;
    readonly at?: string;
  }

  /** As a save writes it: in another person's name, with values and the hash that fits them; sealed like all others. */
  async function forge({
    mac = randomBytes(32),
    keyId = AUDIT_KEYS.present.id,
    at,
  }: Forgery): Promise<string> {
    const auditId = uuidv7();
    await inTransaction(owner, async (tx) => {
      await tx.query('alter table audit drop constraint if exists signed');
      await tx.query(
        `insert into audit (audit_id, at, actor, call, what, entity, entity_key, icao, day, subject, values_hash, mac, key_id)
         values ($1, $2, '800001', 'updateShift', 'update', 'shift', '800002-20261016', 'LIRR', '2026-10-16', '800002',
           '\\x00', $3, $4)`,
        [auditId, at ?? server.clock.now().toString(), mac, keyId],
      );
      await tx.query(
        `insert into audit_value (audit_id, field, privacy_class, old_value, new_value, salt)
         values ($1, 'turn', 'PUBLIC', 'M', 'N', uuid_send(gen_random_uuid()))`,
        [auditId],
      );
      await tx.query(`update audit a set values_hash = ${VALUES_HASH_SQL} where audit_id = $1`, [auditId]);
    });
    await everythingSealed(server.db);
    return auditId;
  }

  const findingsOf = async (auditId: string) => {
    const { problems, doubtful } = await proofOf(server.db);
    return {
      kinds: problems.filter((problem) => problem.auditId === auditId).map(({ kind }) => kind),
      isDoubtful: doubtful.some((row) => row.auditId === auditId),
    };
  };

  test('writes a row of a month ago in another name: sealed it is, believed it is not, and its time is doubtful', async () => {
    await notes(2);
    const auditId = await forge({ at: '2026-10-14T09:00:00Z' });
    expect(await findingsOf(auditId)).toEqual({ kinds: ['forged'], isDoubtful: true });
    // A verifier without the key finds the chain whole, and still wonders at the time.
    const blind = await proveAudit(server.db, null);
    expect(blind.problems.filter((problem) => problem.auditId === auditId)).toEqual([]);
    expect(blind.doubtful.map((row) => row.auditId)).toContain(auditId);
  });

  test('takes the signature of another row, its content too', async () => {
    await notes(1);
    const { rows } = await owner.query<{ mac: Buffer; audit_id: string }>(
      'select mac, audit_id from audit where mac is not null order by audit_id desc limit 1',
    );
    const auditId = await forge({ mac: rows[0]!.mac });
    const copy = uuidv7();
    await owner.query(
      `insert into audit (audit_id, at, actor, call, what, entity, entity_key, reason, values_hash, mac, key_id)
       select $1, at, actor, call, what, entity, entity_key, reason, sha256(''), mac, key_id from audit where audit_id = $2`,
      [copy, rows[0]!.audit_id],
    );
    await everythingSealed(server.db);
    expect((await findingsOf(auditId)).kinds).toEqual(['forged']);
    expect((await findingsOf(copy)).kinds).toEqual(['forged']);
  });

  test.each<[string, Forgery, string]>([
    ['leaves the signature out', { mac: null, keyId: null }, 'forged'],
    ['names no key', { keyId: null }, 'forged'],
    ['names a key that cannot be', { keyId: 'chiave' }, 'forged'],
    ['signs with a key of its own', { keyId: makeAuditKeys(key(9)).present.id }, 'otherKey'],
  ])('%s: the row is found, being later than rows of Torre', async (_, forgery, kind) => {
    await notes(1);
    const auditId = await forge(forgery);
    expect((await findingsOf(auditId)).kinds).toEqual([kind]);
  });
});

describe('who owns the database computes the chain anew', () => {
  class Undo extends Error {}

  /** Problems of the proof after `change` and a chain that follows from what then stands. */
  async function problemsAfter(change: (tx: Tx) => Promise<unknown>): Promise<readonly string[]> {
    let kinds: readonly string[] = [];
    const undone = inTransaction(owner, async (tx) => {
      await tx.query("set local session_replication_role = 'replica'");
      await change(tx);
      const { rows } = await tx.query<{ batch_no: number }>(
        'select batch_no from audit_batch order by batch_no',
      );
      for (const { batch_no: no } of rows) {
        await tx.query(
          `update audit_batch b set prev_hash = coalesce((select hash from audit_batch where batch_no = $1 - 1), b.prev_hash),
             first_seq = coalesce((select first_seq + row_count from audit_batch where batch_no = $1 - 1), 1)
           where batch_no = $1`,
          [no],
        );
        await tx.query(
          `update audit_batch b set hash = ${batchHashSql({
            prev: 'b.prev_hash',
            no: 'b.batch_no',
            at: 'b.sealed_at',
            below: 'b.below',
            first: 'b.first_seq',
            rows: 'b.row_count',
            chain: 'c.chain',
          })}
           from (select string_agg(uuid_send(s.audit_id) || s.row_hash, ''::bytea order by s.seq) as chain
             from audit_seal s, audit_batch o
             where o.batch_no = $1 and s.seq >= o.first_seq and s.seq < o.first_seq + o.row_count) c
           where b.batch_no = $1`,
          [no],
        );
      }
      kinds = (await proofOf(tx)).problems
        .filter(({ batch }) => batch !== null)
        .map(({ kind, batch }) => `${kind} ${batch}`);
      throw new Undo();
    });
    await expect(undone).rejects.toBeInstanceOf(Undo);
    return kinds;
  }

  test('without one row: every batch from its own on lacks the signature', async () => {
    await notes(2);
    const { rows } = await owner.query<{ batch_no: number; first_seq: number; last: number }>(
      `select batch_no, first_seq, (select max(batch_no) from audit_batch)::int as last from audit_batch
       where row_count > 1 order by batch_no desc limit 1`,
    );
    // A batch of one row would vanish whole.
    const { batch_no: no, first_seq: seq, last } = rows[0]!;
    const kinds = await problemsAfter(async (tx) => {
      const gone = '(select audit_id from audit_seal where seq = $1)';
      await tx.query(`delete from audit_value where audit_id = ${gone}`, [seq]);
      await tx.query(`delete from audit where audit_id = ${gone}`, [seq]);
      await tx.query('delete from audit_seal where seq = $1', [seq]);
      await tx.query('update audit_seal set seq = -seq where seq > $1', [seq]);
      await tx.query('update audit_seal set seq = -seq - 1 where seq < 0');
      await tx.query('update audit_batch set row_count = row_count - 1 where batch_no = $1', [no]);
    });
    expect(kinds).toEqual(Array.from({ length: last - no + 1 }, (_, nth) => `chain ${no + nth}`));
  });

  test('with nothing changed at all: nothing is told', async () => {
    await notes(1);
    expect(await problemsAfter(async () => undefined)).toEqual([]);
  });
});

describe('rows that cannot be checked are counted apart', () => {
  test('of before Torre signed, of a key that is no longer given, and all of them where no key is', async () => {
    const own = await startTestServer({ world: 'none' });
    const itsOwner = openAsOwner(own.databaseUrl);
    const note = async (): Promise<void> => {
      await inTransaction(own.db, (tx) => writeNote(tx, own.clock.now(), 'riga'));
      await everythingSealed(own.db);
    };
    try {
      await itsOwner.query(`
        alter table audit drop constraint signed;
        insert into audit (audit_id, at, call, what, entity, entity_key, values_hash)
        select gen_random_uuid(), '2026-11-14T09:00:00Z', 'x', 'x', 'x', 'x', sha256('') from generate_series(1, 3)`);
      await everythingSealed(own.db);
      await itsOwner.query('update audit_batch set mac = null, key_id = null');
      signAuditOf(own.db, key(1));
      await note();
      await note();
      signAuditOf(own.db, key(2));
      await note();

      const [first, second] = [makeAuditKeys(key(1)), makeAuditKeys(key(2))];
      const proof = await proveAudit(own.db, second);
      expect(proof.problems).toEqual([]);
      expect(proof.signatures).toMatchObject({
        checked: 1,
        older: 3,
        otherKeys: [{ keyId: first.present.id, rows: 2 }],
      });
      const { from, to } = proof.signatures.otherKeys[0]!;
      expect([from <= to, new Date(from).toISOString().slice(0, 10)]).toEqual([true, '2026-11-14']);

      // Both keys, as after a change of TORRE_KEY that keeps the former one.
      const both = makeAuditKeys([...key(2), ...key(1)]);
      expect(await proveAudit(own.db, both)).toMatchObject({
        problems: [],
        signatures: { checked: 3, older: 3, otherKeys: [] },
      });
      // Of a process that was left with the former key: what came later is not its own.
      const { problems } = await proveAudit(own.db, first);
      expect(problems.map(({ kind }) => kind)).toEqual(['otherKey', 'otherKey']);
      expect(problems.map(({ batch }) => batch === null)).toEqual([true, false]);

      const blind = await proveAudit(own.db, null);
      expect(blind.problems).toEqual([]);
      expect(blind.signatures).toMatchObject({ checked: 0, older: 3 });
      expect(blind.signatures.otherKeys.map(({ rows }) => rows)).toEqual([2, 1]);
    } finally {
      await itsOwner.close();
      await own.close();
    }
  });
});

test('no process writes a row without a signature', async () => {
  const own = await startTestServer({ world: 'none' });
  const stranger = openAsOwner(own.databaseUrl);
  try {
    await expect(inTransaction(stranger, (tx) => writeNote(tx, own.clock.now(), 'riga'))).rejects.toThrow(
      'has no key',
    );
    // As a process of an earlier version does.
    await expect(
      stranger.query(`insert into audit (audit_id, at, call, what, entity, entity_key, values_hash)
        values (gen_random_uuid(), now(), 'x', 'x', 'x', 'x', '\\x00')`),
    ).rejects.toThrow('signed');
  } finally {
    await stranger.close();
    await own.close();
  }
});
