import { overlap } from '../kernel/index.ts';
import type { Day, Span } from '../kernel/index.ts';
import { leaveList } from './status-labels.ts';
import type { PersonDays, StandingRequest } from './requested-time.ts';

/** A request as the day dialog lists it. */
export interface DayRequest extends StandingRequest {
  /** `tipo` other than 0: a manager wrote it (M3.16). */
  readonly isDisposition: boolean;
}

/** The three lists of the day dialog (M2.4.22). */
export interface DayLists<R> {
  readonly handled: readonly R[];
  readonly toApprove: readonly R[];
  readonly dispositions: readonly R[];
}

const OWN_DATE_NIGHT = 'N11';
const PREVIOUS_DAY_NIGHT = 'N';
/** 23:00: the night begins. */
const NIGHT_BEGINS = 1380;
/** A correction belongs to a shift up to so many minutes from it (domain.md 4, OTE and OTU). */
export const CORRECTION_MARGIN = 60;

/**
 * The requests of a day (domain.md 3.5; M5.38, M5.39): with N11 those of its night; else those of the local date but what
 * begins at 23:00, which belongs to the night of the next day, and with N what began at 23:00 the evening before.
 */
export function requestsOfDay<R extends StandingRequest>(
  day: Day,
  requests: readonly R[],
  { cellOn, zone }: Pick<PersonDays, 'cellOn' | 'zone'>,
): readonly R[] {
  const cell = cellOn(day);
  const midnight = zone.utc(day, 0, 'start');
  const local = { begin: midnight, end: zone.utc(day, 24 * 60, 'end') };
  return requests.filter(({ fromDay, toDay, span }) => {
    if (span === null) return fromDay <= day && day <= toDay;
    if (cell?.turn === OWN_DATE_NIGHT && cell.span !== null)
      return span.end >= midnight && touches(span, cell.span);
    const begins = zone.local(span.begin);
    if (begins.minute === NIGHT_BEGINS) {
      if (begins.day === day) return false;
      if (begins.day === day - 1 && cell?.turn === PREVIOUS_DAY_NIGHT) return true;
    }
    return isMoment(span) ? begins.day === day : overlap(span, local);
  });
}

const isMoment = ({ begin, end }: Span): boolean => begin === end;

function touches(span: Span, shift: Span): boolean {
  if (!isMoment(span)) return overlap(span, shift);
  return shift.begin - CORRECTION_MARGIN <= span.begin && span.begin <= shift.end + CORRECTION_MARGIN;
}

/**
 * The requests of a day in three lists (M2.4.22): what the manager's level has not handled, what a manager wrote, and the rest.
 * Who holds both levels finds what waits for the first among those to approve.
 */
export function dayLists<R extends DayRequest>(
  requests: readonly R[],
  level: 'first' | 'second',
): DayLists<R> {
  const isHandled = ({ state }: R): boolean => leaveList(state, level) === 'handled';
  const handled = requests.filter(isHandled);
  return {
    handled: handled.filter(({ isDisposition }) => !isDisposition),
    toApprove: requests.filter((request) => !isHandled(request)),
    dispositions: handled.filter(({ isDisposition }) => isDisposition),
  };
}

/** The requests of the card of a counter (M2.1.25, resolution B09): hours that overlap its timeslot; a correction has none. */
export function requestsOfCounter<R extends StandingRequest>(
  requests: readonly R[],
  timeslot: Span,
): readonly R[] {
  return requests.filter(
    ({ unit, span }) => unit === 'H' && span !== null && !isMoment(span) && overlap(span, timeslot),
  );
}
