import * as calls from '@torre/contract/jobs';
import * as schema from '@torre/contract/jobs/schema';
import { jobSentence } from '@torre/contract/jobs/sentences';
import { ROLE } from '@torre/domain/identity';
import { allow } from '../../platform/access/access.ts';
import type { Access } from '../../platform/access/access.ts';
import { asSystem, requireRole } from '../../platform/access/request-scope.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { okOutcome } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import { saveRoute } from '../../platform/http/save-route.ts';
import { readJobs, readJobsById } from '../../platform/jobs/job-reads.ts';
import { administersJobs } from './jobs.access.ts';
import { changeJob } from './jobs.actions.ts';

export function jobRoutes(app: App, deps: AreaDeps): void {
  route(app, calls.listJobs, {
    schema: schema.listJobsSchema,
    access: administersJobs,
    handler: async () => {
      // The queue is the system's own: no row policy decides who sees it.
      requireRole(ROLE.admin);
      const jobs = await asSystem(() => readJobs(deps.db, deps.clock));
      return { outcome: okOutcome(), jobs: jobs.map(({ row }) => row) };
    },
  });

  const ofJob = {
    mayTry: administersJobs,
    // Requests may put jobs into the queue and see none of it.
    asSystemFor: ROLE.admin,
    find: async (tx: Tx, { path }: { readonly path: { readonly jobId: string } }) =>
      (await readJobsById(tx, deps.clock, [path.jobId]))[0]?.row ?? null,
    missing: jobSentence('unknown'),
    may: (): Access => allow,
    done: () => ({ outcome: okOutcome() }),
  };

  saveRoute(app, deps, calls.retryJob, {
    schema: schema.retryJobSchema,
    ...ofJob,
    act: (tx, actor, job) => changeJob(deps, tx, actor, job, 'retry'),
  });

  saveRoute(app, deps, calls.cancelJob, {
    schema: schema.cancelJobSchema,
    ...ofJob,
    act: (tx, actor, job) => changeJob(deps, tx, actor, job, 'cancel'),
  });
}
