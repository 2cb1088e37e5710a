import { changeRights as changeRightsCall, readAccount } from '@torre/contract/administration';
import { changeRightsSchema, readAccountSchema } from '@torre/contract/administration/schema';
import { administrationSentence } from '@torre/contract/administration/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { okOutcome, refused } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import { saveRoute } from '../../platform/http/save-route.ts';
import { lockAccountRights } from '../identity/index.ts';
import { nameOfClosedAccount, readAccountDetail, readPlantNames } from './account-detail.reads.ts';
import { administers, ofAccount } from './administration.access.ts';
import { changeRights, requestedRights } from './rights.actions.ts';

/** What one person may do, and changing it. */
export function rightsRoutes(app: App, deps: AreaDeps): void {
  route(app, readAccount, {
    schema: readAccountSchema,
    access: administers,
    handler: async ({ principal, path }) => {
      const today = deps.clock.today();
      const account = await readAccountDetail(deps.db, path.userName, today, principal.userName);
      if (account === null) {
        const name = await nameOfClosedAccount(deps.db, path.userName);
        const words =
          name === null
            ? administrationSentence('accountUnknown')
            : administrationSentence('accountClosed', { name });
        throw refused(404, OUTCOME.notFound, words);
      }
      return { outcome: okOutcome(), account, plants: await readPlantNames(deps.db, today) };
    },
  });

  saveRoute(app, deps, changeRightsCall, {
    schema: changeRightsSchema,
    mayTry: administers,
    prepare: ({ body }) => ({ rights: requestedRights(body), version: body.version }),
    ...ofAccount,
    find: (tx, { path }) => lockAccountRights(tx, path.userName),
    act: (tx, actor, standing, { prepared }) => changeRights(deps, tx, actor, standing, prepared),
    done: (account) => ({ outcome: okOutcome(administrationSentence('rightsSaved')), account }),
  });
}
