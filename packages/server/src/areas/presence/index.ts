import type { App, AreaDeps } from '../../platform/deps.ts';
import { registerPresenceCalls } from './presence.routes.ts';

export { PRESENCE_CHANGED, presenceMessages } from './presence-live.ts';
export { deleteSilentTabs } from './presence.store.ts';

/** Who has the same month open. */
export function registerPresence(app: App, deps: AreaDeps): void {
  registerPresenceCalls(app, deps);
}
