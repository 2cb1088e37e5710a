import { MINUTES_PER_DAY, accept, addDays, refuse } from '../kernel/index.ts';
import type { Day, Decision, NoDetails, ZoneTable } from '../kernel/index.ts';
import { directionOf } from './cause-category.ts';
import type { AbsenceCause, LeaveUnit } from './cause.ts';
import type { RequestedTime } from './requested-time.ts';

/** A request as somebody fills it in. Minutes are those of the local clock. */
export interface WantedRequest {
  readonly idcausale: string;
  readonly unit: LeaveUnit;
  readonly fromDay: Day;
  readonly toDay: Day;
  /** Of the first day; the one time of a correction. */
  readonly fromMinute: number | null;
  /** Of the last day; beyond midnight it may count on from the first (M5.18). */
  readonly toMinute: number | null;
  readonly quantity: number | null;
}

/** Longest request. */
export const MOST_DAYS = 366;
/** Hours of one date. */
const MOST_UNITS = 24;

export interface ShapeRefusals {
  readonly 'unit-not-allowed': { readonly cause: string; readonly allowed: readonly LeaveUnit[] };
  readonly 'dates-out-of-order': NoDetails;
  readonly 'too-many-days': { readonly days: number; readonly allowed: number };
  /** Hours lie on one date, or in one night; units and corrections on one date. */
  readonly 'one-date': NoDetails;
  readonly 'time-missing': NoDetails;
  readonly 'times-out-of-order': NoDetails;
  readonly 'quantity-invalid': { readonly most: number };
}

/** The time that a request means, for its cause (domain.md 4: units; 6: clock changes). `zone` holds its days. */
export function requestedTime(
  wanted: WantedRequest,
  cause: AbsenceCause,
  zone: ZoneTable,
): Decision<RequestedTime, ShapeRefusals> {
  const { unit, fromDay, toDay, quantity } = wanted;
  if (!cause.units.includes(unit))
    return refuse('unit-not-allowed', { cause: cause.idcausale, allowed: cause.units });
  if (toDay < fromDay) return refuse('dates-out-of-order');
  const days = toDay - fromDay + 1;
  if (days > MOST_DAYS) return refuse('too-many-days', { days, allowed: MOST_DAYS });
  const whole: RequestedTime = { cause, unit, fromDay, toDay, span: null, quantity: null };
  if (unit === 'G') return accept(whole);
  if (cause.oneTime) return correction(wanted, whole, zone);
  if (unit === 'H') return hours(wanted, whole, zone);
  if (days > 1) return refuse('one-date');
  if (quantity === null || !Number.isInteger(quantity) || quantity < 1 || quantity > MOST_UNITS)
    return refuse('quantity-invalid', { most: MOST_UNITS });
  return accept({ ...whole, quantity });
}

function hours(
  { fromDay, toDay, fromMinute, toMinute }: WantedRequest,
  whole: RequestedTime,
  zone: ZoneTable,
): Decision<RequestedTime, ShapeRefusals> {
  if (toDay > fromDay + 1) return refuse('one-date');
  if (fromMinute === null || toMinute === null) return refuse('time-missing');
  const last = (toDay - fromDay) * MINUTES_PER_DAY + toMinute;
  if (!isMinute(fromMinute) || !Number.isInteger(last) || last <= fromMinute)
    return refuse('times-out-of-order');
  if (last - fromMinute > MINUTES_PER_DAY) return refuse('one-date');
  const span = { begin: zone.utc(fromDay, fromMinute, 'start'), end: zone.utc(fromDay, last, 'end') };
  // The spring night can leave nothing of them.
  if (span.end <= span.begin) return refuse('times-out-of-order');
  return accept({ ...whole, toDay: addDays(fromDay, last > MINUTES_PER_DAY ? 1 : 0), span });
}

/** A correction has one time; of a time that the autumn night repeats an entry is the first, an exit the second. */
function correction(
  { fromDay, toDay, fromMinute, toMinute }: WantedRequest,
  whole: RequestedTime,
  zone: ZoneTable,
): Decision<RequestedTime, ShapeRefusals> {
  if (fromMinute === null) return refuse('time-missing');
  if (toDay !== fromDay || (toMinute !== null && toMinute !== fromMinute)) return refuse('one-date');
  if (!isMinute(fromMinute)) return refuse('times-out-of-order');
  const edge = directionOf(whole.cause.idcausale) === 'Entrata' ? 'start' : 'end';
  const at = zone.utc(fromDay, fromMinute, edge);
  return accept({ ...whole, span: { begin: at, end: at } });
}

const isMinute = (minute: number): boolean =>
  Number.isInteger(minute) && minute >= 0 && minute < MINUTES_PER_DAY;
