import type { Queryable } from '../db/index.ts';
import { CHAIN_BEGIN, followChain } from './audit-chain.ts';
import type { ChainEnd } from './audit-chain.ts';
import { findLooseSeals, findSealedElsewhere, findSuspects, findUnsealedAfter } from './audit-proof-rows.ts';
import type { SuspectRow, UnsealedRow } from './audit-proof-rows.ts';

/**
 * removed, altered, swapped (stands in another row's place), values (altered or erased without a mark), unsealed
 * (for too long, or passed by the sealer: slipped in, or its seal was taken away), chain (a batch was altered, removed or
 * cut off).
 */
export type AuditProblemKind = 'removed' | 'altered' | 'swapped' | 'values' | 'unsealed' | 'chain';

export interface AuditProblem {
  readonly kind: AuditProblemKind;
  readonly auditId: string | null;
  /** Number of the batch, where the batch itself is the problem. */
  readonly batch: number | null;
  /** The row whose place it took, of a swapped one. */
  readonly placeOf: string | null;
}

export interface AuditProof {
  /** Milliseconds since 1970, the product's clock; null when nothing is sealed yet. */
  readonly sealedUpTo: number | null;
  readonly rows: number;
  readonly batches: number;
  /** Rows without a seal, fresh ones included. */
  readonly unsealed: number;
  readonly problems: readonly AuditProblem[];
  /** Number and hash of the last batch: noted elsewhere, it proves later that no end was cut off. */
  readonly anchor: string;
}

/** A row may wait this long for its seal before it is a problem. */
const MAY_WAIT_MS = 60_000;
const NOBODY = { auditId: null, batch: null, placeOf: null };

/**
 * Follows the whole chain and compares every row and value with it. In pieces of a few thousand rows, hashed by
 * PostgreSQL: this process only meets what is wrong. `anchor`: an earlier proof's, which this chain must contain.
 */
export async function proveAudit(on: Queryable, anchor?: string): Promise<AuditProof> {
  const problems: AuditProblem[] = [];
  const suspects: SuspectRow[] = [];
  const [anchorNo, anchorHash] = anchor?.split(':') ?? [];
  let end: ChainEnd = CHAIN_BEGIN;
  let batches = 0;
  for (;;) {
    const piece = await followChain(on, end);
    if (piece === null) break;
    batches += piece.batches;
    problems.push(...piece.broken.map((batch): AuditProblem => ({ ...NOBODY, kind: 'chain', batch })));
    suspects.push(...(await findSuspects(on, end.nextSeq, piece.end.nextSeq)));
    end = piece.end;
  }
  if (anchorNo !== undefined && (await hashOfBatch(on, Number(anchorNo))) !== anchorHash) {
    problems.push({ ...NOBODY, kind: 'chain', batch: Number(anchorNo) });
  }
  const loose = await findLooseSeals(on, end.nextSeq);
  problems.push(
    ...loose.map((auditId): AuditProblem => ({ ...NOBODY, kind: 'chain', auditId })),
    ...(await named(on, suspects)),
  );
  const { rows, unsealed } = await findUnsealed(on);
  const overdue = unsealed.filter((row) => row.isPassed || !isFresh(row.auditId));
  problems.push(...overdue.map(({ auditId }): AuditProblem => ({ ...NOBODY, kind: 'unsealed', auditId })));
  return {
    sealedUpTo: end.sealedAt,
    rows,
    batches,
    unsealed: unsealed.length,
    problems,
    anchor: `${end.batchNo}:${end.hash.toString('hex')}`,
  };
}

/** An altered row whose content was sealed under another id stands in that one's place. */
async function named(on: Queryable, suspects: readonly SuspectRow[]): Promise<AuditProblem[]> {
  const altered = suspects.filter(({ kind }) => kind === 'altered').map(({ rowHash }) => rowHash!);
  const elsewhere = await findSealedElsewhere(on, altered);
  return suspects.map(({ kind, auditId, rowHash }) => {
    const placeOf = kind === 'altered' ? (elsewhere.get(rowHash!.toString('hex')) ?? null) : null;
    return { kind: placeOf === null ? kind : 'swapped', auditId, batch: null, placeOf };
  });
}

async function findUnsealed(on: Queryable): Promise<{ rows: number; unsealed: UnsealedRow[] }> {
  const unsealed: UnsealedRow[] = [];
  let rows = 0;
  for (let page = await findUnsealedAfter(on, null); page; page = await findUnsealedAfter(on, page.lastId)) {
    rows += page.rows;
    unsealed.push(...page.unsealed);
  }
  return { rows, unsealed };
}

async function hashOfBatch(on: Queryable, batchNo: number): Promise<string | undefined> {
  if (batchNo === CHAIN_BEGIN.batchNo) return CHAIN_BEGIN.hash.toString('hex');
  const { rows } = await on.query<{ hash: Buffer }>('select hash from audit_batch where batch_no = $1', [
    batchNo,
  ]);
  return rows[0]?.hash.toString('hex');
}

/**
 * Whether the row was written just now, by the machine's time in its UUID of version 7 (`at` follows the product's clock,
 * which may be fixed). Who slips a row in chooses its id: a time to come is as wrong as one long gone.
 */
function isFresh(uuid: string): boolean {
  const writtenAt = Number.parseInt(uuid.replace('-', '').slice(0, 12), 16);
  return Math.abs(Date.now() - writtenAt) <= MAY_WAIT_MS;
}
