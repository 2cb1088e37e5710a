/** The door of requests: the only file that desks and routes import. */
export { ApproveAll } from './approve-all.tsx';
export { OwnRequestsScreen } from './own-requests-screen.tsx';
export { RequestDetail } from './request-detail.tsx';
export { RequestDialog } from './request-dialog.tsx';
export { RequestStatus } from './request-status.tsx';
export { compactOf, shortPeriod, shownPeriod } from './request-times.ts';
export { inboxColumns, punchColumns } from './request-columns.tsx';
export {
  countsQuery,
  readLeave,
  readOthers,
  readPunches,
  requestsKey,
  useLiveRequests,
} from './requests.queries.ts';
export { useRequestActions } from './use-request-actions.tsx';
