import { listCauses, ownBalances } from '@torre/contract/requests';
import { listCausesSchema, ownBalancesSchema } from '@torre/contract/requests/schema';
import { slashDay } from '@torre/domain/kernel';
import { signedIn } from '../../platform/access/access.ts';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { okOutcome } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import { readBalances } from './balances.reads.ts';
import { readInsertableCauses } from './insertable-causes.ts';
import { slashedDay } from './requested-justification.ts';

/** What somebody may ask for, and what is left to them. */
export function registerOwnBalances(app: App, deps: AreaDeps): void {
  route(app, ownBalances, {
    schema: ownBalancesSchema,
    access: signedIn,
    handler: async ({ principal: { employeeId }, query }) => {
      const day = query.al === undefined ? null : slashedDay(query.al);
      const saldi = await readBalances(deps, employeeId, day);
      return { outcome: okOutcome(), al: slashDay(day ?? deps.clock.today()), saldi };
    },
  });

  route(app, listCauses, {
    schema: listCausesSchema,
    access: signedIn,
    handler: async ({ principal }) => ({
      outcome: okOutcome(),
      causali: await readInsertableCauses(deps, principal.employeeId),
    }),
  });
}
