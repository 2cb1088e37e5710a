/** The door of requests: the only file that desks and routes import. */
export { ApproveAll, ApprovingRows } from './approve-all.tsx';
export { mayApprove, mayAuthorize } from './approvable-rows.ts';
export { useApproveRows } from './use-approve-all.tsx';
export { BalancesScreen } from './balances-screen.tsx';
export { NewRequestLink } from './new-request-link.tsx';
export { NewRequestScreen } from './new-request-screen.tsx';
export { lacksCertificate } from './own-missing-document.ts';
export { openRequestsQuery } from './own-requests.queries.ts';
export { counterRequestsQuery, dayRequestsQuery } from './day-requests.queries.ts';
export { DetailButtons } from './detail-buttons.tsx';
export { DispositionDialog } from './disposition-dialog.tsx';
export { effectsKey } from './effects.queries.ts';
export { isUndecided } from './effect-sentence.ts';
export { ignoredQuery, type CounterPlace } from './ignored.queries.ts';
export { listsOfDay, type ListsOfDay } from './lists-of-day.ts';
export { fieldsOfDay, fieldsOfStretch } from './disposition-fields.ts';
export { OverLimit } from './over-limit.tsx';
export { OwnRequestsScreen } from './own-requests-screen.tsx';
export { RequestEffectCell } from './request-effect.tsx';
export { RequestDetail } from './request-detail.tsx';
export { RequestDialog } from './request-dialog.tsx';
export { RequestStatus } from './request-status.tsx';
export { compactOf, dayOfSlashed, shortPeriod, shownPeriod } from './request-times.ts';
export { inboxColumns, punchColumns } from './request-columns.tsx';
export {
  countsQuery,
  readLeave,
  readOthers,
  readPunches,
  requestsKey,
  useLiveRequests,
} from './requests.queries.ts';
export { SickButton } from './sick-button.tsx';
export { useRequestActions, type DoneOperation, type RequestActing } from './use-request-actions.tsx';
