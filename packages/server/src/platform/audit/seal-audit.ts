import { inTransaction } from '../db/index.ts';
import type { Database, Tx } from '../db/index.ts';
import { ROW_HASH_SQL, batchHashSql } from './audit-hashes.ts';
import { auditKeysOf } from './audit-keys.ts';
import { batchMac } from './row-mac.ts';

/** Number chosen once for 'somebody seals the trail of this database'. */
const LOCK = 7_310_004;
/** A batch of fewer held all that waited. */
export const BATCH_ROWS = 5000;

/** Where the next batch continues. */
interface Head {
  readonly batchNo: number;
  readonly nextSeq: number;
  readonly hash: Buffer;
  /** Every row of a smaller transaction number is sealed. */
  readonly below: string;
  /** Who signed the batch before; null: nobody did. */
  readonly keyId: string | null;
}

const BEGINNING: Head = { batchNo: 0, nextSeq: 1, hash: Buffer.alloc(32), below: '0', keyId: null };

export interface SealPass {
  readonly sealed: number;
  /** The batch was full: another pass has more to do. */
  readonly isFull: boolean;
  /** Every row of a smaller transaction number is sealed now. */
  readonly below: string;
  /** The batch before was signed with this key, which this process does not know; null: with one that it knows, or none. */
  readonly unknownKey: string | null;
}

/**
 * Chains the next batch of committed rows. Rows below `pg_snapshot_xmin` cannot be joined by late ones any more, so
 * their order (transaction, id) is final; what an open transaction may still commit waits. One process at a time:
 * null when another one is sealing. Saves wait for none of this. `from`: `below` of an earlier pass of this process,
 * null at its first.
 */
export function sealNextBatch(
  db: Database,
  at: Temporal.Instant,
  from: string | null,
): Promise<SealPass | null> {
  return inTransaction(db, async (tx) => {
    const lock = await tx.query<{ mine: boolean }>(`select pg_try_advisory_xact_lock(${LOCK}) as mine`);
    if (!lock.rows[0]!.mine) return null;
    const head = await readHead(tx);
    const { rows } = await tx.query<{ sealed: number; below: string; hash: Buffer | null }>(SEAL, [
      from ?? head.below,
      head.nextSeq,
      head.batchNo + 1,
      at.toString(),
      head.hash,
    ]);
    const { sealed, below, hash } = rows[0]!;
    if (hash !== null) await insertBatch(tx, head, { at, sealed, below, hash });
    const unknownKey = auditKeysOf(db).byId.has(head.keyId ?? '') ? null : head.keyId;
    return { sealed, below, isFull: sealed === BATCH_ROWS, unknownKey };
  });
}

/** Whether a row at or above `from` waits for its seal; `below` when none does. Spares the idle server a transaction. */
export async function findUnsealed(db: Database, from: string): Promise<{ waits: boolean; below: string }> {
  const { rows } = await db.query<{ waits: boolean; below: string }>({
    name: 'audit-unsealed',
    text: `
      with now as materialized (select pg_current_snapshot() as snap)
      select pg_snapshot_xmin(snap)::text as below, exists (
        select from audit a where a.xid >= $1::text::xid8 and a.xid < pg_snapshot_xmax(snap)
          and not exists (select from audit_seal s where s.audit_id = a.audit_id)) as waits
      from now`,
    values: [from],
  });
  return rows[0]!;
}

async function readHead(tx: Tx): Promise<Head> {
  const { rows } = await tx.query<Head>(
    `select batch_no as "batchNo", first_seq + row_count as "nextSeq", below::text, hash, key_id as "keyId"
     from audit_batch order by batch_no desc limit 1`,
  );
  return rows[0] ?? BEGINNING;
}

/**
 * A number at or above xmax belongs to no transaction of this cluster: the row came with a restored backup and is
 * committed. After a restore also the mark of the last batch may lie there; then all rows are looked at once.
 */
const SEAL = `
  with now as materialized (select pg_current_snapshot() as snap),
  mark as materialized (
    select case when $1::text::xid8 > pg_snapshot_xmax(snap) then '0'::xid8 else $1::text::xid8 end as below,
      $1::text::xid8 > pg_snapshot_xmax(snap) or $1 = '0' as is_restored,
      pg_snapshot_xmin(snap) as xmin, pg_snapshot_xmax(snap) as xmax
    from now
  ),
  due as materialized (
    select d.*, row_number() over (order by d.xid, d.audit_id) as nth
    from (
      select a.audit_id, a.xid, ${ROW_HASH_SQL} as row_hash
      from mark m join audit a on a.xid >= m.below and (a.xid < m.xmin or m.is_restored and a.xid >= m.xmax)
      where not exists (select from audit_seal s where s.audit_id = a.audit_id)
      order by a.xid, a.audit_id
      limit ${BATCH_ROWS + 1}
    ) d
  ),
  sealed as (
    insert into audit_seal (seq, audit_id, row_hash)
    select $2::bigint + nth - 1, audit_id, row_hash from due where nth <= ${BATCH_ROWS}
  ),
  batch as (
    select count(*)::int as row_count, string_agg(uuid_send(audit_id) || row_hash, ''::bytea order by nth) as chain,
      coalesce((select xid from due where nth > ${BATCH_ROWS}), (select xmin from mark)) as below
    from due where nth <= ${BATCH_ROWS}
  )
  select row_count as sealed, below::text,
    case when row_count > 0 then ${batchHashSql({
      prev: '$5::bytea',
      no: '$3::bigint',
      at: '$4::timestamptz',
      below: 'below',
      first: '$2::bigint',
      rows: 'row_count',
      chain: 'chain',
    })} end as hash
  from batch`;

/**
 * The batch with its HMAC: it says that this process chained these rows in this order, not that they are Torre's, which each
 * row says by its own.
 */
async function insertBatch(
  tx: Tx,
  head: Head,
  batch: { at: Temporal.Instant; sealed: number; below: string; hash: Buffer },
): Promise<void> {
  const key = auditKeysOf(tx.database).present;
  const batchNo = head.batchNo + 1;
  await tx.query(
    `insert into audit_batch (batch_no, sealed_at, below, first_seq, row_count, prev_hash, hash, mac, key_id)
     values ($1, $2, $3::text::xid8, $4, $5, $6, $7, $8, $9)`,
    [
      batchNo,
      batch.at.toString(),
      batch.below,
      head.nextSeq,
      batch.sealed,
      head.hash,
      batch.hash,
      batchMac(key, batchNo, batch.hash),
      key.id,
    ],
  );
}
