import type { App, AreaDeps } from '../../platform/deps.ts';
import { JOB_CHANGED } from '../../platform/jobs/job-events.ts';
import { jobMessages } from '../../platform/jobs/job-live.ts';
import { keepHouse } from './housekeeping.ts';
import { jobRoutes } from './jobs.routes.ts';

export function registerJobs(app: App, deps: AreaDeps): void {
  deps.hub.on(JOB_CHANGED, (rows) => jobMessages(deps.db, deps.clock, rows));
  keepHouse(deps);
  jobRoutes(app, deps);
}
