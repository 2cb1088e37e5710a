import type { Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import type { Frozen, ReplyOf } from '../endpoint.ts';
import type { AwayTimeSchema, OvertimeTimeSchema, readAwaySchema, readOwnAwaySchema } from './away.schema.ts';

/** Time that takes somebody from the room, as the counters subtract it (`domain.md` 3.7 step 2). */
export type AwayTime = Frozen<Static<typeof AwayTimeSchema>>;
/** Overtime that somebody works beside a shift. */
export type OvertimeTime = Frozen<Static<typeof OvertimeTimeSchema>>;
/** Why somebody on shift is not counted on; the cause of an absence is not said in a roster. */
export type AwayReason = AwayTime['reason'];
export type AwayReply = ReplyOf<typeof readAway>;

export const readAway = endpoint<typeof readAwaySchema>({
  id: 'awayTimes',
  method: 'GET',
  path: '/manager/away',
  required: ['plant', 'from', 'to'],
});

/** When the person of the session is away, in whichever plant; without causes, as for the managers. */
export const readOwnAway = endpoint<typeof readOwnAwaySchema>({
  id: 'ownAwayTimes',
  method: 'GET',
  path: '/employee/away',
  required: ['from', 'to'],
});

/** Somebody of the plant is away at other times than before: its managers read them again. */
export interface AwayPatch {
  readonly plant: string;
}
