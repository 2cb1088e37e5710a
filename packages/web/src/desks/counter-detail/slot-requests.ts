import type { RequestRow } from '@torre/contract/requests';
import type { DayMinute } from '@torre/domain/kernel';
import { dayOfSlashed } from '../../areas/requests/index.ts';

interface Range {
  readonly from: DayMinute;
  readonly to: DayMinute;
}

type Timed = Pick<RequestRow, 'datainizio' | 'datafine' | 'orainizio' | 'orafine'>;

const isBefore = (one: DayMinute, other: DayMinute): boolean =>
  one.day < other.day || (one.day === other.day && one.minute < other.minute);

/** When a request by the hour begins and ends; null for days and units, which have no times. */
export function timeOf({ datainizio, datafine, orainizio, orafine }: Timed): Range | null {
  if (orainizio === null || orafine === null) return null;
  return {
    from: { day: dayOfSlashed(datainizio), minute: orainizio },
    to: { day: dayOfSlashed(datafine), minute: orafine },
  };
}

/** Only requests by the hour whose time overlaps that of the counter are listed beside it; a clock-in takes no time. */
export function requestsInRange<R extends Timed>(requests: readonly R[], { from, to }: Range): readonly R[] {
  return requests.filter((request) => {
    const time = timeOf(request);
    return (
      time !== null && isBefore(time.from, time.to) && isBefore(time.from, to) && isBefore(from, time.to)
    );
  });
}

const OF_COUNTER: readonly string[] = ['ignore', 'consider'];

/**
 * A row as the card of one counter shows it: it may be ignored in this timeslot and counted in another. Its button is the one
 * that the server shows, with its reason; where its answer was made for another place, what it allows.
 */
export function rowOfCounter(row: RequestRow, ignoredHere: readonly string[]): RequestRow {
  const isIgnored = ignoredHere.includes(row.id);
  const action = isIgnored ? 'consider' : 'ignore';
  const shown = row.actions.find((one) => OF_COUNTER.includes(one.action));
  const isOffered = shown !== undefined || row.allowedActions.includes(action);
  return {
    ...row,
    isIgnored,
    actions: [
      ...row.actions.filter((one) => !OF_COUNTER.includes(one.action)),
      ...(isOffered ? [{ action, reason: shown?.reason ?? null }] : []),
    ],
  };
}
