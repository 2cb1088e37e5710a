import { useQueryClient } from '@tanstack/react-query';
import type { JobRow } from '@torre/contract/jobs';
import { IconBan, IconRefresh } from '@tabler/icons-react';
import type { JSX } from 'react';
import { useConfirm, type RowAction } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { NOTICE, notify } from '../../platform/notify.ts';
import { failureNotice } from '../../platform/outcome-notice.ts';
import { withSpinner } from '../../platform/spinner.ts';
import { track } from '../../platform/track.ts';
import { jobName } from './job-name.ts';
import { askCancel, askRetry, jobsQuery } from './jobs.queries.ts';

/** What an administrator may do with a job, as the server allows it; `element` holds the question. */
export function useJobActions(): {
  readonly actionsOf: (row: JobRow) => readonly RowAction[];
  readonly element: JSX.Element | null;
} {
  const t = useTexts('jobs');
  const client = useQueryClient();
  const { confirm, element } = useConfirm();

  const act = async (done: string, failed: string, work: Promise<unknown>): Promise<void> => {
    try {
      await withSpinner(work);
      notify({ type: NOTICE.success, text: done });
    } catch (error) {
      notify(failureNotice(error, failed));
    }
    await client.invalidateQueries({ queryKey: jobsQuery.queryKey });
  };

  const retry = async ({ jobId, name }: JobRow): Promise<void> => {
    track('action', 'riprova lavoro');
    await act(t('retried', { name: jobName(t, name) }), t('retryFailed'), askRetry(jobId));
  };

  const cancel = async ({ jobId, name }: JobRow): Promise<void> => {
    const question = {
      title: t('cancelQuestion', { name: jobName(t, name) }),
      text: t('cancelWhy'),
      yes: t('cancelYes'),
      tone: 'danger' as const,
    };
    if (!(await confirm(question))) return;
    track('action', 'annulla lavoro');
    await act(t('cancelled', { name: jobName(t, name) }), t('cancelFailed'), askCancel(jobId));
  };

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
