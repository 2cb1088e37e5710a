import { accept, civil, refuse } from '../kernel/index.ts';
import type { Day, Decision } from '../kernel/index.ts';
import { BALANCE } from '../requests/index.ts';
import type { BalanceAccount, BalanceCode } from '../requests/index.ts';

export const BALANCE_CODES = Object.keys(BALANCE) as readonly BalanceCode[];

/** What human resources write of a year of a balance: days, or minutes of balances in hours. */
export interface Entitlement {
  readonly teorica: number;
  readonly riduzioni: number;
  readonly forzate: number;
  readonly residuoAnniPrec: number;
  readonly residuoAnnoPrec: number;
}

/** A stored year. */
export interface EntitlementYear extends Entitlement {
  readonly balance: BalanceCode;
  readonly year: number;
}

export interface EntitlementRefusals {
  readonly 'too-much': { readonly most: number };
  readonly 'reduced-too-far': { readonly most: number };
  /** Brought over is written once, with the first year; after it carry-over is derived (domain.md 4.1.4). */
  readonly 'brought-later': { readonly year: number };
  /** Years that were opened would carry over something else. */
  readonly 'before-first': { readonly year: number };
  readonly 'year-out-of-reach': { readonly from: number; readonly to: number };
  /** A year gone by is changed with a reason only. */
  readonly 'past-year': { readonly year: number };
}

/** No year has more. */
export const MOST_ENTITLED = { days: 366, minutes: 100_000 } as const;

/** Years that can still be opened: so many ago, and the next one. */
const YEARS_BACK = 5;

/** Whether the year may be opened on a day. */
export function checkYear(
  year: number,
  today: Day,
): Decision<void, Pick<EntitlementRefusals, 'year-out-of-reach'>> {
  const now = civil(today).year;
  const [from, to] = [now - YEARS_BACK, now + 1];
  return year < from || year > to ? refuse('year-out-of-reach', { from, to }) : accept();
}

export interface WantedEntitlement extends EntitlementYear {
  readonly reason: string | null;
}

/** Whether a year of a balance may stand so; `opened`: the years of the balance that the person has. */
export function checkEntitlement(
  wanted: WantedEntitlement,
  opened: readonly number[],
  today: Day,
): Decision<void, EntitlementRefusals> {
  const { balance, year, teorica, riduzioni, forzate, residuoAnniPrec, residuoAnnoPrec, reason } = wanted;
  const first = Math.min(...opened);
  if (!opened.includes(year)) {
    const reachable = checkYear(year, today);
    if (!reachable.ok) return reachable;
    if (opened.length > 0 && year < first) return refuse('before-first', { year: first });
  }
  const most = MOST_ENTITLED[BALANCE[balance].unit];
  const amounts = [teorica, forzate, Math.abs(residuoAnniPrec), Math.abs(residuoAnnoPrec)];
  if (amounts.some((amount) => amount > most)) return refuse('too-much', { most });
  if (riduzioni > teorica) return refuse('reduced-too-far', { most: teorica });
  const isLater = opened.length > 0 && year > first;
  if (isLater && (residuoAnniPrec !== 0 || residuoAnnoPrec !== 0))
    return refuse('brought-later', { year: first });
  if (year < civil(today).year && (reason?.trim() ?? '') === '') return refuse('past-year', { year });
  return accept();
}

/** The accounts of a person from the stored years; what was brought over is that of the first one. */
export function accountsOf(years: readonly EntitlementYear[]): readonly BalanceAccount[] {
  return [...Map.groupBy(years, ({ balance }) => balance)].map(([balance, own]) => {
    const inOrder = own.toSorted((one, other) => one.year - other.year);
    const { residuoAnniPrec, residuoAnnoPrec } = inOrder[0]!;
    return {
      balance,
      brought: { residuoAnniPrec, residuoAnnoPrec },
      years: inOrder.map(({ year, teorica, riduzioni, forzate }) => ({ year, teorica, riduzioni, forzate })),
    };
  });
}
