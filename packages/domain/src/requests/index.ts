export { LEAVE, MOST_DOCUMENTS, MOST_NOTE } from './leave.ts';
export { canProposeDay, movedRequest } from './other-day.ts';
export type { LeaveActor, LeaveFacts, LeaveOperation, LeavePath, LeaveRefusals } from './leave.ts';
export {
  DECIDED_STATES,
  HANDLED_OF_SECOND_LEVEL,
  HANDLED_STATES,
  LEAVE_STATE,
  OPEN_STATES,
  PENDING_OF_SECOND_LEVEL,
  PENDING_STATES,
} from './leave-state.ts';
export type { LeaveState } from './leave-state.ts';
export {
  BALANCE,
  causeOn,
  causesThatStay,
  checkInsertable,
  isLaw104,
  lacksDocument,
  pathOf,
} from './cause.ts';
export type {
  AbsenceCause,
  BalanceCode,
  DatedCause,
  Gestdoc,
  InsertRefusals,
  InsertingPerson,
  LeaveRight,
  LeaveUnit,
} from './cause.ts';
export {
  CAUSE_CATEGORIES,
  CORRECTION_CAUSES,
  LEAVE_CAUSES,
  categoryOf,
  directionOf,
  measureOf,
  tabOf,
} from './cause-category.ts';
export type { CauseCategory, Measure, PunchDirection, RequestTab } from './cause-category.ts';
export { DEFAULT_CAUSES } from './default-causes.ts';
export {
  MANUAL_WAITING,
  changeLabel,
  changeList,
  leaveLabel,
  leaveList,
  tripLabel,
} from './status-labels.ts';
export type { ChangeStatus, LabelReader, RequestList, StatusLabel } from './status-labels.ts';
export { SECOND_BADGES, STATUS_LABELS, badgeStyleOf, secondBadgeOf, secondBadgeWord } from './badge-style.ts';
export type { BadgeStyle, SecondBadge } from './badge-style.ts';
export { ROW_ACTIONS, rowActions } from './row-actions.ts';
export type { ActionReason, ActionRow, ActionViewer, RowAction, ShownAction } from './row-actions.ts';
export { operationCode, operationOfCode } from './operation-code.ts';
export type { OperationCode } from './operation-code.ts';
export type { DayCell, PersonDays, RequestedTime, StandingRequest } from './requested-time.ts';
export { overlapping } from './overlap.ts';
export { costIn, countedDays, explainedDays } from './counted-days.ts';
export type { CostReason, CountedDay, ExplainedDay } from './counted-days.ts';
export {
  amountsOf,
  askedBalance,
  balanceOn,
  balanceRows,
  promisedAfter,
  earlierYearsLeft,
  usesOf,
} from './leave-balance.ts';
export type { AskedBalance, BalanceAccount, BalanceRow, LeaveUse, OpenedYear } from './leave-balance.ts';
export { LAW_104_DAYS, law104Asked, law104Left, law104Minutes, useInMonth, usesByMonth } from './law-104.ts';
export type { CarerMonth, MonthUse } from './law-104.ts';
export { CORRECTION_MARGIN, dayLists, requestsOfCounter, requestsOfDay } from './day-requests.ts';
export type { DayLists, DayRequest } from './day-requests.ts';
export { MOST_DAYS, requestedTime } from './request-shape.ts';
export type { ShapeRefusals, WantedRequest } from './request-shape.ts';
export { checkCorrection } from './correction-check.ts';
export type { CorrectionRefusals, KnownPunch } from './correction-check.ts';
export { leaveFacts } from './leave-facts.ts';
export type { LeaveScene } from './leave-facts.ts';
export { leaveOfYears } from './leave-years.ts';
export type { LeaveOfYear } from './leave-years.ts';
export { balanceFor } from './request-limits.ts';
export type { AskedMonth, PersonLimits } from './request-limits.ts';
export { decideRequest } from './requested-request.ts';
export type { DecidedRequest, RequestRefusals, RequestScene } from './requested-request.ts';
export { cellEffect } from './cell-effect.ts';
export type { CellEffect } from './cell-effect.ts';
export { isNearAbsence } from './near-absence.ts';
export { carerMonth } from './carer-month.ts';
export { isOfHours } from './leave-facts.ts';
