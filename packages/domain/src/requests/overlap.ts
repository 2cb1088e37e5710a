import { overlap } from '../kernel/index.ts';
import type { Span } from '../kernel/index.ts';
import { OPEN_STATES } from './leave-state.ts';
import { daysFrom } from './requested-time.ts';
import type { PersonDays, RequestedTime, StandingRequest } from './requested-time.ts';

/**
 * The open requests of the person that refuse a new one, in their order (F1; domain.md 4.1.6). Days clash with days and with
 * what lies in them; hours with hours; units of a date with a whole day alone; a clock-in correction with nothing. Sickness
 * may lie over leave.
 */
export function overlapping<R extends StandingRequest>(
  asked: RequestedTime,
  standing: readonly R[],
  days: Pick<PersonDays, 'cellOn' | 'zone'>,
): readonly R[] {
  return standing.filter((one) => OPEN_STATES.includes(one.state) && clash(asked, one, days));
}

function clash(one: RequestedTime, other: RequestedTime, days: Pick<PersonDays, 'cellOn' | 'zone'>): boolean {
  if (one.cause.oneTime || other.cause.oneTime || isSicknessOverLeave(one, other)) return false;
  if (one.unit !== 'G' && other.unit !== 'G')
    return one.span !== null && other.span !== null && overlap(one.span, other.span);
  if (one.span !== null) return liesIn(one.span, other, days);
  if (other.span !== null) return liesIn(other.span, one, days);
  return one.fromDay <= other.toDay && other.fromDay <= one.toDay;
}

/** 4.1.6: the only exception, whichever of them came first. */
function isSicknessOverLeave(one: RequestedTime, other: RequestedTime): boolean {
  const covers = (sickness: RequestedTime, leave: RequestedTime): boolean =>
    sickness.cause.givesLeaveBack && leave.cause.balance === 'FER';
  return covers(one, other) || covers(other, one);
}

/** Whether hours touch whole days: on their local date, or in a shift of those days that begins or ends on another. */
function liesIn(
  hours: Span,
  { fromDay, toDay }: RequestedTime,
  { cellOn, zone }: Pick<PersonDays, 'cellOn' | 'zone'>,
): boolean {
  const first = zone.local(hours.begin).day;
  const last = zone.local(hours.end - 1).day;
  if (first <= toDay && fromDay <= last) return true;
  return daysFrom(fromDay, toDay)
    .filter((day) => first - 1 <= day && day <= last + 1)
    .some((day) => {
      const span = cellOn(day)?.span ?? null;
      return span !== null && overlap(span, hours);
    });
}
