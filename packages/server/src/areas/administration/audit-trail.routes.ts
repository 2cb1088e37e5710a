import { listAudit, readAuditRow as readAuditRowCall } from '@torre/contract/administration';
import { listAuditSchema, readAuditRowSchema } from '@torre/contract/administration/schema';
import { administrationSentence } from '@torre/contract/administration/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { readAuditValues } from '../../platform/audit/index.ts';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { refused } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import { administers } from './administration.access.ts';
import { readAuditPage, readAuditRow } from './audit-trail.reads.ts';

const outcome = { code: OUTCOME.ok, messageIT: '' };

/** The trail of changes; values by their privacy class. */
export function auditTrailRoutes(app: App, { db }: AreaDeps): void {
  route(app, listAudit, {
    schema: listAuditSchema,
    access: administers,
    handler: async ({ query }) => ({ outcome, ...(await readAuditPage(db, query)) }),
  });

  route(app, readAuditRowCall, {
    schema: readAuditRowSchema,
    access: administers,
    handler: async ({ principal, path }) => {
      const row = await readAuditRow(db, path.auditId);
      if (row === null) throw refused(404, OUTCOME.notFound, administrationSentence('rowUnknown'));
      const values = await readAuditValues(db, principal, [path.auditId]);
      return { outcome, row, values: values.get(path.auditId) ?? [] };
    },
  });
}
