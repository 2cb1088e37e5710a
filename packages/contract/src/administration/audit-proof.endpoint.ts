import type { Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import type { Frozen, ReplyOf } from '../endpoint.ts';
import type * as schema from './audit-proof.schema.ts';

export type AuditProblem = Frozen<Static<typeof schema.AuditProblemSchema>>;
export type AuditRowsOfKey = Frozen<Static<typeof schema.AuditRowsOfKeySchema>>;
export type AuditDoubt = Frozen<Static<typeof schema.AuditDoubtSchema>>;
export type AuditErasure = Frozen<Static<typeof schema.AuditErasureSchema>>;
export type AuditProblemKind = AuditProblem['kind'];
export type AuditProofReply = ReplyOf<typeof readAuditProof>;

/** Follows the whole chain of the trail: may take a while. */
export const readAuditProof = endpoint<typeof schema.readAuditProofSchema>({
  id: 'readAuditProof',
  method: 'GET',
  path: '/administration/audit/proof',
  load: 'export',
});
