/**
 * removed, altered, swapped (stands in another row's place), values (altered or erased without a mark), unsealed
 * (for too long, or passed by the sealer: slipped in, or its seal was taken away), chain (a batch was altered, removed or
 * cut off), forged (no process of Torre wrote it: without the HMAC that its content needs), otherKey (signed with a key that
 * is not known here, after rows of a known one), erasure (values were erased and no row says so).
 */
export type AuditProblemKind =
  | 'removed'
  | 'altered'
  | 'swapped'
  | 'values'
  | 'unsealed'
  | 'chain'
  | 'forged'
  | 'otherKey'
  | 'erasure';

export interface AuditProblem {
  readonly kind: AuditProblemKind;
  readonly auditId: string | null;
  /** Number of the batch, where the batch itself is the problem. */
  readonly batch: number | null;
  /** The row whose place it took, of a swapped one. */
  readonly placeOf: string | null;
}

const NOBODY = { auditId: null, batch: null, placeOf: null };

export const problemOfRow = (kind: AuditProblemKind, auditId: string): AuditProblem => ({
  ...NOBODY,
  kind,
  auditId,
});

export const problemOfBatch = (kind: AuditProblemKind, batch: number): AuditProblem => ({
  ...NOBODY,
  kind,
  batch,
});
