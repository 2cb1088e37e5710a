import { readAuditProof } from '@torre/contract/administration';
import { readAuditProofSchema } from '@torre/contract/administration/schema';
import { OUTCOME } from '@torre/contract/outcome';
import { ROLE } from '@torre/domain/identity';
import { asSystem, requireRole } from '../../platform/access/request-scope.ts';
import { proveAudit } from '../../platform/audit/index.ts';
import type { AuditProof } from '../../platform/audit/index.ts';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { route } from '../../platform/http/route.ts';
import { administers } from './administration.access.ts';

const SHOWN_PROBLEMS = 200;

/** The proof of the trail's chain. Who asks while one is under way gets the same one. */
export function auditProofRoutes(app: App, { db }: AreaDeps): void {
  let underWay: Promise<AuditProof> | null = null;
  const prove = (): Promise<AuditProof> => {
    // Seals are no request's to read, and the proof tells ids, never what stands in a row.
    underWay ??= asSystem(() => proveAudit(db)).finally(() => (underWay = null));
    return underWay;
  };

  route(app, readAuditProof, {
    schema: readAuditProofSchema,
    access: administers,
    handler: async () => {
      requireRole(ROLE.admin);
      const { sealedUpTo, problems, ...counts } = await prove();
      return {
        outcome: { code: OUTCOME.ok, messageIT: '' },
        ...counts,
        sealedUpTo: sealedUpTo === null ? null : new Date(sealedUpTo).toISOString(),
        problems: problems.slice(0, SHOWN_PROBLEMS),
        problemCount: problems.length,
      };
    },
  });
}
