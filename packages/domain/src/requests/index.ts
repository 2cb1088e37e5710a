export { LEAVE, MOST_NOTE } from './leave.ts';
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
