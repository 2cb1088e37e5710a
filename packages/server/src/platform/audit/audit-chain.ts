import type { Queryable } from '../db/index.ts';
import { batchHashSql } from './audit-hashes.ts';

/** Batches looked at by one statement: as many as hold about this many rows. */
const ROWS_AT_ONCE = 2000;
const BATCHES_AT_ONCE = 500;

/** How far the chain was followed. */
export interface ChainEnd {
  readonly batchNo: number;
  readonly nextSeq: number;
  readonly hash: Buffer;
  /** Milliseconds since 1970; null before the first batch. */
  readonly sealedAt: number | null;
}

export const CHAIN_BEGIN: ChainEnd = { batchNo: 0, nextSeq: 1, hash: Buffer.alloc(32), sealedAt: null };

/** A batch as it stands. */
export interface Batch {
  readonly batchNo: number;
  readonly firstSeq: number;
  readonly rowCount: number;
  readonly hash: Buffer;
  /** Milliseconds since 1970. */
  readonly sealedAt: number;
  /** Both null before migration 0022. */
  readonly mac: Buffer | null;
  readonly keyId: string | null;
  /** It follows from the one before, and from its rows. */
  readonly isWhole: boolean;
}

const PIECE = `
  with picked as (
    select * from (
      select b.*, sum(b.row_count) over (order by b.batch_no) - b.row_count as rows_before
      from (select * from audit_batch where batch_no > $1 order by batch_no limit ${BATCHES_AT_ONCE}) b
    ) counted where rows_before < ${ROWS_AT_ONCE}
  ),
  checked as (
    select p.*,
      p.batch_no = lag(p.batch_no, 1, $1::bigint) over w + 1
        and p.first_seq = lag(p.first_seq + p.row_count, 1, $2::bigint) over w
        and p.prev_hash = lag(p.hash, 1, $3::bytea) over w
        and p.hash = ${batchHashSql({
          prev: 'p.prev_hash',
          no: 'p.batch_no',
          at: 'p.sealed_at',
          below: 'p.below',
          first: 'p.first_seq',
          rows: 'c.row_count',
          chain: 'c.chain',
        })} as is_whole
    from picked p, lateral (
      select count(*) as row_count,
        coalesce(string_agg(uuid_send(s.audit_id) || s.row_hash, ''::bytea order by s.seq), ''::bytea) as chain
      from audit_seal s where s.seq >= p.first_seq and s.seq < p.first_seq + p.row_count
    ) c
    window w as (order by p.batch_no)
  )
  select batch_no as "batchNo", first_seq as "firstSeq", row_count as "rowCount", hash, sealed_at as "sealedAt", mac,
    key_id as "keyId", is_whole is true as "isWhole"
  from checked order by batch_no`;

/** The batches after `from`; none at the end of the chain. PostgreSQL hashes, so that this process stays free. */
export async function followChain(on: Queryable, from: ChainEnd): Promise<readonly Batch[]> {
  const { rows } = await on.query<Batch>({
    name: 'audit-chain-piece',
    text: PIECE,
    values: [from.batchNo, from.nextSeq, from.hash],
  });
  return rows;
}

export const endOf = ({ batchNo, firstSeq, rowCount, hash, sealedAt }: Batch): ChainEnd => ({
  batchNo,
  nextSeq: firstSeq + rowCount,
  hash,
  sealedAt,
});
