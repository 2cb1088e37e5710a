import { area } from '../../platform/area/area.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { LOOKUPS_CHANGED, lookupMessages } from './lookup-live.ts';
import { registerLookups } from './lookup.routes.ts';
import { LOOKUP_TABLES } from './lookups.tables.ts';

export { LOOKUPS_CHANGED } from './lookup-live.ts';
export { announceLookups } from './lookup.actions.ts';
export { lockLists } from './lookup.store.ts';
export type { ChangedLookup } from './lookup.store.ts';

/** Lists of values that the organisation keeps (E7.10.02). */
export const lookups = area<AreaDeps>('lookups', {
  tables: LOOKUP_TABLES,
  events: { [LOOKUPS_CHANGED]: (_, deps, isNew) => lookupMessages(deps, isNew) },
  onReset: (deps) => deps.lookups.refresh(),
  routes: registerLookups,
});
