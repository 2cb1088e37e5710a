import { civil, weekday } from '../kernel/index.ts';
import type { Day } from '../kernel/index.ts';
import type { BalanceAccount, BalanceRow } from './leave-balance.ts';
import type { PersonDays, StandingRequest } from './requested-time.ts';

/**
 * The same columns as `balanceRows`, counted day by day, minute by minute and unit by unit, from the sentences of domain.md 2.4
 * and 4.1 alone: what the fast rules are compared with.
 */
export function slowRows(
  account: BalanceAccount,
  requests: readonly StandingRequest[],
  days: PersonDays,
): readonly BalanceRow[] {
  const carries = account.balance === 'FER' || account.balance === 'ROS';
  const years = [...account.years].sort((one, other) => one.year - other.year);
  const uses = slowUses(account, requests, days);
  const rowOf = (day: Day): number | undefined => {
    for (let year = civil(day).year; year > 2000; year -= 1) {
      if (years.some((opened) => opened.year === year)) return year;
    }
    return undefined;
  };
  const first = years[0]?.year ?? 0;
  let lots = new Map([
    [first - 2, account.brought.residuoAnniPrec],
    [first - 1, account.brought.residuoAnnoPrec],
  ]);
  return years.map((opened, index) => {
    const { year } = opened;
    if (index > 0 && !carries) lots = new Map();
    const amount = (isWanted: (origin: number) => boolean): number =>
      [...lots].filter(([origin]) => isWanted(origin)).reduce((sum, [, left]) => sum + left, 0);
    const residuoAnniPrec = amount((origin) => origin < year - 1);
    const residuoAnnoPrec = amount((origin) => origin === year - 1);
    const spettanzaReale = opened.teorica - opened.riduzioni;
    lots.set(year, spettanzaReale);
    const here = uses.filter(({ day }) => rowOf(day) === year);
    const fruite = here.filter(({ isUsed }) => isUsed).reduce((sum, use) => sum + use.amount, 0);
    const prenotate = uses
      .filter(({ day, isUsed }) => {
        const row = rowOf(day);
        return !isUsed && row !== undefined && (carries ? row <= year : row === year);
      })
      .reduce((sum, use) => sum + use.amount, 0);
    consume(lots, year, opened.forzate + fruite);
    const residuo = [...lots.values()].reduce((sum, left) => sum + left, 0);
    const columns = { residuoAnniPrec, residuoAnnoPrec, spettanzaReale, fruite, residuo, prenotate };
    return { ...opened, ...columns, disponibili: residuo - prenotate };
  });
}

/** One unit after the other, each from the oldest lot that has one; what no lot has is owed by the year's own. */
function consume(lots: Map<number, number>, year: number, units: number): void {
  const one = (): void => {
    const origins = [...lots.keys()].sort((before, after) => before - after);
    const oldest = origins.find((origin) => lots.get(origin)! > 0) ?? year;
    lots.set(oldest, lots.get(oldest)! - 1);
  };
  // What is owed is drawn like what is used.
  for (const [origin, left] of lots) {
    if (left >= 0) continue;
    lots.set(origin, 0);
    for (let owed = left; owed < 0; owed += 1) one();
  }
  for (let unit = 0; unit < units; unit += 1) one();
}

interface SlowUse {
  readonly day: Day;
  readonly amount: number;
  readonly isUsed: boolean;
}

const OPEN = [10, 20, 40, 50, 60];

function slowUses(
  { balance }: BalanceAccount,
  requests: readonly StandingRequest[],
  days: PersonDays,
): readonly SlowUse[] {
  const inHours = balance !== 'FER';
  return requests
    .filter(({ cause, state }) => cause.balance === balance && OPEN.includes(state))
    .flatMap((request) => {
      const isUsed = request.state === 10 || request.state === 20;
      if (request.unit === 'H') return minutesIn(request, days).map((day) => ({ day, amount: 1, isUsed }));
      const amount = request.unit === 'Q' ? request.quantity! * 60 : inHours ? 480 : 1;
      const found: SlowUse[] = [];
      for (let day = request.fromDay; day <= request.toDay; day = (day + 1) as Day) {
        if (isAwayFromWork(day, days) && !(balance === 'FER' && isIll(day, requests)))
          found.push({ day, amount, isUsed });
      }
      return found;
    });
}

/** The competence date of each minute that costs; outside of every shift the date on which the stretch of hours begins. */
function minutesIn({ span, fromDay }: StandingRequest, days: PersonDays): readonly Day[] {
  const found: Day[] = [];
  const near = [-1, 0, 1, 2].map((offset) => (fromDay + offset) as Day);
  let begun: Day | null = null;
  for (let minute = span!.begin; minute < span!.end; minute += 1) {
    const shift = near.find((day) => {
      const times = days.cellOn(day)?.span ?? null;
      return times !== null && times.begin <= minute && minute < times.end;
    });
    begun = shift === undefined ? (begun ?? days.zone.local(minute).day) : null;
    const date = shift ?? begun!;
    if ((shift !== undefined || days.cellOn(date) === null) && isAwayFromWork(date, days)) found.push(date);
  }
  return found;
}

function isAwayFromWork(day: Day, { cellOn, isHoliday }: PersonDays): boolean {
  if (isHoliday(day)) return false;
  const cell = cellOn(day);
  if (cell === null) return weekday(day) !== 6 && weekday(day) !== 7;
  return 'M P N N11 TB RPD RPN RID'.split(' ').includes(cell.turn);
}

function isIll(day: Day, requests: readonly StandingRequest[]): boolean {
  return requests.some(
    ({ cause, state, fromDay, toDay }) =>
      cause.idcausale === 'MAL' && (state === 10 || state === 20) && fromDay <= day && day <= toDay,
  );
}
