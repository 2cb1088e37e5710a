import { exportAudit, listAudit, readAuditRow as readAuditRowCall } from '@torre/contract/administration';
import {
  exportAuditSchema,
  listAuditSchema,
  readAuditRowSchema,
} from '@torre/contract/administration/schema';
import { administrationSentence } from '@torre/contract/administration/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { okOutcome, refused } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import { saveRoute } from '../../platform/http/save-route.ts';
import { listFile } from '../../platform/list/list-file.ts';
import { administers } from './administration.access.ts';
import { auditDesk, readAuditRow } from './audit-trail.reads.ts';

/** The trail of changes; values by their privacy class. */
export function auditTrailRoutes(app: App, deps: AreaDeps): void {
  const desk = auditDesk(deps.db);

  route(app, listAudit, {
    schema: listAuditSchema,
    access: administers,
    handler: desk.answer,
  });

  saveRoute(app, deps, exportAudit, {
    schema: exportAuditSchema,
    mayTry: administers,
    ...listFile(app, deps, desk),
  });

  route(app, readAuditRowCall, {
    schema: readAuditRowSchema,
    access: administers,
    handler: async ({ principal, path }) => {
      const read = await readAuditRow(deps.db, principal, path.auditId);
      if (read === null) throw refused(404, OUTCOME.notFound, administrationSentence('rowUnknown'));
      return { outcome: okOutcome(), ...read };
    },
  });
}
