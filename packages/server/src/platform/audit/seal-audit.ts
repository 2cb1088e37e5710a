import { inTransaction } from '../db/index.ts';
import type { Database, Tx } from '../db/index.ts';
import { ROW_HASH_SQL, batchHashSql } from './audit-hashes.ts';

/** Number chosen once for 'somebody seals the trail of this database'. */
const LOCK = 7_310_004;
const BATCH_ROWS = 5000;

/** Where the next batch continues. */
interface Head {
  readonly batchNo: number;
  readonly nextSeq: number;
  readonly hash: Buffer;
  /** Every row of a smaller transaction number is sealed. */
  readonly below: string;
}

const BEGINNING: Head = { batchNo: 0, nextSeq: 1, hash: Buffer.alloc(32), below: '0' };

export interface SealPass {
  readonly sealed: number;
  /** The batch was full: another pass has more to do. */
  readonly isFull: boolean;
  /** Every row of a smaller transaction number is sealed now. */
  readonly below: string;
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
    const { rows } = await tx.query<{ sealed: number; below: string }>(SEAL, [
      from ?? head.below,
      head.nextSeq,
      head.batchNo + 1,
      at.toString(),
      head.hash,
    ]);
    const { sealed, below } = rows[0]!;
    return { sealed, below, isFull: sealed === BATCH_ROWS };
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
  const { rows } = await tx.query<{ batch_no: number; next_seq: number; below: string; hash: Buffer }>(
    `select batch_no, first_seq + row_count as next_seq, below::text, hash
     from audit_batch order by batch_no desc limit 1`,
  );
  const row = rows[0];
  return row ? { batchNo: row.batch_no, nextSeq: row.next_seq, below: row.below, hash: row.hash } : BEGINNING;
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
  ),
  chained as (
    insert into audit_batch (batch_no, sealed_at, below, first_seq, row_count, prev_hash, hash)
    select $3::bigint, $4::timestamptz, below, $2::bigint, row_count, $5::bytea,
      ${batchHashSql({
        prev: '$5::bytea',
        no: '$3::bigint',
        at: '$4::timestamptz',
        below: 'below',
        first: '$2::bigint',
        rows: 'row_count',
        chain: 'chain',
      })}
    from batch where row_count > 0
  )
  select row_count as sealed, below::text from batch`;
