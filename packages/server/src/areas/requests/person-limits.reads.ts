import { addDays, civil, firstOfMonth, lastOfMonth } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { BALANCE, carerMonth } from '@torre/domain/requests';
import type { BalanceAccount, LeaveRight, MonthUse, PersonLimits } from '@torre/domain/requests';
import type { Queryable } from '../../platform/db/index.ts';
import { readAccounts, readCarers, readRights } from '../entitlements/index.ts';
import type { DatedRight } from '../entitlements/index.ts';
import { readPersonScene } from './person-scene.reads.ts';
import type { PersonScene } from './person-scene.reads.ts';

/** First and last day, both included. */
interface Days {
  readonly from: Day;
  readonly to: Day;
}

/** Somebody else who cares for the same person by law 104, while both rights hold. */
interface SharingCarer extends Days {
  readonly scene: PersonScene;
}

/** What one person has, and who shares it. */
export interface PersonEntitlements {
  readonly accounts: readonly BalanceAccount[];
  /** Rights that hold on each of some days. */
  readonly rightsOver: (days: Days) => readonly LeaveRight[];
  readonly carers: readonly SharingCarer[];
}

/**
 * What a person has in the months of some days. `on` must see every row: other carers are no business of who asks, their sum
 * is.
 */
export async function readEntitlements(
  on: Queryable,
  employeeId: string,
  days: Days,
): Promise<PersonEntitlements> {
  const accounts = (await readAccounts(on, [employeeId])).get(employeeId) ?? [];
  const months = wholeMonths(days);
  const rights = await readRights(on, employeeId, months);
  const carers: SharingCarer[] = [];
  for (const { employeeId: other, ...shared } of await readCarers(on, employeeId, months)) {
    // the ceiling of a month follows from all its shifts
    const scene = await readPersonScene(on, other, months);
    if (scene !== null) carers.push({ scene, ...shared });
  }
  return {
    accounts,
    rightsOver: (wanted) => [
      ...new Set(rights.map(({ right }) => right).filter((right) => holdsOver(rights, right, wanted))),
    ],
    carers,
  };
}

/** Whether a right, or one that follows upon it, holds on each of the days. */
function holdsOver(rights: readonly DatedRight[], right: LeaveRight, { from, to }: Days): boolean {
  let missing = from;
  for (const one of rights) {
    if (one.right !== right || one.from > missing) continue;
    if (one.to === null || one.to >= to) return true;
    if (one.to >= missing) missing = addDays(one.to, 1);
  }
  return false;
}

/** What the rules ask of a person; `without`: the request that is decided. */
export function limitsOf(
  scene: PersonScene,
  { accounts, carers }: Pick<PersonEntitlements, 'accounts' | 'carers'>,
  without: string | null = null,
): PersonLimits {
  const requests = scene.requests.filter(({ requestId }) => requestId !== without);
  return {
    requests,
    days: scene.days,
    accountOf: (balance) => accounts.find((account) => account.balance === balance) ?? null,
    law104: (month: Pick<MonthUse, 'year' | 'month'>) => ({
      own: carerMonth(requests, scene.days, month),
      others: carers
        .filter(({ from, to }) => isInMonth({ from, to }, month))
        .map(({ scene: { requests: theirs, days } }) => carerMonth(theirs, days, month)),
    }),
  };
}

const isInMonth = ({ from, to }: Days, { year, month }: Pick<MonthUse, 'year' | 'month'>): boolean =>
  from <= lastOfMonth(year, month) && to >= firstOfMonth(year, month);

/** Whole months around days: the ceiling of law 104 follows from the shifts of its month. */
export function wholeMonths({ from, to }: Days): Days {
  const [first, last] = [civil(addDays(from, -1)), civil(addDays(to, 1))];
  return { from: firstOfMonth(first.year, first.month), to: lastOfMonth(last.year, last.month) };
}

/** In what the balance of a cause counts. */
export const unitOf = (balance: keyof typeof BALANCE | null): 'days' | 'minutes' =>
  balance === null ? 'minutes' : BALANCE[balance].unit;
