import type { AuditOperation } from '@torre/contract/audit';
import { OUTCOME } from '@torre/contract/outcome';
import { ROLE } from '@torre/domain/identity';
import type { Principal } from '../../platform/access/principal.ts';
import { asSystem, requireRole } from '../../platform/access/request-scope.ts';
import { writeAudit } from '../../platform/audit/index.ts';
import { inTransaction } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { refused } from '../../platform/http/refused.ts';
import { readJobsById } from '../../platform/jobs/job-reads.ts';

/** A failed or cancelled job is tried again; refuses with 404, or with 409 when it is neither. */
export function retryJob(deps: AreaDeps, principal: Principal, jobId: string): Promise<void> {
  return onJob(deps, principal, jobId, 'retryJob', 'retry', (tx, name) => deps.jobs.retry(tx, name, jobId));
}

/** A job that has not ended is cancelled; refuses with 404, or with 409 when it has ended. */
export function cancelJob(deps: AreaDeps, principal: Principal, jobId: string): Promise<void> {
  return onJob(deps, principal, jobId, 'cancelJob', 'cancel', (tx, name) =>
    deps.jobs.cancel(tx, name, jobId),
  );
}

async function onJob(
  deps: AreaDeps,
  principal: Principal,
  jobId: string,
  call: string,
  what: AuditOperation,
  act: (tx: Tx, name: string) => Promise<boolean>,
): Promise<void> {
  // Requests may put jobs into the queue and see none of it: an administrator's hand is the system's.
  requireRole(ROLE.admin);
  await asSystem(() =>
    inTransaction(deps.db, async (tx) => {
      const [job] = await readJobsById(tx, deps.clock, [jobId]);
      if (!job) throw refused(404, OUTCOME.notFound, 'Questo lavoro non esiste più.');
      if (!(await act(tx, job.row.name))) {
        throw refused(409, OUTCOME.stale, `Il lavoro nel frattempo è cambiato: ora è ${job.row.state}.`);
      }
      await writeAudit(tx, {
        at: deps.clock.now(),
        actor: principal.employeeId,
        call,
        what,
        entity: 'job',
        entityKey: jobId,
        values: [],
      });
    }),
  );
}
