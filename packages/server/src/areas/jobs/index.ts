import { area } from '../../platform/area/area.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { JOB_CHANGED } from '../../platform/jobs/job-events.ts';
import { jobMessages } from '../../platform/jobs/job-live.ts';
import { jobRoutes } from './jobs.routes.ts';

export const jobs = area<AreaDeps>('jobs', {
  tables: [],
  events: { [JOB_CHANGED]: (rows, { db, clock }) => jobMessages(db, clock, rows) },
  routes: jobRoutes,
});
