import { changeRights as changeRightsCall, readAccount } from '@torre/contract/administration';
import { changeRightsSchema, readAccountSchema } from '@torre/contract/administration/schema';
import { OUTCOME } from '@torre/contract/outcome';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { refused } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import { readAccountDetail, readPlantNames } from './account-detail.reads.ts';
import { administers } from './administration.access.ts';
import { changeRights } from './rights.actions.ts';

const outcome = { code: OUTCOME.ok, messageIT: '' };

/** What one person may do, and changing it. */
export function rightsRoutes(app: App, deps: AreaDeps): void {
  route(app, readAccount, {
    schema: readAccountSchema,
    access: administers,
    handler: async ({ principal, path }) => {
      const today = deps.clock.today();
      const account = await readAccountDetail(deps.db, path.userName, today, principal.userName);
      if (account === null) throw refused(404, OUTCOME.notFound, 'Questo account non esiste.');
      return { outcome, account, plants: await readPlantNames(deps.db) };
    },
  });

  route(app, changeRightsCall, {
    schema: changeRightsSchema,
    access: administers,
    handler: async ({ principal, path, body }) => ({
      outcome: { code: OUTCOME.ok, messageIT: 'Diritti aggiornati.' },
      account: await changeRights(deps, principal, path.userName, body),
    }),
  });
}
