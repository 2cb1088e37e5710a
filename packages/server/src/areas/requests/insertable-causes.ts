import type { InsertableCause } from '@torre/contract/requests';
import type { BalanceCode } from '@torre/domain/requests';
import { causeOn, checkInsertable, earlierYearsLeft, usesOf } from '@torre/domain/requests';
import { asSystem } from '../../platform/access/request-scope.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { employerPrefix, readForTrial } from './insert.actions.ts';
import { limitsOf } from './person-limits.reads.ts';

/** The causes of today, each with whether the person may ask for it today; none for a code that nobody has. */
export async function readInsertableCauses(
  { db, clock, configuration }: Pick<AreaDeps, 'db' | 'clock' | 'configuration'>,
  employeeId: string,
): Promise<InsertableCause[]> {
  const today = clock.today();
  // 8118 asks what is left of earlier years: shifts and requests in every plant count
  const read = await asSystem(() => readForTrial(db, employeeId, { from: today, to: today }));
  if (read === null) return [];
  const { scene, entitlements } = read;
  const { requests, days, accountOf } = limitsOf(scene, entitlements);
  const person = {
    condition: scene.postOn(today)?.condition ?? null,
    prefix: employerPrefix(configuration, scene.company),
    rights: entitlements.rightsOver({ from: today, to: today }),
    earlierYearsLeft: (balance: BalanceCode): number => {
      const account = accountOf(balance);
      return account === null ? 0 : earlierYearsLeft(account, usesOf(balance, requests, days), today);
    },
  };
  const codes = [...new Set(scene.causes.map(({ idcausale }) => idcausale))];
  return codes.flatMap((code): InsertableCause[] => {
    const cause = causeOn(scene.causes, code, today);
    if (cause === null) return [];
    const { idcausale, descausale, gestdoc, category, units, oneTime } = cause;
    const insertable = checkInsertable(cause, person, 'owner').ok;
    return [{ idcausale, descausale, gestdoc, insertable, category, units: [...units], oneTime }];
  });
}
