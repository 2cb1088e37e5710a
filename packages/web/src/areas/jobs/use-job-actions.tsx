import { cancelJob, jobName, retryJob, type JobRow } from '@torre/contract/jobs';
import { IconBan, IconRefresh } from '@tabler/icons-react';
import { useListActions } from '../../kit/index.ts';
import { call } from '../../platform/call.ts';
import { useLanguage, useTexts } from '../../platform/language.ts';
import { jobsKey } from './jobs.queries.ts';

/** What an administrator may do with jobs. */
export function useJobActions() {
  const t = useTexts('jobs');
  const language = useLanguage();
  const nameOf = ({ name }: JobRow): string => jobName(name, language);
  return useListActions<JobRow>(jobsKey, {
    retry: {
      label: t('retry'),
      icon: IconRefresh,
      track: 'riprova lavoro',
      askMany: (count) => ({ title: t('retryMany', { count }) }),
      act: ({ jobId }) => call(retryJob, { path: { jobId } }),
      done: (row) => t('retried', { name: nameOf(row) }),
      failed: t('retryFailed'),
    },
    cancel: {
      label: t('cancel'),
      icon: IconBan,
      tone: 'danger',
      track: 'annulla lavoro',
      ask: (row) => ({
        title: t('cancelQuestion', { name: nameOf(row) }),
        text: t('cancelWhy'),
        yes: t('cancelYes'),
        tone: 'danger',
      }),
      askMany: (count) => ({ title: t('cancelMany', { count }) }),
      act: ({ jobId }) => call(cancelJob, { path: { jobId } }),
      done: (row) => t('cancelled', { name: nameOf(row) }),
      failed: t('cancelFailed'),
    },
  });
}
