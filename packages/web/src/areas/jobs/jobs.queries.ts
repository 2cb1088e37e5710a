import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '@torre/contract/endpoint';
import { cancelJob, listJobs, retryJob, type JobRow } from '@torre/contract/jobs';
import { call } from '../../platform/call.ts';
import { useLive } from '../../platform/live.ts';

export const jobsQuery = queryOptions({
  queryKey: ['administration', 'jobs'],
  queryFn: ({ signal }) => call(listJobs, {}, { signal }),
  staleTime: 0,
});

export function askRetry(jobId: string): Promise<ReplyOf<typeof retryJob>> {
  return call(retryJob, { path: { jobId } });
}

export function askCancel(jobId: string): Promise<ReplyOf<typeof cancelJob>> {
  return call(cancelJob, { path: { jobId } });
}

/** Keeps the shown jobs as they are now: each event carries the whole row. */
export function useLiveJobs(): void {
  const client = useQueryClient();
  useLive('job', (job) => takeJob(client, job));
  useLive('reset', () => void client.invalidateQueries({ queryKey: jobsQuery.queryKey }));
}

function takeJob(client: QueryClient, job: JobRow): void {
  client.setQueryData(jobsQuery.queryKey, (known) => {
    if (!known) return known;
    const isKnown = known.jobs.some(({ jobId }) => jobId === job.jobId);
    const jobs = isKnown
      ? known.jobs.map((one) => (one.jobId === job.jobId ? job : one))
      : [job, ...known.jobs];
    return { ...known, jobs };
  });
  // An answer under way may be older than this event and put back what was before: after it the list is asked for anew.
  if (client.isFetching(jobsQuery) === 0) return;
  const again = (): Promise<void> => client.invalidateQueries({ queryKey: jobsQuery.queryKey });
  void client.fetchQuery(jobsQuery).then(again, again);
}
