import type { JobRow } from '@torre/contract/jobs';
import { IconBan, IconRefresh } from '@tabler/icons-react';
import type { JSX } from 'react';
import { useActions, type RowAction } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { jobName } from './job-name.ts';
import { askCancel, askRetry, jobsQuery } from './jobs.queries.ts';

/** What an administrator may do with a job, as the server allows it; `element` holds the question. */
export function useJobActions(): {
  readonly actionsOf: (row: JobRow) => readonly RowAction[];
  readonly element: JSX.Element | null;
} {
  const t = useTexts('jobs');
  const { run, element } = useActions();
  const refresh = jobsQuery.queryKey;

  const retry = ({ jobId, name }: JobRow) =>
    run({
      track: 'riprova lavoro',
      act: () => askRetry(jobId),
      done: t('retried', { name: jobName(t, name) }),
      failed: t('retryFailed'),
      refresh,
    });

  const cancel = ({ jobId, name }: JobRow) =>
    run({
      ask: {
        title: t('cancelQuestion', { name: jobName(t, name) }),
        text: t('cancelWhy'),
        yes: t('cancelYes'),
        tone: 'danger',
      },
      track: 'annulla lavoro',
      act: () => askCancel(jobId),
      done: t('cancelled', { name: jobName(t, name) }),
      failed: t('cancelFailed'),
      refresh,
    });

  const actions: Record<JobRow['allowedActions'][number], (row: JobRow) => RowAction> = {
    retry: (row) => ({ key: 'retry', label: t('retry'), icon: IconRefresh, run: () => void retry(row) }),
    cancel: (row) => ({
      key: 'cancel',
      label: t('cancel'),
      icon: IconBan,
      tone: 'danger',
      run: () => void cancel(row),
    }),
  };
  return { actionsOf: (row) => row.allowedActions.map((action) => actions[action](row)), element };
}
