import { area } from '../../platform/area/area.ts';
import type { SaveDeps } from '../cells/index.ts';
import { registerFirstSteps } from './first-steps.routes.ts';
import { registerOrganisation } from './organisation.routes.ts';
import { ORGANISATION_TABLES } from './organisation.tables.ts';

/** Plants, their rooms and shifts, and who works where: described by administrators, each change from a day on. */
export const organisation = area<SaveDeps>('organisation', {
  tables: ORGANISATION_TABLES,
  routes(app, deps) {
    registerOrganisation(app, deps);
    registerFirstSteps(app, deps);
  },
});

export { readRoleHolder } from './role-holder.ts';
export { effectSummary } from './effects/effect-summary.ts';
export { applyChanges, lockOrganisation, writeChecked } from './facts.actions.ts';
