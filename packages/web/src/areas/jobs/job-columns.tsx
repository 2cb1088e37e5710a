import { jobList, jobName, jobStep, type JobRow } from '@torre/contract/jobs';
import type { JobState } from '@torre/domain/jobs';
import {
  IconAlertTriangle,
  IconBan,
  IconCircleCheck,
  IconClock,
  IconPlayerPlay,
  IconRefresh,
  type Icon,
} from '@tabler/icons-react';
import type { JSX } from 'react';
import { ProgressBar, StatusBadge, type ScreenColumns, type StatusFamily } from '../../kit/index.ts';
import { useLanguage, useTexts } from '../../platform/language.ts';
import styles from './jobs-screen.module.css';

const STATUS: Record<JobState, { readonly family: StatusFamily; readonly icon: Icon }> = {
  'in attesa': { family: 'wait', icon: IconClock },
  'in corso': { family: 'seen', icon: IconPlayerPlay },
  'da ripetere': { family: 'late', icon: IconRefresh },
  completato: { family: 'ok', icon: IconCircleCheck },
  fallito: { family: 'refused', icon: IconAlertTriangle },
  annullato: { family: 'void', icon: IconBan },
};

export function JobStatus({ job }: { readonly job: JobRow }): JSX.Element {
  const language = useLanguage();
  return <StatusBadge {...STATUS[job.state]} text={jobList.columns.state.value(job, language)} />;
}

/** What goes on, or how it ended: the bar while it runs, the reason where it failed. */
export function JobProgress({ job }: { readonly job: JobRow }): JSX.Element {
  const t = useTexts('jobs');
  const language = useLanguage();
  if (job.state === 'in corso') {
    const label = t('progressOf', { name: jobName(job.name, language) });
    return (
      <span className={styles['progress']}>
        <ProgressBar label={label} done={job.done} total={job.total} />
        <span>{jobStep(job.message, language)}</span>
      </span>
    );
  }
  if (job.error !== null && job.state !== 'completato') {
    return <span className={styles['error']}>{job.error}</span>;
  }
  return <span className={styles['quiet']}>–</span>;
}

export const jobColumns: ScreenColumns<typeof jobList> = {
  name: {},
  state: { cell: (row) => <JobStatus job={row} />, width: 150 },
  progress: { cell: (row) => <JobProgress job={row} />, width: 280 },
  startedBy: {},
  createdAt: { width: 150 },
  finishedAt: { width: 150, hideBelow: 'xl' },
  attempts: { width: 100, hideBelow: 'lg' },
};
