import { isLaw104 } from './cause.ts';
import type { BalanceCode } from './cause.ts';
import { countedDays } from './counted-days.ts';
import { law104Asked, usesByMonth } from './law-104.ts';
import type { CarerMonth, MonthUse } from './law-104.ts';
import { amountsOf, askedBalance, usesOf } from './leave-balance.ts';
import type { AskedBalance, BalanceAccount } from './leave-balance.ts';
import { OPEN_STATES } from './leave-state.ts';
import type { PersonDays, RequestedTime, StandingRequest } from './requested-time.ts';

/** What a person has, and has asked for. */
export interface PersonLimits {
  /** The person's own, the request that is decided left out. */
  readonly requests: readonly StandingRequest[];
  readonly days: PersonDays;
  /** null: nothing was ever opened. */
  readonly accountOf: (balance: BalanceCode) => BalanceAccount | null;
  /** A month of the person whom the permit of law 104 is for, the request that is decided left out. */
  readonly law104: (month: Pick<MonthUse, 'year' | 'month'>) => {
    readonly own: CarerMonth;
    readonly others: readonly CarerMonth[];
  };
}

/** What is asked of one calendar month and what is left of it. */
export type AskedMonth = AskedBalance & Pick<MonthUse, 'year' | 'month'>;

/**
 * What a request asks and what is left for it without the request (domain.md 4.1.8): of the balance of its cause; by law 104 of
 * the month where least is left, in minutes of the own ceiling. null: its cause draws on none, or it costs nothing.
 */
export function balanceFor(time: RequestedTime, limits: PersonLimits): AskedBalance | null {
  const { requests, days, accountOf } = limits;
  if (isLaw104(time.cause)) {
    const [least] = ceilingsFor(time, limits).toSorted(
      (one, other) => one.left - one.asked - (other.left - other.asked),
    );
    return least === undefined ? null : { left: least.left, asked: least.asked };
  }
  const { balance } = time.cause;
  if (balance === null) return null;
  const account = accountOf(balance) ?? { balance, brought: NOTHING, years: [] };
  return askedBalance(account, usesOf(balance, requests, days), amountsOf(balance, time, requests, days));
}

const NOTHING = { residuoAnniPrec: 0, residuoAnnoPrec: 0 };

/** What a permit of law 104 asks of each month of its days, in minutes of the own ceiling. */
export function ceilingsFor(
  time: RequestedTime,
  { requests, days, law104 }: Pick<PersonLimits, 'requests' | 'days' | 'law104'>,
): readonly AskedMonth[] {
  return usesByMonth(countedDays(time, requests, days)).flatMap((month): AskedMonth[] => {
    const { own, others } = law104(month);
    const asked = law104Asked(own, others, month);
    return asked === null ? [] : [{ ...asked, year: month.year, month: month.month }];
  });
}

/** What a request asks of each month of its days where its cause has a most (SMARTWORK), in days. */
export function monthsFor(
  time: RequestedTime,
  { requests, days }: Pick<PersonLimits, 'requests' | 'days'>,
): readonly AskedMonth[] {
  const { mostPerMonth } = time.cause;
  if (mostPerMonth === null) return [];
  const isSame = ({ cause, state }: StandingRequest): boolean =>
    cause.idcausale === time.cause.idcausale && OPEN_STATES.includes(state);
  const taken = usesByMonth(
    requests.filter(isSame).flatMap((request) => countedDays(request, requests, days)),
  );
  return usesByMonth(countedDays(time, requests, days)).map(({ year, month, days: asked }) => {
    const there = taken.find((one) => one.year === year && one.month === month)?.days ?? 0;
    return { year, month, left: mostPerMonth - there, asked };
  });
}
