import type { App, AreaDeps } from '../../../platform/deps.ts';
import { PRESENCE_CHANGED, presenceMessages } from './presence-live.ts';
import { registerPresenceCalls } from './presence.routes.ts';

/** Who has the same month open. */
export function registerPresence(app: App, deps: AreaDeps): void {
  registerPresenceCalls(app, deps);
  deps.hub.on(PRESENCE_CHANGED, (rows) => presenceMessages(deps.db, rows));
}
