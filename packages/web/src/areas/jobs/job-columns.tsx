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
import {
  CutText,
  ProgressBar,
  StatusBadge,
  Text,
  type ScreenColumns,
  type StatusFamily,
} from '../../kit/index.ts';
import { useLanguage, useTexts } from '../../platform/language.ts';

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
      <ProgressBar label={label} done={job.done} total={job.total} step={jobStep(job.message, language)} />
    );
  }
  if (job.error !== null && job.state !== 'completato') return <CutText tone="danger">{job.error}</CutText>;
  return (
    <Text as="span" tone="faint">
      –
    </Text>
  );
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
