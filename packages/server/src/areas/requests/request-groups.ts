import {
  HANDLED_OF_SECOND_LEVEL,
  HANDLED_STATES,
  PENDING_OF_SECOND_LEVEL,
  PENDING_STATES,
} from '@torre/domain/requests';
import type { LeaveState } from '@torre/domain/requests';
import { decidesSecond } from '../../platform/access/principal.ts';
import type { Principal } from '../../platform/access/principal.ts';

/** What waits for a manager of this level in the plant, and what is done (M4.1.09, M4.1.10, M4.5.20, resolution A27). */
export function groupsOf(
  principal: Principal,
  icao: string,
): readonly [pending: readonly LeaveState[], handled: readonly LeaveState[]] {
  return decidesSecond(principal, icao)
    ? [PENDING_OF_SECOND_LEVEL, HANDLED_OF_SECOND_LEVEL]
    : [PENDING_STATES, HANDLED_STATES];
}
