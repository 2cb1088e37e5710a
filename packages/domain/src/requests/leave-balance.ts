import { civil } from '../kernel/index.ts';
import type { Day } from '../kernel/index.ts';
import { BALANCE } from './cause.ts';
import type { BalanceCode } from './cause.ts';
import { costIn, countedDays } from './counted-days.ts';
import { DECIDED_STATES, OPEN_STATES } from './leave-state.ts';
import type { PersonDays, RequestedTime, StandingRequest } from './requested-time.ts';

/** A year of a balance as HR opened it. Amounts of this file are days, or minutes of rows in hours (`BALANCE`). */
export interface OpenedYear {
  readonly year: number;
  readonly teorica: number;
  readonly riduzioni: number;
  readonly forzate: number;
}

/** What a person has of one balance. */
export interface BalanceAccount {
  readonly balance: BalanceCode;
  /** What was left when the first of the years was opened; after that carry-over is derived. */
  readonly brought: { readonly residuoAnniPrec: number; readonly residuoAnnoPrec: number };
  readonly years: readonly OpenedYear[];
}

/** What one day of a request takes, or would take. */
export interface LeaveUse {
  readonly day: Day;
  readonly amount: number;
  /** Still to decide: reserved, not used. */
  readonly isReserved: boolean;
}

/** A row of the table of balances (domain.md 2.4), with what is reserved and what is left to ask for. */
export interface BalanceRow extends OpenedYear {
  readonly residuoAnniPrec: number;
  readonly residuoAnnoPrec: number;
  readonly spettanzaReale: number;
  readonly fruite: number;
  readonly residuo: number;
  /** Requests to decide; those of earlier years too, as long as they may take of what is carried into this one. */
  readonly prenotate: number;
  readonly disponibili: number;
}

/** The rows of an account, oldest year first (domain.md 4.1.1, 4.1.2, 4.1.4). Days before the first opened year are no part. */
export function balanceRows(account: BalanceAccount, uses: readonly LeaveUse[]): readonly BalanceRow[] {
  const { carries } = BALANCE[account.balance];
  const years = inOrder(account);
  const rows: BalanceRow[] = [];
  let brought = account.brought;
  for (const [index, opened] of years.entries()) {
    const before = rows.at(-1);
    if (before !== undefined) brought = carries ? carriedInto(opened.year, before) : NOTHING;
    const own = uses.filter(({ day }) => rowIndex(years, day) === index);
    const fruite = sum(own.filter(({ isReserved }) => !isReserved));
    const reserved = sum(own.filter(({ isReserved }) => isReserved));
    const prenotate = reserved + (carries && before !== undefined ? before.prenotate : 0);
    const { residuoAnniPrec, residuoAnnoPrec } = brought;
    const spettanzaReale = opened.teorica - opened.riduzioni;
    const residuo = residuoAnniPrec + residuoAnnoPrec + spettanzaReale - opened.forzate - fruite;
    rows.push({
      ...opened,
      residuoAnniPrec,
      residuoAnnoPrec,
      spettanzaReale,
      fruite,
      residuo,
      prenotate,
      disponibili: residuo - prenotate,
    });
  }
  return rows;
}

/**
 * The row on which a day draws, counting what is dated up to it (the balance on a chosen day); null before the first opened
 * year.
 */
export function balanceOn(account: BalanceAccount, uses: readonly LeaveUse[], day: Day): BalanceRow | null {
  const upTo = uses.filter((use) => use.day <= day);
  return balanceRows(account, upTo)[rowIndex(inOrder(account), day)] ?? null;
}

/**
 * What is used and reserved on days after one, which the balance on that day leaves out: of its row, and of later
 * ones where what is left is carried into them, for then they may draw on it. 0 before the first opened year.
 */
export function promisedAfter(account: BalanceAccount, uses: readonly LeaveUse[], day: Day): number {
  const years = inOrder(account);
  const row = rowIndex(years, day);
  if (row < 0) return 0;
  const { carries } = BALANCE[account.balance];
  return sum(uses.filter((use) => use.day > day && (carries || rowIndex(years, use.day) === row)));
}

/** What is left of earlier years on the row of a day, what is reserved taken off (domain.md 4.1.1: 8118). */
export function earlierYearsLeft(account: BalanceAccount, uses: readonly LeaveUse[], day: Day): number {
  const row = balanceRows(account, uses)[rowIndex(inOrder(account), day)];
  if (row === undefined) return 0;
  return leftOf(row, row.prenotate).earlier;
}

/** What a request asks of a balance and what is left of it, in its unit, on the row where least is. */
export interface AskedBalance {
  readonly left: number;
  readonly asked: number;
}

/**
 * Whether days suffice (F1, F4, F5): each row must have what is asked of it, and of what is carried into it. `uses`: without
 * the request itself. null: nothing is asked.
 */
export function askedBalance(
  account: BalanceAccount,
  uses: readonly LeaveUse[],
  asked: readonly Pick<LeaveUse, 'day' | 'amount'>[],
): AskedBalance | null {
  if (asked.every(({ amount }) => amount === 0)) return null;
  const { carries } = BALANCE[account.balance];
  const years = inOrder(account);
  const wanted = years.map((_, index) => sum(asked.filter(({ day }) => rowIndex(years, day) === index)));
  const unopened = sum(asked.filter(({ day }) => rowIndex(years, day) < 0));
  if (unopened > 0) return { left: 0, asked: unopened };
  let carried = 0;
  const rows = balanceRows(account, uses).flatMap(({ disponibili }, index) => {
    carried = wanted[index]! + (carries ? carried : 0);
    return carried === 0 ? [] : [{ left: disponibili, asked: carried }];
  });
  return rows.reduce((least, row) => (row.left - row.asked < least.left - least.asked ? row : least));
}

/** What the open requests of a person use and reserve of a balance, day by day. */
export function usesOf(
  balance: BalanceCode,
  requests: readonly StandingRequest[],
  days: PersonDays,
): readonly LeaveUse[] {
  return requests
    .filter(({ cause, state }) => cause.balance === balance && OPEN_STATES.includes(state))
    .flatMap((request) =>
      amountsOf(balance, request, requests, days).map((use) => ({
        ...use,
        isReserved: !DECIDED_STATES.includes(request.state),
      })),
    );
}

/** What a request takes of a balance, day by day. */
export function amountsOf(
  balance: BalanceCode,
  asked: RequestedTime,
  requests: readonly StandingRequest[],
  days: PersonDays,
): readonly Pick<LeaveUse, 'day' | 'amount'>[] {
  return countedDays(asked, requests, days).map((counted) => ({
    day: counted.day,
    amount: costIn(balance, counted),
  }));
}

const NOTHING = { residuoAnniPrec: 0, residuoAnnoPrec: 0 };
const sum = (uses: readonly Pick<LeaveUse, 'amount'>[]): number =>
  uses.reduce((total, { amount }) => total + amount, 0);

const inOrder = ({ years }: BalanceAccount): readonly OpenedYear[] =>
  years.toSorted((one, other) => one.year - other.year);

/** 4.1.4: the row of the day's own year, else the last one opened before it; −1 without one. */
function rowIndex(years: readonly OpenedYear[], day: Day): number {
  const { year } = civil(day);
  return years.findLastIndex((opened) => opened.year <= year);
}

/** What is left of a row once `more` is taken too: earlier years are drawn first, what is owed stays with its own. */
function leftOf(row: BalanceRow, more: number): { readonly earlier: number; readonly own: number } {
  const lots = [row.residuoAnniPrec, row.residuoAnnoPrec, row.spettanzaReale];
  const owed = lots.reduce((total, amount) => total - Math.min(0, amount), 0);
  const [older, previous, own] = lots.map((amount) => Math.max(0, amount)) as [number, number, number];
  const taken = row.forzate + row.fruite + more + owed;
  const earlier = Math.max(0, older + previous - taken);
  return { earlier, own: own - Math.max(0, taken - older - previous) };
}

/** Derived, never copied (4.1.4). A year that was never opened makes all that is left older. */
function carriedInto(year: number, before: BalanceRow): BalanceAccount['brought'] {
  const { earlier, own } = leftOf(before, 0);
  return year === before.year + 1
    ? { residuoAnniPrec: earlier, residuoAnnoPrec: own }
    : { residuoAnniPrec: earlier + own, residuoAnnoPrec: 0 };
}
