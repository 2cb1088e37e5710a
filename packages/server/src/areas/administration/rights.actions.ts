import type { AccountDetail } from '@torre/contract/administration';
import type { changeRights as endpoint } from '@torre/contract/administration';
import type { BodyOf } from '@torre/contract/endpoint';
import { OUTCOME } from '@torre/contract/outcome';
import type { Principal } from '../../platform/access/principal.ts';
import { inTransaction } from '../../platform/db/index.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { refused } from '../../platform/http/refused.ts';
import { replaceAccountRights } from '../identity/index.ts';
import { readAccountDetail, readPlantNames } from './account-detail.reads.ts';
import { requestedDay } from './requested-day.ts';

/**
 * Changes the rights of an account as a whole. Throws Refused: 404 unknown, 409 when a rule says no, 412 with
 * `current` when somebody else was first.
 */
export function changeRights(
  deps: AreaDeps,
  principal: Principal,
  userName: string,
  body: BodyOf<typeof endpoint>,
): Promise<AccountDetail> {
  const today = deps.clock.today();
  const rights = {
    roles: body.ruoli,
    responsabile: body.responsabile,
    responsabileH35: body.responsabileH35,
    managedPlants: body.managedPlants.map(({ icao, validFrom, validTo }) => ({
      icao,
      validFrom: requestedDay(validFrom),
      validTo: validTo === null ? null : requestedDay(validTo),
    })),
  };
  return inTransaction(deps.db, async (tx) => {
    const plants = new Set((await readPlantNames(tx)).map(({ icao }) => icao));
    const wanted = { userName, rights, version: body.version, plants };
    const done = await replaceAccountRights(deps, tx, principal, wanted);
    const account = await readAccountDetail(tx, userName, today, principal.userName);
    if (done) return account!;
    throw refused(
      412,
      OUTCOME.stale,
      'Qualcun altro ha cambiato i diritti di questa persona nel frattempo.',
      {
        current: account,
      },
    );
  });
}
