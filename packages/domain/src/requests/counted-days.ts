import { weekday, without } from '../kernel/index.ts';
import type { Day, Span } from '../kernel/index.ts';
import { BALANCE, isLaw104 } from './cause.ts';
import type { BalanceCode } from './cause.ts';
import { DECIDED_STATES } from './leave-state.ts';
import { daysFrom, daysNear } from './requested-time.ts';
import type { PersonDays, RequestedTime, StandingRequest } from './requested-time.ts';

/** What a request costs on a competence date: a day, or minutes of it. */
export interface CountedDay {
  readonly day: Day;
  /** 1 of days, else 0. */
  readonly days: number;
  /** Of hours and units. */
  readonly minutes: number;
}

/** G in a row in hours (domain.md 4.1.5). */
const MINUTES_OF_A_DAY = 480;
const MINUTES_OF_A_UNIT = 60;
const FRIDAY = 5;

/**
 * What a request costs, by the cells that stand (domain.md 4.1.2 to 4.1.6), in order; days that cost nothing are left out.
 * `requests`: the person's own, of which sickness gives days of leave back.
 */
export function countedDays(
  asked: RequestedTime,
  requests: readonly StandingRequest[],
  days: PersonDays,
): readonly CountedDay[] {
  if (asked.cause.oneTime) return [];
  if (asked.span !== null) return countedHours(asked, asked.span, days);
  const minutes = (asked.quantity ?? 0) * MINUTES_OF_A_UNIT;
  return daysFrom(asked.fromDay, asked.toDay)
    .filter((day) => costs(day, asked, days) && !isSick(day, asked, requests))
    .map((day) => (asked.unit === 'G' ? { day, days: 1, minutes: 0 } : { day, days: 0, minutes }));
}

/** What counted days take from a balance, in its unit. */
export function costIn(
  balance: BalanceCode,
  { days, minutes }: Pick<CountedDay, 'days' | 'minutes'>,
): number {
  return BALANCE[balance].unit === 'days' ? days : days * MINUTES_OF_A_DAY + minutes;
}

/** Whether somebody away on the day is away from something (4.1.3); a day without a cell counts by the week, provisionally. */
function costs(day: Day, { cause }: RequestedTime, { cellOn, isHoliday }: PersonDays): boolean {
  if (isHoliday(day) && !isLaw104(cause)) return false;
  const cell = cellOn(day);
  if (cell === null) return weekday(day) <= FRIDAY;
  return cell.shiftClass === 'LAV' || cell.shiftClass === 'REP';
}

/** 4.1.6: leave under sickness that stands is given back. */
function isSick(day: Day, { cause }: RequestedTime, requests: readonly StandingRequest[]): boolean {
  return (
    cause.balance === 'FER' &&
    requests.some(
      (one) =>
        one.cause.givesLeaveBack &&
        DECIDED_STATES.includes(one.state) &&
        one.fromDay <= day &&
        day <= one.toDay,
    )
  );
}

/** Elapsed minutes inside the standing shifts, each once, on its competence date; on a day without a cell as they are asked. */
function countedHours(asked: RequestedTime, hours: Span, days: PersonDays): readonly CountedDay[] {
  const counted = new Map<Day, number>();
  const count = (day: Day, minutes: number): void => {
    if (minutes > 0 && costs(day, asked, days)) counted.set(day, (counted.get(day) ?? 0) + minutes);
  };
  let left: readonly Span[] = [hours];
  for (const day of daysNear(asked)) {
    const shift = days.cellOn(day)?.span ?? null;
    if (shift === null) continue;
    const outside = without(left, [shift]);
    count(day, minutesOf(left) - minutesOf(outside));
    left = outside;
  }
  for (const span of left) {
    const { day } = days.zone.local(span.begin);
    if (days.cellOn(day) === null) count(day, span.end - span.begin);
  }
  return [...counted]
    .map(([day, minutes]) => ({ day, days: 0, minutes }))
    .sort((one, other) => one.day - other.day);
}

const minutesOf = (spans: readonly Span[]): number =>
  spans.reduce((minutes, { begin, end }) => minutes + end - begin, 0);
