import { readAuditProof } from '@torre/contract/administration';
import type { AuditProofReply } from '@torre/contract/administration';
import { readAuditProofSchema } from '@torre/contract/administration/schema';
import { OUTCOME } from '@torre/contract/outcome';
import { ROLE } from '@torre/domain/identity';
import { asSystem, requireRole } from '../../platform/access/request-scope.ts';
import { auditKeysOf, proveAudit } from '../../platform/audit/index.ts';
import type { AuditProof } from '../../platform/audit/index.ts';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { route } from '../../platform/http/route.ts';
import { administers } from './administration.access.ts';

const SHOWN = 200;
const SHOWN_KEYS = 50;

/** The proof of the trail's chain. Who asks while one is under way gets the same one. */
export function auditProofRoutes(app: App, { db }: AreaDeps): void {
  let underWay: Promise<AuditProof> | null = null;
  const prove = (): Promise<AuditProof> => {
    // Seals are no request's to read, and the proof tells ids, never what stands in a row.
    underWay ??= asSystem(() => proveAudit(db, auditKeysOf(db))).finally(() => (underWay = null));
    return underWay;
  };

  route(app, readAuditProof, {
    schema: readAuditProofSchema,
    access: administers,
    handler: async () => {
      requireRole(ROLE.admin);
      return replyOf(await prove());
    },
  });
}

const iso = (at: number): string => new Date(at).toISOString();

function replyOf(proof: AuditProof): AuditProofReply {
  const { sealedUpTo, rows, batches, unsealed, problems, signatures, doubtful, erasures, anchor } = proof;
  return {
    outcome: { code: OUTCOME.ok, messageIT: '' },
    sealedUpTo: sealedUpTo === null ? null : iso(sealedUpTo),
    rows,
    batches,
    unsealed,
    problems: problems.slice(0, SHOWN),
    problemCount: problems.length,
    signed: signatures.checked,
    older: signatures.older,
    otherKeys: signatures.otherKeys
      .slice(0, SHOWN_KEYS)
      .map(({ from, to, ...key }) => ({ ...key, from: iso(from), to: iso(to) })),
    doubtful: doubtful.slice(0, SHOWN).map(({ auditId, at, after, before }) => ({
      auditId,
      at: iso(at),
      after: after === null ? null : iso(after),
      before: iso(before),
    })),
    doubtfulCount: doubtful.length,
    erasures: erasures.slice(-SHOWN).map(({ auditId, at, actor, reason, values }) => ({
      auditId,
      at: iso(at),
      actor,
      reason,
      values,
    })),
    erasureCount: erasures.length,
    erasedValues: erasures.reduce((sum, { values }) => sum + values, 0),
    anchor,
  };
}
