import type { Database } from '../db/index.ts';
import type { Metrics } from './metrics.ts';

const COUNT = {
  waiting: "select coalesce(sum(queued_count), 0)::int as jobs from pgboss.queue where name <> 'dead-letter'",
  running: "select coalesce(sum(active_count), 0)::int as jobs from pgboss.queue where name <> 'dead-letter'",
  given_up: "select coalesce(sum(total_count), 0)::int as jobs from pgboss.queue where name = 'dead-letter'",
} as const;

const HELP = {
  waiting: 'Jobs that wait for their turn',
  running: 'Jobs being worked on',
  given_up: 'Jobs that failed at every attempt',
} as const;

/** The queue of all processes, as it counts itself about once a minute. */
export function gaugeJobs(metrics: Metrics, db: Database): void {
  for (const state of ['waiting', 'running', 'given_up'] as const) {
    metrics.gauge(`torre_jobs_${state}`, HELP[state], async () => {
      const { rows } = await db.query<{ jobs: number }>(COUNT[state]);
      return rows[0]!.jobs;
    });
  }
}
