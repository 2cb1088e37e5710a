import { area } from '../../platform/area/area.ts';
import { plain, shared } from '../../platform/area/described-table.ts';
import { writtenOut } from '../../platform/area/table-guards.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { administrationRoutes } from './administration.routes.ts';
import { auditProofRoutes } from './audit-proof.routes.ts';
import { auditTrailRoutes } from './audit-trail.routes.ts';
import { configurationRoutes } from './configuration.routes.ts';
import { rightsRoutes } from './rights.routes.ts';

export const administration = area<AreaDeps>('administration', {
  tables: [
    shared(
      'setting_value',
      'settings, on which the answers to everybody depend; a policy lets administrators alone write it',
      plain('key', 'icao', 'category', 'value', 'reason', 'changed_by'),
      [
        writtenOut(
          ['select', 'insert'],
          ['everybody', 'administrators'],
          'no row is hidden, and who writes, writes in the own name',
        ),
      ],
    ),
  ],
  routes(app, deps) {
    administrationRoutes(app, deps);
    rightsRoutes(app, deps);
    configurationRoutes(app, deps);
    auditTrailRoutes(app, deps);
    auditProofRoutes(app, deps);
  },
});
