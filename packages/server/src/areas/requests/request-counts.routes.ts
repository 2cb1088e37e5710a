import { countRequests } from '@torre/contract/requests';
import { countRequestsSchema } from '@torre/contract/requests/schema';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { caughtUp } from '../../platform/events/caught-up.ts';
import { okOutcome } from '../../platform/http/refused.ts';
import { NO_PLANT } from '../../platform/http/requested-days.ts';
import { route } from '../../platform/http/route.ts';
import { readsRoster } from '../month/index.ts';
import type { KeptRequestCounts, TabCounts } from './kept-request-counts.ts';
import { groupsOf } from './request-groups.ts';

const NO_REQUESTS: TabCounts = {
  ferie: { pending: 0, handled: 0 },
  timbrature: { pending: 0, handled: 0 },
  altro: { pending: 0, handled: 0 },
};

/** The numbers of the tabs of the requests card: no filter changes them. Complete up to the position that the client sends. */
export function registerRequestCounts(
  app: App,
  { hub, counts }: AreaDeps & { readonly counts: KeptRequestCounts },
): void {
  route(app, countRequests, {
    schema: countRequestsSchema,
    access: readsRoster,
    handler: async ({ principal, query }) => {
      if (query.plant === NO_PLANT) return { outcome: okOutcome(), ...NO_REQUESTS };
      await caughtUp(hub, query.position);
      return { outcome: okOutcome(), ...(await counts.read(query.plant, groupsOf(principal, query.plant))) };
    },
  });
}
