import { area } from '../../platform/area/area.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { registerSubstitutions } from './substitution.routes.ts';
import { SUBSTITUTIONS_CHANGED, substitutionMessages } from './substitutions-live.ts';
import { SUBSTITUTION_TABLES } from './substitutions.tables.ts';

/** Who stands in for a manager, from a day to a day; the rights are read with the session (platform/access). */
export const substitutions = area<AreaDeps>('substitutions', {
  tables: SUBSTITUTION_TABLES,
  events: { [SUBSTITUTIONS_CHANGED]: substitutionMessages },
  routes: registerSubstitutions,
});
