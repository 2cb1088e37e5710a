import type { AccountDetail } from '@torre/contract/administration';
import type { changeRights as endpoint } from '@torre/contract/administration';
import { administrationSentence } from '@torre/contract/administration/sentences';
import type { BodyOf } from '@torre/contract/endpoint';
import { OUTCOME } from '@torre/contract/outcome';
import type { Actor } from '../../platform/access/actor.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { refused } from '../../platform/http/refused.ts';
import { replaceAccountRights } from '../identity/index.ts';
import type { StandingRights } from '../identity/index.ts';
import { readAccountDetail, readPlantNames } from './account-detail.reads.ts';
import { requestedDay } from '../../platform/http/requested-day.ts';

/** The rights that a request wants. Throws 400 for a day that does not exist. */
export const requestedRights = (body: BodyOf<typeof endpoint>) => ({
  roles: body.ruoli,
  responsabile: body.responsabile,
  responsabileH35: body.responsabileH35,
  managedPlants: body.managedPlants.map(({ icao, validFrom, validTo }) => ({
    icao,
    validFrom: requestedDay(validFrom),
    validTo: validTo === null ? null : requestedDay(validTo),
  })),
});

/**
 * Changes the rights of an account as a whole. Throws Refused: 409 when a rule says no, 412 with `current` when somebody
 * else was first.
 */
export async function changeRights(
  deps: AreaDeps,
  tx: Tx,
  actor: Actor,
  standing: StandingRights,
  wanted: { readonly rights: ReturnType<typeof requestedRights>; readonly version: number },
): Promise<AccountDetail> {
  const plants = new Set((await readPlantNames(tx, actor.today)).map(({ icao }) => icao));
  const done = await replaceAccountRights(deps, tx, actor, standing, { ...wanted, plants });
  const { userName } = actor.principal;
  const account = await readAccountDetail(tx, standing.userName, actor.today, userName);
  if (done) return account!;
  throw refused(412, OUTCOME.stale, administrationSentence('rightsStale'), { current: account });
}
