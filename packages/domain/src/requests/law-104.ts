import { civil } from '../kernel/index.ts';
import type { Day } from '../kernel/index.ts';
import type { CountedDay } from './counted-days.ts';
import type { AskedBalance } from './leave-balance.ts';

/** Days of a month by law 104 (domain.md 2.2). */
export const LAW_104_DAYS = 3;

/** What one carer takes of a month, open requests included, for one assisted person. */
export interface CarerMonth {
  /** The carer's own ceiling: `law104Minutes`. */
  readonly ceiling: number;
  readonly days: number;
  readonly minutes: number;
}

/** Ceiling of a month in minutes: weekly hours ÷ weekly working days × 3; mean values where the week varies (INPS 16866/2007). */
export function law104Minutes(weeklyMinutes: number, weeklyDays: number): number {
  return Math.round((weeklyMinutes / weeklyDays) * LAW_104_DAYS);
}

/** The share of a month that a carer takes: days ÷ 3 + minutes ÷ own ceiling (domain.md 4.1.9). */
const shareOf = ({ ceiling, days, minutes }: CarerMonth): number => days / LAW_104_DAYS + minutes / ceiling;

/** Sums of thirds and of parts of ceilings are no whole numbers: differences below this are none. */
const TOLERANCE = 1e-9;

/** What is left of a month for one of its carers: as whole days, or as minutes of the own ceiling. */
export function law104Left(
  own: CarerMonth,
  others: readonly CarerMonth[],
): { readonly days: number; readonly minutes: number } {
  const share = leftShare(own, others);
  return {
    days: Math.max(0, Math.floor(share * LAW_104_DAYS + TOLERANCE)),
    minutes: Math.max(0, Math.floor(share * own.ceiling + TOLERANCE)),
  };
}

/**
 * What a request asks of a month and what is left of it, in minutes of the own ceiling, in which a day is a third; hundredths
 * keep thirds whole. `own`: without the request itself. null: it asks nothing.
 */
export function law104Asked(
  own: CarerMonth,
  others: readonly CarerMonth[],
  asked: Pick<CountedDay, 'days' | 'minutes'>,
): AskedBalance | null {
  if (asked.days === 0 && asked.minutes === 0) return null;
  const minutes = (share: number): number => Math.round(share * own.ceiling * 100) / 100;
  return {
    left: minutes(leftShare(own, others)),
    asked: minutes(shareOf({ ...asked, ceiling: own.ceiling })),
  };
}

const leftShare = (own: CarerMonth, others: readonly CarerMonth[]): number =>
  1 - [own, ...others].reduce((total, carer) => total + shareOf(carer), 0);

/** What counted days come to in one calendar month. */
export interface MonthUse extends Pick<CountedDay, 'days' | 'minutes'> {
  readonly year: number;
  readonly month: number;
}

/** Counted days by calendar month, in order. */
export function usesByMonth(counted: readonly CountedDay[]): readonly MonthUse[] {
  const months = new Map<number, MonthUse>();
  for (const { day, days, minutes } of counted.toSorted((one, other) => one.day - other.day)) {
    const { year, month } = civil(day);
    const key = year * 12 + month;
    const known = months.get(key) ?? { year, month, days: 0, minutes: 0 };
    months.set(key, { ...known, days: known.days + days, minutes: known.minutes + minutes });
  }
  return [...months.values()];
}

/** What counted days come to in the month of a day. */
export function useInMonth(counted: readonly CountedDay[], day: Day): Pick<CountedDay, 'days' | 'minutes'> {
  const { year, month } = civil(day);
  const use = usesByMonth(counted).find((one) => one.year === year && one.month === month);
  return { days: use?.days ?? 0, minutes: use?.minutes ?? 0 };
}
