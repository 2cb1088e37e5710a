import { BALANCE } from '../requests/index.ts';
import type { BalanceCode, LeaveRight } from '../requests/index.ts';

/** Balances that a new year brings by itself; ROS grows by approved overtime. */
export const YEARLY_BALANCES = ['FER', 'RFS', 'ESAU', 'PRLS'] as const satisfies readonly BalanceCode[];

export type YearlyBalance = (typeof YEARLY_BALANCES)[number];

/** Without the right there is nothing to open (domain.md 2.4: safety representatives). */
const NEEDED_RIGHT: Partial<Readonly<Record<YearlyBalance, LeaveRight>>> = { PRLS: 'RLS' };

/** Somebody who has a post in the year. */
export interface PersonOfYear {
  readonly employeeId: string;
  /** Rights held on a day of the year. */
  readonly rights: readonly LeaveRight[];
  /** Years of each balance that stand already. */
  readonly opened: readonly { readonly balance: BalanceCode; readonly year: number }[];
}

export interface NewEntitlement {
  readonly employeeId: string;
  readonly balance: YearlyBalance;
  /** Days, or minutes. */
  readonly teorica: number;
}

export interface YearOpening {
  readonly added: readonly NewEntitlement[];
  /** Stand already, and stay as they are. */
  readonly standing: number;
  /** Balances of which later years alone stand: an earlier one would change what those carry over. */
  readonly later: number;
}

/**
 * What opening a year gives to whom: each balance once a person, nothing where nothing is due. Carry-over is no part of it: it
 * is derived from the years before (domain.md 4.1.4). `due`: what the organisation gives a person, in days or hours.
 */
export function openYear<P extends PersonOfYear>(
  year: number,
  people: readonly P[],
  due: (balance: YearlyBalance, person: P) => number,
): YearOpening {
  const added: NewEntitlement[] = [];
  let [standing, later] = [0, 0];
  for (const person of people)
    for (const balance of YEARLY_BALANCES) {
      const years = person.opened.filter((one) => one.balance === balance).map((one) => one.year);
      const right = NEEDED_RIGHT[balance];
      if (years.includes(year)) standing += 1;
      else if (right !== undefined && !person.rights.includes(right)) continue;
      else if (years.some((opened) => opened > year)) later += 1;
      else {
        const teorica = inUnit(balance, due(balance, person));
        if (teorica > 0) added.push({ employeeId: person.employeeId, balance, teorica });
      }
    }
  return { added, standing, later };
}

const MINUTES_PER_HOUR = 60;

/** Settings say whole hours, balances count minutes. */
const inUnit = (balance: BalanceCode, amount: number): number =>
  BALANCE[balance].unit === 'minutes' ? amount * MINUTES_PER_HOUR : amount;

export interface OpenedGroup {
  readonly balance: YearlyBalance;
  readonly teorica: number;
  readonly people: number;
}

/** How many people get how much of each balance, in the order of the balances, most first. */
export function openedGroups(added: readonly NewEntitlement[]): readonly OpenedGroup[] {
  return YEARLY_BALANCES.flatMap((balance) => {
    const own = added.filter((one) => one.balance === balance);
    return [...Map.groupBy(own, ({ teorica }) => teorica)]
      .map(([teorica, group]) => ({ balance, teorica, people: group.length }))
      .toSorted((one, other) => other.people - one.people || other.teorica - one.teorica);
  });
}
