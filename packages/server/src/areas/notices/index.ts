import { area } from '../../platform/area/area.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { NOTICES_CHANGED, noticeMessages } from './notice-events.ts';
import { registerNoticeCalls } from './notice.routes.ts';
import { NOTICE_TABLES } from './notices.tables.ts';

export { holdAbsencesOf, readAbsentDays } from './absent-days.reads.ts';
export {
  notifyOfAbsence,
  notifyOfComment,
  notifyOfDecision,
  notifyOfProposal,
  notifyOfSubstitution,
  notifyOfWaiting,
  notifyPeople,
  withdrawOutdatedNotices,
} from './notice.actions.ts';
export { notifyOfDesk, withdrawDeskNotices } from './desk-notice.actions.ts';
export { notifyOfReading, putReadNoticesAway, withdrawReadNotices } from './read-notice.actions.ts';
export { notifyOfReview, notifyOfReviewsEnded } from './review-notice.actions.ts';
export { saysSomething } from './says-something.ts';
export type { NotifiedChange } from './notice.actions.ts';

/** What people are told about changes of their shifts. */
export const notices = area<AreaDeps>('notices', {
  tables: NOTICE_TABLES,
  events: { [NOTICES_CHANGED]: async (rows) => noticeMessages(rows) },
  routes: registerNoticeCalls,
});
