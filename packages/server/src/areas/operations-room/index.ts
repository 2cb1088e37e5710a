import type { App, AreaDeps } from '../../platform/deps.ts';
import { registerGroups } from './groups/group.routes.ts';
import { registerIgnored } from './ignored/ignored.routes.ts';
import { registerLog } from './log/log.routes.ts';
import { registerPlans } from './plan.routes.ts';
import { registerRooms } from './room.routes.ts';
import { ROOM_CHANGED, roomMessages } from './room-live.ts';
import { registerTurns } from './turns.routes.ts';

/** The operations room's calls and live patches. */
export function registerOperationsRoom(app: App, deps: AreaDeps): void {
  registerRooms(app, deps);
  registerPlans(app, deps);
  registerTurns(app, deps);
  registerLog(app, deps);
  registerGroups(app, deps);
  registerIgnored(app, deps);
  deps.hub.on(ROOM_CHANGED, async (rows) => roomMessages(rows));
}
