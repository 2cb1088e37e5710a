import * as calls from '@torre/contract/jobs';
import * as schema from '@torre/contract/jobs/schema';
import { jobSentence } from '@torre/contract/jobs/sentences';
import { ROLE } from '@torre/domain/identity';
import { allow } from '../../platform/access/access.ts';
import type { Access } from '../../platform/access/access.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { okOutcome } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import { saveRoute } from '../../platform/http/save-route.ts';
import { jobDesk, readJobsById } from '../../platform/jobs/job-reads.ts';
import { listFile } from '../../platform/list/list-file.ts';
import { administersJobs } from './jobs.access.ts';
import { changeJob } from './jobs.actions.ts';

export function jobRoutes(app: App, deps: AreaDeps): void {
  const desk = jobDesk(deps.db, deps.clock);

  route(app, calls.listJobs, {
    schema: schema.listJobsSchema,
    access: administersJobs,
    handler: desk.answer,
  });

  saveRoute(app, deps, calls.exportJobs, {
    schema: schema.exportJobsSchema,
    mayTry: administersJobs,
    ...listFile(app, deps, desk),
  });

  const ofJob = {
    mayTry: administersJobs,
    // Requests may put jobs into the queue and see none of it.
    asSystemFor: ROLE.admin,
    find: async (tx: Tx, { path }: { readonly path: { readonly jobId: string } }) =>
      (await readJobsById(tx, deps.clock, [path.jobId]))[0] ?? null,
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
