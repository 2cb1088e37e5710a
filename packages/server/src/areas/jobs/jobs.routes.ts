import * as calls from '@torre/contract/jobs';
import * as schema from '@torre/contract/jobs/schema';
import { OUTCOME } from '@torre/contract/outcome';
import { ROLE } from '@torre/domain/identity';
import { asSystem, requireRole } from '../../platform/access/request-scope.ts';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { route } from '../../platform/http/route.ts';
import { readJobs } from '../../platform/jobs/job-reads.ts';
import { administersJobs } from './jobs.access.ts';
import { cancelJob, retryJob } from './jobs.actions.ts';

const outcome = { code: OUTCOME.ok, messageIT: '' };

export function jobRoutes(app: App, deps: AreaDeps): void {
  route(app, calls.listJobs, {
    schema: schema.listJobsSchema,
    access: administersJobs,
    handler: async () => {
      // The queue is the system's own: no row policy decides who sees it.
      requireRole(ROLE.admin);
      const jobs = await asSystem(() => readJobs(deps.db, deps.clock));
      return { outcome, jobs: jobs.map(({ row }) => row) };
    },
  });

  route(app, calls.retryJob, {
    schema: schema.retryJobSchema,
    access: administersJobs,
    handler: async ({ principal, path }) => {
      await retryJob(deps, principal, path.jobId);
      return { outcome };
    },
  });

  route(app, calls.cancelJob, {
    schema: schema.cancelJobSchema,
    access: administersJobs,
    handler: async ({ principal, path }) => {
      await cancelJob(deps, principal, path.jobId);
      return { outcome };
    },
  });
}
