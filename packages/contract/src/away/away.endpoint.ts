import { endpoint } from '../endpoint.ts';
import type { OutcomeReply } from '../outcome/outcome.endpoint.ts';

/** Why somebody on shift is not counted on; the cause of an absence is not said in a roster. */
export type AwayReason = 'ABSENT' | 'REQUESTED' | 'ACTIVITY';

/** Time that takes somebody from the room, as the counters subtract it (`domain.md` 3.7 step 2). */
export interface AwayTime {
  readonly employeeId: string;
  /** YYYYMMDD, both included; within the person's stay in the plant and the days asked for. */
  readonly from: string;
  readonly to: string;
  /** YYYYMMDD HHmm in the time of the day; null: the whole shifts of the days. */
  readonly startDate: string | null;
  readonly endDate: string | null;
  /** REQUESTED: somebody still has to decide; the counters subtract it already. */
  readonly reason: AwayReason;
}

export interface AwayReply extends OutcomeReply {
  readonly away: readonly AwayTime[];
  /** Event position up to which the answer is complete. */
  readonly position: string;
}

export const readAway = endpoint<{
  query: { plant: string; from: string; to: string };
  reply: AwayReply;
}>({
  id: 'awayTimes',
  method: 'GET',
  path: '/manager/away',
  summary: 'Chi non conta in sala, e quando, senza il motivo',
  required: ['plant', 'from', 'to'],
});

/** Somebody of the plant is away at other times than before: its managers read them again. */
export interface AwayPatch {
  readonly plant: string;
}
