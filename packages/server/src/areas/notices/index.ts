import type { App, AreaDeps } from '../../platform/deps.ts';
import { registerNoticeCalls } from './notice.routes.ts';

export { NOTICES_CHANGED, noticeMessages } from './notice-events.ts';

export { readAbsentDays } from './absent-days.reads.ts';
export { notifyPeople, withdrawOutdatedNotices } from './notice.actions.ts';
export type { NotifiedChange } from './notice.actions.ts';

/** What people are told about changes of their shifts. */
export function registerNotices(app: App, deps: AreaDeps): void {
  registerNoticeCalls(app, deps);
}
