import { overlap } from '../kernel/index.ts';
import type { Span } from '../kernel/index.ts';
import type { AttendanceInput, AttendanceLimits, ExpectedWork } from './attendance-input.ts';
import { wholeRow } from './performance-row.ts';
import type { PerformanceRow } from './performance-row.ts';
import { countedPunches } from './counted-punches.ts';
import { presencesOf, spanOf, waits } from './presence.ts';
import type { Presence } from './presence.ts';
import { halfRow, rowsOfWork } from './work-rows.ts';
import type { PlacedPresence } from './work-rows.ts';

/**
 * What came of each day: rows V, G, R and E over the planned work, and E for punches that no work was planned for
 * (M2.4.26, M2.4.27). Work is judged when it is over. An approved correction counts as a punch; one that waits makes what it
 * would cover yellow, and never makes a day worse.
 */
export function dayResults(input: AttendanceInput, limits: AttendanceLimits): readonly PerformanceRow[] {
  const decided = judge(input, limits, false);
  if (input.corrections.every((correction) => correction.decided)) return decided;
  const asked = judge(input, limits, true);
  return contradictions(asked) <= contradictions(decided) ? asked : decided;
}

const contradictions = (rows: readonly PerformanceRow[]): number =>
  rows.filter(({ status }) => status === 'E').length;

function judge(
  input: AttendanceInput,
  limits: AttendanceLimits,
  withWaiting: boolean,
): readonly PerformanceRow[] {
  const { work, justifications, now } = input;
  const presences = presencesOf(countedPunches(input, withWaiting), limits);
  const places = presences.map((presence) => placeOf(presence, work, limits.margin));
  const ofWork = work
    .filter(({ end }) => end <= now)
    .flatMap((one) => {
      const placed = presences.flatMap((presence, index): PlacedPresence[] => {
        const span = spanOf(presence);
        if (span !== null) return overlap(span, one) ? [{ presence, doubt: null }] : [];
        return places[index] === one ? [{ presence, doubt: doubtOf(presences, index, one) }] : [];
      });
      return rowsOfWork(one, placed, justifications, limits.tolerance);
    });
  const unplanned = presences
    .filter((_, index) => places[index] === null)
    .flatMap((presence) => rowOfUnplanned(presence, input, limits));
  return [...ofWork, ...unplanned].sort((one, other) => one.day - other.day || timeOf(one) - timeOf(other));
}

const timeOf = ({ begin, end }: Pick<PerformanceRow, 'begin' | 'end'>): number => begin ?? end ?? 0;

/** The work that a presence is of; a single punch is of the work whose edge of its kind is nearest. null: of none. */
function placeOf(presence: Presence, work: readonly ExpectedWork[], margin: number): ExpectedWork | null {
  const span = spanOf(presence);
  if (span !== null) return work.find((one) => overlap(span, one)) ?? null;
  const { entrance, exit } = presence;
  const at = (entrance ?? exit)!.at;
  const distance = ({ begin, end }: Span): number => Math.abs(at - (entrance ? begin : end));
  const near = work.filter(({ begin, end }) => at >= begin - margin && at <= end + margin);
  return near.toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
}

/** From a single entrance to the next punch or the end of the work; up to a single exit from the punch before. */
function doubtOf(presences: readonly Presence[], index: number, { begin, end }: ExpectedWork): Span | null {
  const { entrance, exit } = presences[index]!;
  const next = presences[index + 1];
  const previous = presences[index - 1];
  const doubt = entrance
    ? { begin: entrance.at, end: Math.min(end, (next?.entrance ?? next?.exit)?.at ?? end) }
    : { begin: Math.max(begin, (previous?.exit ?? previous?.entrance)?.at ?? begin), end: exit!.at };
  return doubt.begin < doubt.end ? doubt : null;
}

/** Punches on a rest, on call or long before a shift: contradictory, unless a request says why (7509, 9047). */
function rowOfUnplanned(
  presence: Presence,
  { justifications, dayOf, now }: AttendanceInput,
  { longestPresence }: AttendanceLimits,
): readonly PerformanceRow[] {
  const { entrance, exit } = presence;
  const day = dayOf((entrance ?? exit)!.at);
  const span = spanOf(presence);
  if (span === null) {
    const maySoonLeave = entrance !== null && now - entrance.at <= longestPresence;
    return maySoonLeave
      ? []
      : [{ ...halfRow(presence, { day, performance: null }), contradiction: 'not-planned' }];
  }
  const asked = justifications
    .filter(({ isWork, span: hours, fromDay, toDay }) =>
      hours ? overlap(hours, span) : isWork && fromDay <= day && day <= toDay,
    )
    .toSorted((one, other) => Number(other.decided) - Number(one.decided))[0];
  if (asked === undefined)
    return [wholeRow(span, { day, performance: null, status: 'E', contradiction: 'not-planned' })];
  const isDecided = asked.decided && !waits(presence);
  return [wholeRow(span, { day, performance: null, status: isDecided ? 'V' : 'G', cause: asked.cause })];
}
