import { civil, dayOf } from '../kernel/index.ts';
import type { Day } from '../kernel/index.ts';
import type { BalanceAccount, LeaveUse } from './leave-balance.ts';

/** Leave of a year that was opened, in days of leave. */
export interface LeaveOfYear {
  readonly year: number;
  /** Due for it (`spettanzaReale`). */
  readonly due: number;
  /** Taken within it, of whatever year. */
  readonly takenWithin: number;
  /** Taken of it, whenever, in order of days. */
  readonly taken: readonly { readonly day: Day; readonly days: number }[];
}

/** What is taken of a pool on a day. */
interface Draw {
  readonly day: Day;
  readonly days: number;
}

/**
 * Which days of leave are of which year: drawn oldest first (domain.md 4.1.1), what no year has from the year of the row, what is
 * to decide not at all. What human resources took (`forzate`) is of the first day of its year. `uses`: of the account.
 */
export function leaveOfYears(account: BalanceAccount, uses: readonly LeaveUse[]): readonly LeaveOfYear[] {
  const years = account.years.toSorted((one, other) => one.year - other.year);
  const first = years[0]?.year ?? 0;
  const { residuoAnniPrec, residuoAnnoPrec } = account.brought;
  /** What is left of each year, oldest first. */
  const left = new Map([
    [first - 2, residuoAnniPrec],
    [first - 1, residuoAnnoPrec],
  ]);
  const taken = new Map<number, Draw[]>(years.map(({ year }) => [year, []]));
  const draw = ({ day, days }: Draw, own: number): void => {
    let missing = days;
    for (const [origin, has] of left) {
      const part = origin === own ? missing : Math.min(missing, Math.max(0, has));
      if (part === 0) continue;
      left.set(origin, has - part);
      taken.get(origin)?.push({ day, days: part });
      missing -= part;
    }
  };
  const decided = uses.filter(({ isReserved }) => !isReserved).toSorted((one, other) => one.day - other.day);
  const rows = years.map(({ year, teorica, riduzioni, forzate }, index) => {
    const [begin, due] = [dayOf(year, 1, 1), teorica - riduzioni];
    const next = years[index + 1]?.year ?? Number.POSITIVE_INFINITY;
    const own = decided.filter(({ day }) => civil(day).year >= year && civil(day).year < next);
    left.set(year, due);
    // what is owed is drawn like what is used
    const owing = [...left].filter(([, has]) => has < 0);
    for (const [origin] of owing) left.set(origin, 0);
    draw({ day: begin, days: owing.reduce((days, [, has]) => days - has, 0) }, year);
    draw({ day: begin, days: forzate }, year);
    for (const { day, amount } of own) draw({ day, days: amount }, year);
    const within = own.filter(({ day }) => civil(day).year === year);
    return { year, due, takenWithin: within.reduce((days, { amount }) => days + amount, forzate) };
  });
  return rows.map((row) => ({ ...row, taken: taken.get(row.year)! }));
}
