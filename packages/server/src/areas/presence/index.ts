import { area } from '../../platform/area/area.ts';
import { HOURLY } from '../../platform/area/cleanup.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { PRESENCE_CHANGED, presenceMessages } from './presence-live.ts';
import { registerPresenceCalls } from './presence.routes.ts';
import { deleteSilentTabs } from './presence.store.ts';
import { PRESENCE_TABLES } from './presence.tables.ts';

/** Who has the same month open. */
export const presence = area<AreaDeps>('presence', {
  tables: PRESENCE_TABLES,
  cleanup: [{ job: HOURLY, table: 'presence', remove: deleteSilentTabs }],
  events: { [PRESENCE_CHANGED]: (rows, { db }) => presenceMessages(db, rows) },
  routes: registerPresenceCalls,
});
