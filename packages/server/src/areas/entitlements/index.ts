import { area } from '../../platform/area/area.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { registerEntitlements } from './entitlement.routes.ts';
import { ENTITLEMENTS_CHANGED } from '../people/index.ts';
import { entitlementMessages } from './entitlements-live.ts';
import { ENTITLEMENT_TABLES } from './entitlements.tables.ts';
import { registerRights } from './right.routes.ts';

export { readAccounts } from './entitlement.reads.ts';
export { readCarers, readRights, withCarers } from './right.reads.ts';
export type { DatedRight } from './right.reads.ts';

/** What people may take by year, and what gives them a right to a cause (issue 14, part 1). */
export const entitlements = area<AreaDeps>('entitlements', {
  tables: ENTITLEMENT_TABLES,
  events: { [ENTITLEMENTS_CHANGED]: entitlementMessages },
  routes(app, deps) {
    registerEntitlements(app, deps);
    registerRights(app, deps);
  },
});
