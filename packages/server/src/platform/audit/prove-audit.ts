import type { Queryable } from '../db/index.ts';
import { CHAIN_BEGIN, endOf, followChain } from './audit-chain.ts';
import type { ChainEnd } from './audit-chain.ts';
import { findErasures } from './audit-erasures.ts';
import type { Erasure } from './audit-erasures.ts';
import type { AuditKeys } from './audit-keys.ts';
import { problemOfBatch, problemOfRow } from './audit-problem.ts';
import type { AuditProblem } from './audit-problem.ts';
import { findLooseSeals, findSealedElsewhere, findSuspects, findUnsealedAfter } from './audit-proof-rows.ts';
import type { SuspectRow, UnsealedRow } from './audit-proof-rows.ts';
import { SignatureCheck } from './signature-check.ts';
import type { Signatures } from './signature-check.ts';
import type { DoubtfulRow } from './time-check.ts';

export interface AuditProof {
  /** Milliseconds since 1970, the product's clock; null when nothing is sealed yet. */
  readonly sealedUpTo: number | null;
  readonly rows: number;
  readonly batches: number;
  /** Rows without a seal, fresh ones included. */
  readonly unsealed: number;
  readonly problems: readonly AuditProblem[];
  /** Sealed rows by what is known of who wrote them. */
  readonly signatures: Signatures;
  /** No problem for certain, and to be looked at. */
  readonly doubtful: readonly DoubtfulRow[];
  readonly erasures: readonly Erasure[];
  /** Number and hash of the last batch: noted elsewhere, it proves later that no end was cut off. */
  readonly anchor: string;
}

/** A row may wait this long for its seal before it is a problem. */
const MAY_WAIT_MS = 60_000;

/**
 * Follows the whole chain and compares every row and value with it, and with the HMAC of who wrote it. In pieces of a few
 * thousand rows; the chain is hashed by PostgreSQL, the HMACs are worked out here. `keys`: null where there is no key.
 * `anchor`: an earlier proof's, which this chain must contain.
 */
export async function proveAudit(
  on: Queryable,
  keys: AuditKeys | null,
  anchor?: string,
): Promise<AuditProof> {
  const problems: AuditProblem[] = [];
  const suspects: SuspectRow[] = [];
  const signed = new SignatureCheck(keys);
  const [anchorNo, anchorHash] = anchor?.split(':') ?? [];
  let end: ChainEnd = CHAIN_BEGIN;
  let count = 0;
  for (;;) {
    const batches = await followChain(on, end);
    const last = batches.at(-1);
    if (last === undefined) break;
    count += batches.length;
    problems.push(
      ...batches.filter(({ isWhole }) => !isWhole).map(({ batchNo }) => problemOfBatch('chain', batchNo)),
    );
    const found = await findSuspects(on, end.nextSeq, endOf(last).nextSeq);
    suspects.push(...found);
    await signed.check(on, batches, new Set(found.map(({ auditId }) => auditId)));
    end = endOf(last);
  }
  if (anchorNo !== undefined && (await hashOfBatch(on, Number(anchorNo))) !== anchorHash) {
    problems.push(problemOfBatch('chain', Number(anchorNo)));
  }
  const loose = await findLooseSeals(on, end.nextSeq);
  problems.push(
    ...loose.map((auditId) => problemOfRow('chain', auditId)),
    ...(await named(on, suspects)),
    ...signed.problems,
  );
  const { rows, unsealed } = await findUnsealed(on);
  const overdue = unsealed.filter((row) => row.isPassed || !isFresh(row.auditId));
  problems.push(...overdue.map(({ auditId }) => problemOfRow('unsealed', auditId)));
  const { reported, unreported } = await findErasures(on, keys);
  const suspected = new Set(suspects.map(({ auditId }) => auditId));
  problems.push(
    ...unreported
      .filter((auditId) => !suspected.has(auditId))
      .map((auditId) => problemOfRow('erasure', auditId)),
  );
  return {
    sealedUpTo: end.sealedAt,
    rows,
    batches: count,
    unsealed: unsealed.length,
    problems,
    signatures: signed.signatures,
    doubtful: signed.doubtful,
    erasures: reported,
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
