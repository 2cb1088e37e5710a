import { countRequests } from '@torre/contract/requests';
import { countRequestsSchema } from '@torre/contract/requests/schema';
import { ROLE } from '@torre/domain/identity';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { okOutcome } from '../../platform/http/refused.ts';
import { NO_PLANT } from '../../platform/http/requested-days.ts';
import { route } from '../../platform/http/route.ts';
import { readsRoster } from '../month/index.ts';
import { NO_REQUESTS, readRequestCounts } from './request-counts.reads.ts';

/** The numbers of the tabs of the requests card: no filter changes them. */
export function registerRequestCounts(app: App, { db }: AreaDeps): void {
  route(app, countRequests, {
    schema: countRequestsSchema,
    access: readsRoster,
    handler: async ({ principal, query: { plant } }) => {
      if (plant === NO_PLANT) return { outcome: okOutcome(), ...NO_REQUESTS };
      const level = principal.roles.has(ROLE.approver2) ? 'second' : 'first';
      return { outcome: okOutcome(), ...(await readRequestCounts(db, plant, level)) };
    },
  });
}
