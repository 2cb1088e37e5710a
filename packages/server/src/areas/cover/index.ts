import { area } from '../../platform/area/area.ts';
import { registerCalls } from './call.routes.ts';
import { deleteOldCalls } from './call.store.ts';
import { COVER_CHANGED, coverMessages } from './cover-live.ts';
import { registerCover } from './cover.routes.ts';
import type { CoverDeps } from './cover.routes.ts';
import { registerFindingMend } from './finding-mend.routes.ts';
import { COVER_TABLES } from './cover.tables.ts';

const CLEANUP = { name: 'housekeeping.cover', cron: '50 3 * * *' };

/** Who could take a slot that lacks people, and whom one asked. */
export const cover = area<CoverDeps>('cover', {
  tables: COVER_TABLES,
  events: { [COVER_CHANGED]: coverMessages },
  cleanup: [
    {
      job: CLEANUP,
      table: 'cover_call',
      remove: (tx, { clock, configuration }) => {
        const months = configuration.read('cover.callsKept');
        const before = clock.now().toZonedDateTimeISO('UTC').subtract({ months }).toInstant();
        return deleteOldCalls(tx, before);
      },
    },
  ],
  routes(app, deps) {
    registerCover(app, deps);
    registerFindingMend(app, deps);
    registerCalls(app, deps);
  },
});
