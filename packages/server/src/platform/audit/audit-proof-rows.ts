import type { Queryable } from '../db/index.ts';
import { ROW_HASH_SQL, VALUES_HASH_SQL } from './audit-hashes.ts';

export interface SuspectRow {
  readonly auditId: string;
  readonly kind: 'removed' | 'altered' | 'values';
  /** Hash of what stands there now; null for a removed row. */
  readonly rowHash: Buffer | null;
}

const SUSPECTS = `
  select s.audit_id as "auditId", h.row_hash as "rowHash",
    case when a.audit_id is null then 'removed' when h.row_hash is distinct from s.row_hash then 'altered'
      else 'values' end as kind
  from audit_seal s
    left join audit a on a.audit_id = s.audit_id
    left join lateral (
      select ${ROW_HASH_SQL} as row_hash, ${VALUES_HASH_SQL} as values_hash where a.audit_id is not null
    ) h on true
  where s.seq >= $1 and s.seq < $2
    and (h.row_hash is distinct from s.row_hash or h.values_hash is distinct from a.values_hash)
  order by s.seq`;

/** Sealed rows of a piece of the chain that are gone, or are not what was sealed. */
export async function findSuspects(on: Queryable, fromSeq: number, toSeq: number): Promise<SuspectRow[]> {
  const { rows } = await on.query<SuspectRow>({
    name: 'audit-suspects',
    text: SUSPECTS,
    values: [fromSeq, toSeq],
  });
  return rows;
}

/** Which of these contents were sealed, under another id: hex of the hash to that id. */
export async function findSealedElsewhere(
  on: Queryable,
  hashes: readonly Buffer[],
): Promise<ReadonlyMap<string, string>> {
  if (hashes.length === 0) return new Map();
  const { rows } = await on.query<{ row_hash: Buffer; audit_id: string }>(
    'select row_hash, audit_id from audit_seal where row_hash = any($1::bytea[])',
    [hashes],
  );
  return new Map(rows.map((row) => [row.row_hash.toString('hex'), row.audit_id]));
}

/** Seals beyond the last batch, which no batch vouches for. */
export async function findLooseSeals(on: Queryable, nextSeq: number): Promise<string[]> {
  const { rows } = await on.query<{ audit_id: string }>(
    'select audit_id from audit_seal where seq >= $1 or seq < 1 order by seq limit 1000',
    [nextSeq],
  );
  return rows.map((row) => row.audit_id);
}

/** Rows looked at by one statement. */
const ROWS_AT_ONCE = 5000;

export interface UnsealedRow {
  readonly auditId: string;
  /** The sealer went past its transaction number and will not come back to it. */
  readonly isPassed: boolean;
}

export interface AuditPage {
  readonly lastId: string;
  readonly rows: number;
  readonly unsealed: readonly UnsealedRow[];
}

/**
 * After a restore into another cluster the mark of the last batch may lie beyond its transactions: then the sealer looks
 * at all rows (seal-audit.ts) and has passed none.
 */
const UNSEALED_PAGE = `
  with mark as materialized (
    select case when b.below > pg_snapshot_xmax(pg_current_snapshot()) then '0'::xid8 else b.below end as below
    from audit_batch b order by b.batch_no desc limit 1
  ),
  page as (
    select audit_id, xid from audit where $1::uuid is null or audit_id > $1 order by audit_id limit ${ROWS_AT_ONCE}
  )
  select (select audit_id from page order by audit_id desc limit 1)::text as last_id,
    (select count(*) from page) as rows,
    coalesce((
      select json_agg(json_build_object(
        'auditId', p.audit_id, 'isPassed', coalesce(p.xid < (select below from mark), false)) order by p.audit_id)
      from page p where not exists (select from audit_seal s where s.audit_id = p.audit_id)), '[]') as unsealed`;

/** The next rows by id, with those that have no seal; null after the last. `afterId`: null for the first page. */
export async function findUnsealedAfter(on: Queryable, afterId: string | null): Promise<AuditPage | null> {
  const { rows } = await on.query<{ last_id: string | null; rows: number; unsealed: UnsealedRow[] }>({
    name: 'audit-unsealed-page',
    text: UNSEALED_PAGE,
    values: [afterId],
  });
  const { last_id: lastId, rows: count, unsealed } = rows[0]!;
  return lastId === null ? null : { lastId, rows: count, unsealed };
}
