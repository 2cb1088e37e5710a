import type { JobRow } from '@torre/contract/jobs';
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
import { ProgressBar, StatusBadge, type DataColumn, type StatusFamily } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import type { Texts } from '../../platform/text-catalogue.ts';
import styles from './jobs-screen.module.css';
import { jobName, jobStep } from './job-name.ts';
import type { it } from './jobs.it.ts';

const STATUS: Record<JobState, { readonly family: StatusFamily; readonly icon: Icon }> = {
  'in attesa': { family: 'wait', icon: IconClock },
  'in corso': { family: 'seen', icon: IconPlayerPlay },
  'da ripetere': { family: 'late', icon: IconRefresh },
  completato: { family: 'ok', icon: IconCircleCheck },
  fallito: { family: 'refused', icon: IconAlertTriangle },
  annullato: { family: 'void', icon: IconBan },
};

export function JobStatus({ state }: Pick<JobRow, 'state'>): JSX.Element {
  const t = useTexts('jobs');
  return <StatusBadge {...STATUS[state]} text={t(`status.${state}`)} />;
}

/** What goes on, or how it ended: the bar while it runs, the reason where it failed. */
export function JobProgress({ job }: { readonly job: JobRow }): JSX.Element {
  const t = useTexts('jobs');
  if (job.state === 'in corso') {
    const label = t('progressOf', { name: jobName(t, job.name) });
    return (
      <span className={styles['progress']}>
        <ProgressBar label={label} done={job.done} total={job.total} />
        <span>{jobStep(t, job.message)}</span>
      </span>
    );
  }
  if (job.error !== null && job.state !== 'completato') {
    return <span className={styles['error']}>{job.error}</span>;
  }
  return <span className={styles['quiet']}>–</span>;
}

export function jobColumns(t: Texts<typeof it>): readonly DataColumn<JobRow>[] {
  return [
    { id: 'lavoro', header: t('job'), value: (row) => jobName(t, row.name), meta: { filter: 'select' } },
    {
      id: 'stato',
      header: t('status'),
      value: (row) => row.state,
      cell: (row) => <JobStatus state={row.state} />,
      meta: { filter: 'select', width: 150, optionText: (state) => t(`status.${state as JobState}`) },
    },
    {
      id: 'avanzamento',
      header: t('progress'),
      value: (row) => row.error ?? jobStep(t, row.message),
      cell: (row) => <JobProgress job={row} />,
      meta: { filter: 'none', sortable: false, width: 280 },
    },
    {
      id: 'avviato',
      header: t('startedBy'),
      value: (row) => row.startedBy ?? t('program'),
      meta: { filter: 'select' },
    },
    {
      id: 'richiesto',
      header: t('createdAt'),
      value: (row) => row.createdAt,
      meta: { filter: 'date', width: 150 },
    },
    {
      id: 'finito',
      header: t('finishedAt'),
      value: (row) => row.finishedAt,
      cell: (row) => row.finishedAt ?? '–',
      meta: { filter: 'date', width: 150, hideBelow: 'xl' },
    },
    {
      id: 'tentativi',
      header: t('attempts'),
      value: (row) => t('attemptsOf', { attempts: row.attempts, allowed: row.attemptsAllowed }),
      meta: { filter: 'none', sortable: false, hideBelow: 'lg', width: 100 },
    },
  ];
}
