import type { OwnBalanceRow } from '@torre/contract/requests';
import { civil } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { BALANCE, balanceOn, balanceRows, promisedAfter, usesOf } from '@torre/domain/requests';
import { asSystem } from '../../platform/access/request-scope.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { readForTrial } from './insert.actions.ts';
import { limitsOf } from './person-limits.reads.ts';

/**
 * What is left to somebody, counted up to a day; null: the row of today with everything that was asked for, also what lies ahead.
 * Who asks may read it: shifts and requests in every plant count.
 */
export async function readBalances(
  { db, clock }: Pick<AreaDeps, 'db' | 'clock'>,
  employeeId: string,
  upTo: Day | null,
): Promise<OwnBalanceRow[]> {
  const day = upTo ?? clock.today();
  const read = await asSystem(() => readForTrial(db, employeeId, { from: day, to: day }));
  if (read === null) return [];
  const { requests, days } = limitsOf(read.scene, read.entitlements);
  return read.entitlements.accounts.flatMap((account): OwnBalanceRow[] => {
    const uses = usesOf(account.balance, requests, days);
    const rows = balanceRows(account, uses);
    const row =
      upTo === null
        ? (rows.findLast(({ year }) => year <= civil(day).year) ?? rows[0])
        : balanceOn(account, uses, day);
    const impegnateDopo = upTo === null ? 0 : promisedAfter(account, uses, day);
    return row
      ? [{ balance: account.balance, unit: BALANCE[account.balance].unit, ...row, impegnateDopo }]
      : [];
  });
}
