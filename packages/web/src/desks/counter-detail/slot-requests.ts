import type { DayMinute } from '@torre/domain/kernel';

/** A request as this screen needs it: whose, why, how it is measured, and when. */
export interface SlotRequest {
  readonly id: string;
  readonly employee: string;
  readonly cause: string;
  /** codtipofruizione: days, hours or units without times. */
  readonly fruition: 'G' | 'H' | 'Q';
  readonly from: DayMinute;
  readonly to: DayMinute;
}

interface Range {
  readonly from: DayMinute;
  readonly to: DayMinute;
}

const isBefore = (one: DayMinute, other: DayMinute): boolean =>
  one.day < other.day || (one.day === other.day && one.minute < other.minute);

/** Only requests by the hour whose time overlaps that of the counter are listed beside it. */
export function requestsInRange(
  requests: readonly SlotRequest[],
  { from, to }: Range,
): readonly SlotRequest[] {
  return requests.filter(
    (request) => request.fruition === 'H' && isBefore(request.from, to) && isBefore(from, request.to),
  );
}
