import { jobName, type JobRow } from '@torre/contract/jobs';
import { IconBan, IconRefresh } from '@tabler/icons-react';
import type { JSX } from 'react';
import { useActions, type ManyAction, type RowAction } from '../../kit/index.ts';
import { useLanguage, useTexts } from '../../platform/language.ts';
import { askCancel, askRetry, jobsKey } from './jobs.queries.ts';

type JobAction = JobRow['allowedActions'][number];

/** What an administrator may do with a job or several, as the server allows it; `element` holds the question. */
export function useJobActions(): {
  readonly actionsOf: (row: JobRow) => readonly RowAction[];
  readonly many: readonly ManyAction<JobRow>[];
  readonly element: JSX.Element | null;
} {
  const t = useTexts('jobs');
  const language = useLanguage();
  const { run, element } = useActions();
  const nameOf = ({ name }: JobRow): string => jobName(name, language);

  const retry = (row: JobRow) =>
    run({
      track: 'riprova lavoro',
      act: () => askRetry(row.jobId),
      done: t('retried', { name: nameOf(row) }),
      failed: t('retryFailed'),
      refresh: jobsKey,
    });

  const cancel = (row: JobRow) =>
    run({
      ask: {
        title: t('cancelQuestion', { name: nameOf(row) }),
        text: t('cancelWhy'),
        yes: t('cancelYes'),
        tone: 'danger',
      },
      track: 'annulla lavoro',
      act: () => askCancel(row.jobId),
      done: t('cancelled', { name: nameOf(row) }),
      failed: t('cancelFailed'),
      refresh: jobsKey,
    });

  const actions: Record<JobAction, (row: JobRow) => RowAction> = {
    retry: (row) => ({ key: 'retry', label: t('retry'), icon: IconRefresh, run: () => void retry(row) }),
    cancel: (row) => ({
      key: 'cancel',
      label: t('cancel'),
      icon: IconBan,
      tone: 'danger',
      run: () => void cancel(row),
    }),
  };
  const allows = (action: JobAction) => (row: JobRow) => row.allowedActions.includes(action);
  const many: readonly ManyAction<JobRow>[] = [
    {
      key: 'retry',
      label: t('retry'),
      icon: IconRefresh,
      mayReach: allows('retry'),
      ask: (count) => ({ title: t('retryMany', { count }) }),
      act: ({ jobId }) => askRetry(jobId),
      failed: t('retryFailed'),
    },
    {
      key: 'cancel',
      label: t('cancel'),
      icon: IconBan,
      mayReach: allows('cancel'),
      ask: (count) => ({
        title: t('cancelMany', { count }),
        text: t('cancelWhy'),
        yes: t('cancelYes'),
        tone: 'danger',
      }),
      act: ({ jobId }) => askCancel(jobId),
      failed: t('cancelFailed'),
    },
  ];
  return { actionsOf: (row) => row.allowedActions.map((action) => actions[action](row)), many, element };
}
