import { endpoint } from '../endpoint.ts';
import type { OutcomeReply } from '../outcome/outcome.endpoint.ts';

/**
 * removed, altered, swapped (stands in the place of `placeOf`), values (altered, or erased without retention's mark),
 * unsealed (waits too long for its seal), chain (the batch does not follow from the one before it or from its rows).
 */
export type AuditProblemKind = 'removed' | 'altered' | 'swapped' | 'values' | 'unsealed' | 'chain';

export interface AuditProblem {
  readonly kind: AuditProblemKind;
  readonly auditId: string | null;
  /** Number of the batch, where the batch itself is the problem. */
  readonly batch: number | null;
  /** The row whose place it took. */
  readonly placeOf: string | null;
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
