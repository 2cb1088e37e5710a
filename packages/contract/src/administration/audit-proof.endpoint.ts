import type { Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import type { Frozen, ReplyOf } from '../endpoint.ts';
import type { AuditProblemSchema, readAuditProofSchema } from './audit-proof.schema.ts';

export type AuditProblem = Frozen<Static<typeof AuditProblemSchema>>;
export type AuditProblemKind = AuditProblem['kind'];
export type AuditProofReply = ReplyOf<typeof readAuditProof>;

/** Follows the whole chain of the trail: may take a while. */
export const readAuditProof = endpoint<typeof readAuditProofSchema>({
  id: 'readAuditProof',
  method: 'GET',
  path: '/administration/audit/proof',
  load: 'export',
});
