import { area } from '../../platform/area/area.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { registerRequestCounts } from './request-counts.routes.ts';
import { registerIgnored } from './ignored.routes.ts';
import { REQUEST_TABLES } from './requests.tables.ts';

/** Requests of leave, clock-in corrections and other justifications, as managers decide on them. */
export const requests = area<AreaDeps>('requests', {
  tables: REQUEST_TABLES,
  events: {},
  cleanup: [],
  routes(app, deps) {
    registerRequestCounts(app, deps);
    registerIgnored(app, deps);
  },
});
