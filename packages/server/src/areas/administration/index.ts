import type { App, AreaDeps } from '../../platform/deps.ts';
import { administrationRoutes } from './administration.routes.ts';
import { auditProofRoutes } from './audit-proof.routes.ts';
import { auditTrailRoutes } from './audit-trail.routes.ts';
import { configurationRoutes } from './configuration.routes.ts';
import { rightsRoutes } from './rights.routes.ts';

export function registerAdministration(app: App, deps: AreaDeps): void {
  administrationRoutes(app, deps);
  rightsRoutes(app, deps);
  configurationRoutes(app, deps);
  auditTrailRoutes(app, deps);
  auditProofRoutes(app, deps);
}
