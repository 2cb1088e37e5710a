import { MINUTES_PER_DAY, accept, addDays, refuse } from '../kernel/index.ts';
import type { Day, Decision, NoDetails, ZoneTable } from '../kernel/index.ts';
import { isLaw104 } from './cause.ts';
import type { LeaveState } from './leave-state.ts';
import type { WantedRequest } from './request-shape.ts';
import type { RequestedTime } from './requested-time.ts';

/** Nobody has decided yet. */
const WAITING: readonly LeaveState[] = [40, 50, 60];

/** Whether a manager may propose another day: of a permit of law 104, which is never refused, while it waits (domain.md 4.1.9). */
export function canProposeDay({
  category,
  state,
}: {
  readonly category: RequestedTime['cause']['category'];
  readonly state: LeaveState;
}): boolean {
  return isLaw104({ category }) && WAITING.includes(state);
}

export interface OtherDayRefusals {
  readonly 'same-day': NoDetails;
}

/** The same request from another first day on: as long as before, at the same hours of the local clock. */
export function movedRequest(
  { cause, unit, fromDay, toDay, span, quantity }: RequestedTime,
  to: Day,
  zone: ZoneTable,
): Decision<WantedRequest, OtherDayRefusals> {
  if (to === fromDay) return refuse('same-day');
  const begin = span && zone.local(span.begin);
  const end = span && zone.local(span.end);
  return accept({
    idcausale: cause.idcausale,
    unit,
    fromDay: to,
    toDay: addDays(to, toDay - fromDay),
    fromMinute: begin && begin.minute,
    // of the last day; midnight of the day after is its 24:00
    toMinute: end && end.minute + (end.day - toDay) * MINUTES_PER_DAY,
    quantity,
  });
}
