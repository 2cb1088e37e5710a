import { area } from '../../platform/area/area.ts';
import type { RequestsDeps } from './after-step.ts';
import { registerIgnored } from './ignored.routes.ts';
import { KeptRequestCounts } from './kept-request-counts.ts';
import { registerOwnBalances } from './own-balances.routes.ts';
import { registerOwnRequests } from './own-requests.routes.ts';
import { registerRequestCounts } from './request-counts.routes.ts';
import { registerDecisions, registerProposals } from './request-decisions.routes.ts';
import { registerRequestLists } from './request-lists.routes.ts';
import { REQUESTS_CHANGED, changedPlants, requestMessages } from './request-live.ts';
import { registerReminders } from './reminder-jobs.ts';
import { REQUEST_TABLES } from './requests.tables.ts';
import { registerRequestsOfDays } from './requests-of-days.routes.ts';
import { registerTrials } from './trial.routes.ts';
import { registerWriteJustification } from './write-justification.routes.ts';

export { requestServices } from './attendance-services.ts';
export { readInsertableCauses } from './insertable-causes.ts';
export { readLeave } from './leave-taken.reads.ts';

/** Requests of leave, clock-in corrections and other justifications, from the person who asks to who decides. */
export const requests = area<Omit<RequestsDeps, 'counts'>, RequestsDeps>('requests', {
  tables: REQUEST_TABLES,
  prepare: (deps) => ({ ...deps, counts: new KeptRequestCounts(deps) }),
  events: {
    [REQUESTS_CHANGED]: async (rows, { counts }, isNew) => {
      if (isNew) counts.forget(changedPlants(rows));
      return requestMessages(rows);
    },
  },
  onReset: ({ counts }) => counts.clear(),
  routes(app, deps) {
    registerWriteJustification(app, deps);
    registerDecisions(app, deps);
    registerProposals(app, deps);
    registerRequestLists(app, deps);
    registerRequestCounts(app, deps);
    registerRequestsOfDays(app, deps);
    registerOwnRequests(app, deps);
    registerOwnBalances(app, deps);
    registerTrials(app, deps);
    registerIgnored(app, deps);
    registerReminders(deps);
  },
});
