import { area } from '../../platform/area/area.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { registerGroups } from './groups/group.routes.ts';
import { registerIgnored } from './ignored/ignored.routes.ts';
import { registerLog } from './log/log.routes.ts';
import { OPERATIONS_ROOM_TABLES } from './operations-room.tables.ts';
import { registerPlans } from './plan.routes.ts';
import { registerRooms } from './room.routes.ts';
import { ROOM_CHANGED, roomMessages } from './room-live.ts';
import { registerTurns } from './turns.routes.ts';

export const operationsRoom = area<AreaDeps>('operations-room', {
  tables: OPERATIONS_ROOM_TABLES,
  events: { [ROOM_CHANGED]: async (rows) => roomMessages(rows) },
  routes(app, deps) {
    registerRooms(app, deps);
    registerPlans(app, deps);
    registerTurns(app, deps);
    registerLog(app, deps);
    registerGroups(app, deps);
    registerIgnored(app, deps);
  },
});
