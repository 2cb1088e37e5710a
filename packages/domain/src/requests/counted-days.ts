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

/**
 * Why a day costs something or nothing: a shift, a weekday without one yet; a holiday, a rest or a Saturday or Sunday without a
 * cell, sickness that gives leave back, hours that lie outside of the shift.
 */
export type CostReason = 'shift' | 'weekday' | 'holiday' | 'rest' | 'weekend' | 'sick' | 'outside';

/** A day of a request, with what it costs and why. */
export interface ExplainedDay extends CountedDay {
  readonly why: CostReason;
  /** Code of the shift that stands; null: none yet. */
  readonly turn: string | null;
}

/**
 * Every day of a request from its first to its last, and the other competence dates on which its hours count, in order.
 * `counted`: its counted days over the same requests.
 */
export function explainedDays(
  asked: RequestedTime,
  counted: readonly CountedDay[],
  requests: readonly StandingRequest[],
  days: PersonDays,
): readonly ExplainedDay[] {
  if (asked.cause.oneTime) return [];
  const costOn = new Map(counted.map((one) => [one.day, one]));
  const named = new Set([...daysFrom(asked.fromDay, asked.toDay), ...costOn.keys()]);
  return [...named]
    .sort((one, other) => one - other)
    .map((day): ExplainedDay => {
      const reason = reasonOf(day, asked, days);
      const cost = costOn.get(day) ?? { day, days: 0, minutes: 0 };
      const isFree = cost.days === 0 && cost.minutes === 0;
      const why =
        isFree && COSTING.has(reason) ? (isSick(day, asked, requests) ? 'sick' : 'outside') : reason;
      return { ...cost, why, turn: days.cellOn(day)?.turn ?? null };
    });
}

const COSTING: ReadonlySet<CostReason> = new Set(['shift', 'weekday']);

/** By the day alone (4.1.3); a day without a cell counts by the week, provisionally. */
function reasonOf(day: Day, { cause }: RequestedTime, { cellOn, isHoliday }: PersonDays): CostReason {
  if (isHoliday(day) && !isLaw104(cause)) return 'holiday';
  const cell = cellOn(day);
  if (cell === null) return weekday(day) <= FRIDAY ? 'weekday' : 'weekend';
  return cell.shiftClass === 'LAV' || cell.shiftClass === 'REP' ? 'shift' : 'rest';
}

/** Whether somebody away on the day is away from something. */
const costs = (day: Day, asked: RequestedTime, days: PersonDays): boolean =>
  COSTING.has(reasonOf(day, asked, days));

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
