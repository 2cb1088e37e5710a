/** States of leave, clock-in corrections and other justifications (M4.1; domain.md 5.3), as the product stores them. */
export const LEAVE_STATE = {
  approved: 10,
  annulmentAsked: 20,
  annulled: 30,
  toApprove: 40,
  endorsedToApprove: 50,
  toEndorse: 60,
  rejected: 70,
} as const;

export type LeaveState = (typeof LEAVE_STATE)[keyof typeof LEAVE_STATE];

/** Of a manager's event filter (M4.1.09, M4.1.10). */
export const PENDING_STATES: readonly LeaveState[] = [20, 40, 60];
export const HANDLED_STATES: readonly LeaveState[] = [10, 30, 50, 70];
/** The first level has endorsed it; the second still decides (resolution A27). What the first level has yet to do is neither. */
export const PENDING_OF_SECOND_LEVEL: readonly LeaveState[] = [20, 50];
export const HANDLED_OF_SECOND_LEVEL: readonly LeaveState[] = [10, 30, 70];
/** Approved, as far as nobody has granted that it ends. */
export const DECIDED_STATES: readonly LeaveState[] = [10, 20];
/** States that count as time away while nobody has ended them. */
export const OPEN_STATES: readonly LeaveState[] = [10, 20, 40, 50, 60];
