import { addDays, civil, firstOfMonth, lastOfMonth } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { BALANCE, carerMonth } from '@torre/domain/requests';
import type { BalanceAccount, LeaveRight, MonthUse, PersonLimits } from '@torre/domain/requests';
import type { Queryable } from '../../platform/db/index.ts';
import { readAccounts, readCarers, readRights } from '../entitlements/index.ts';
import { readPersonScene } from './person-scene.reads.ts';
import type { PersonScene } from './person-scene.reads.ts';

/** What one person has, and who shares it. */
export interface PersonEntitlements {
  readonly accounts: readonly BalanceAccount[];
  readonly rights: readonly LeaveRight[];
  /** Others who care for the same person by law 104. */
  readonly carers: readonly PersonScene[];
}

/** `on` must see every row: other carers are no business of who asks, their sum is. */
export async function readEntitlements(
  on: Queryable,
  employeeId: string,
  day: Day,
): Promise<PersonEntitlements> {
  const accounts = (await readAccounts(on, [employeeId])).get(employeeId) ?? [];
  const rights = await readRights(on, employeeId, day);
  const assisted = rights.find(({ right }) => right === '104')?.assisted ?? null;
  const others = assisted === null ? [] : await readCarers(on, assisted, { employeeId, day });
  const carers: PersonScene[] = [];
  for (const other of others) {
    const scene = await readPersonScene(on, other, { from: day, to: day });
    if (scene !== null) carers.push(scene);
  }
  return { accounts, rights: rights.map(({ right }) => right), carers };
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
      others: carers.map((carer) => carerMonth(carer.requests, carer.days, month)),
    }),
  };
}

/** Whole months around days: the ceiling of law 104 follows from the shifts of its month. */
export function wholeMonths({ from, to }: { readonly from: Day; readonly to: Day }): {
  readonly from: Day;
  readonly to: Day;
} {
  const [first, last] = [civil(addDays(from, -1)), civil(addDays(to, 1))];
  return { from: firstOfMonth(first.year, first.month), to: lastOfMonth(last.year, last.month) };
}

/** In what the balance of a cause counts. */
export const unitOf = (balance: keyof typeof BALANCE | null): 'days' | 'minutes' =>
  balance === null ? 'minutes' : BALANCE[balance].unit;
