export { elapsedSeats } from './elapsed-seats.ts';
export type { ElapsedSeat, SeatedSpan } from './elapsed-seats.ts';
export { fillRoom } from './fill-room.ts';
export { quarterHours } from './quarter-hours.ts';
export { repairRoom } from './repair-room.ts';
export type {
  FillPerson,
  OpenReason,
  OpenStretch,
  ProposedChange,
  RoomFill,
  RoomToFill,
} from './room-to-fill.ts';
export { openTimePlans, seatId } from './open-time-plans.ts';
export { onDuty } from './on-duty.ts';
export type { Duty, DutyRules, OnDuty, WorkingShift } from './on-duty.ts';
export { PLAN_STATES, decidePlanSave, isPlanEditable } from './plan-save.ts';
export type { PlanRefusals, PlanSave, PlanState, StandingPlan } from './plan-save.ts';
export { merged, overlap, without } from './time-plan.ts';
export type { Span, TimePlan } from './time-plan.ts';
