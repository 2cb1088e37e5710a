import type { App, AreaDeps } from '../../../platform/deps.ts';
import { NOTICES_CHANGED, noticeMessages } from './notice-events.ts';
import { registerNoticeCalls } from './notice.routes.ts';

/** What people are told about changes of their shifts. */
export function registerNotices(app: App, deps: AreaDeps): void {
  registerNoticeCalls(app, deps);
  deps.hub.on(NOTICES_CHANGED, async (rows) => noticeMessages(rows));
}
