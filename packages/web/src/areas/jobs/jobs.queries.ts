import { queryOptions, useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '@torre/contract/endpoint';
import { listJobs, type jobList, type JobRow } from '@torre/contract/jobs';
import type { ListQuery } from '@torre/contract/list';
import { call } from '../../platform/call.ts';
import { useLive } from '../../platform/live.ts';

export const jobsKey = ['administration', 'jobs'];

export const readJobs = (query: ListQuery<typeof jobList>, signal: AbortSignal) =>
  call(listJobs, { query }, { signal });

/** How many jobs ended without success. */
export const failedJobsQuery = queryOptions({
  queryKey: [...jobsKey, 'failed'],
  queryFn: ({ signal }) => readJobs({ state: 'fallito' }, signal),
  staleTime: 0,
});

/** Keeps the shown jobs as they are now: each event carries the whole row. */
export function useLiveJobs(): void {
  const client = useQueryClient();
  useLive('job', (job) => takeJob(client, job));
  useLive('reset', () => void client.invalidateQueries({ queryKey: jobsKey }));
}

/** A job that is shown changes in its row; for one that is not, the server says whether and where it stands in the list. */
function takeJob(client: QueryClient, job: JobRow): void {
  let isShown = false;
  type Lists = InfiniteData<ReplyOf<typeof listJobs>>;
  client.setQueriesData<Lists | ReplyOf<typeof listJobs>>({ queryKey: jobsKey }, (known) => {
    // How many failed is no list of pages: it is asked for anew.
    if (known === undefined || !('pages' in known)) return known;
    if (!known.pages.some(({ rows }) => rows.some(({ jobId }) => jobId === job.jobId))) return known;
    isShown = true;
    const changed = (one: JobRow): JobRow => (one.jobId === job.jobId ? job : one);
    return { ...known, pages: known.pages.map((page) => ({ ...page, rows: page.rows.map(changed) })) };
  });
  const again = (): void => void client.invalidateQueries({ queryKey: jobsKey });
  // An answer under way may be older than this event and put back what was before: after it the list is asked for anew.
  const underWay = client.getQueryCache().findAll({ queryKey: jobsKey, fetchStatus: 'fetching' });
  if (underWay.length > 0)
    void Promise.allSettled(underWay.flatMap(({ promise }) => promise ?? [])).then(again);
  else if (!isShown) again();
}
