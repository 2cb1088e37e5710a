export { merged, overlap, without } from '../kernel/index.ts';
export type { Span } from '../kernel/index.ts';

/** Somebody (null: nobody yet) in a position, in minutes of the clock from the midnight that opens the plan's day; 0 to 1440. */
export interface TimePlan {
  readonly timePlanId: string;
  readonly positionId: string;
  readonly employeeId: string | null;
  readonly begin: number;
  readonly end: number;
}
