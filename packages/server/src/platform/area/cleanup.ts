import { inTransaction } from '../db/index.ts';
import type { Tx } from '../db/index.ts';
import type { AreaDeps } from '../deps.ts';
import type { JobContext } from '../jobs/job-options.ts';

/** A job that removes what is over: name as stored in the queue, and its schedule (cron, Europe/Rome). */
export interface CleanupJob {
  readonly name: string;
  readonly cron: string;
}

/** Once an hour, for what is over within the day. */
export const HOURLY: CleanupJob = { name: 'housekeeping.calls', cron: '20 * * * *' };

export interface Cleanup<S> {
  readonly job: CleanupJob;
  readonly table: string;
  readonly remove: (tx: Tx, deps: S) => Promise<unknown>;
  /** What goes with the rows and stands outside of the database; after their commit. */
  readonly after?: (deps: AreaDeps, job: JobContext<object>) => Promise<unknown>;
}

/** As `Cleanup`, with what its area shares. */
export interface ReadyCleanup extends Omit<Cleanup<never>, 'remove'> {
  readonly remove: (tx: Tx) => Promise<unknown>;
}

/** One job a name, in which the areas' removals follow each other; each runs in one process only. */
export function registerCleanups(deps: AreaDeps, cleanups: readonly ReadyCleanup[]): void {
  for (const [name, own] of Map.groupBy(cleanups, ({ job }) => job.name)) {
    const removeAll = async (tx: Tx): Promise<void> => {
      for (const { remove } of own) await remove(tx);
    };
    const after = own.flatMap((one) => one.after ?? []);
    deps.jobs.every(own[0]!.job.cron, name, async (job) => {
      if (after.length === 0) return job.finish(removeAll);
      await inTransaction(deps.db, removeAll);
      for (const follow of after) await follow(deps, job);
    });
  }
}

/** The instant so many hours ago. */
export function hoursAgo({ clock }: Pick<AreaDeps, 'clock'>, hours: number): Temporal.Instant {
  return clock.now().subtract({ hours });
}
