import { endpoint } from '../endpoint.ts';
import type { OutcomeReply } from '../outcome/outcome.endpoint.ts';

/**
 * removed, altered, swapped (stands in the place of `placeOf`), values (altered, or erased without retention's mark),
 * unsealed (waits too long for its seal), chain (the batch does not follow from the one before it or from its rows), forged
 * (Torre did not write it), otherKey (signed with an unknown key after rows of a known one), erasure (values erased, and
 * nothing says by whom).
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
  /** The row whose place it took. */
  readonly placeOf: string | null;
}

/** Rows signed with a key that TORRE_KEY does not hold: they cannot be checked. */
export interface AuditRowsOfKey {
  /** 16 hexadecimal digits. */
  readonly keyId: string;
  readonly rows: number;
  /** ISO instants: when they were written, by their own account. */
  readonly from: string;
  readonly to: string;
}

/** A row whose own time lies far from the time at which it was chained. */
export interface AuditDoubt {
  readonly auditId: string;
  /** ISO instants: its own time, and between which two it was chained (null: the first ones). */
  readonly at: string;
  readonly after: string | null;
  readonly before: string;
}

/** Values that somebody erased, as the trail says. */
export interface AuditErasure {
  readonly auditId: string;
  /** ISO instant */
  readonly at: string;
  /** Personnel code; null for the program. */
  readonly actor: string | null;
  readonly reason: string | null;
  readonly values: number;
}

export interface AuditProofReply extends OutcomeReply {
  /** ISO instant of the last seal; null when nothing is sealed yet. */
  readonly sealedUpTo: string | null;
  readonly rows: number;
  readonly batches: number;
  /** Rows without a seal, those of the last second included. */
  readonly unsealed: number;
  /** At most 200; `problemCount` counts them all. */
  readonly problems: readonly AuditProblem[];
  readonly problemCount: number;
  /** Rows whose signature fits. */
  readonly signed: number;
  /** Rows sealed before Torre signed any. */
  readonly older: number;
  /** At most 50. */
  readonly otherKeys: readonly AuditRowsOfKey[];
  /** At most 200; `doubtfulCount` counts them all. */
  readonly doubtful: readonly AuditDoubt[];
  readonly doubtfulCount: number;
  /** The latest 200; `erasureCount` counts them all. */
  readonly erasures: readonly AuditErasure[];
  readonly erasureCount: number;
  /** Values that the erasures name, all together. */
  readonly erasedValues: number;
  /** Number and hash of the last batch: noted elsewhere, it shows later that no end was cut off. */
  readonly anchor: string;
}

/** Follows the whole chain of the trail: may take a while. */
export const readAuditProof = endpoint<{ reply: AuditProofReply }>({
  id: 'readAuditProof',
  method: 'GET',
  path: '/administration/audit/proof',
  summary: 'Verifica del registro delle modifiche',
  load: 'export',
});
