import { jobList, jobName, jobStep, type JobRow } from '@torre/contract/jobs';
import {
  IconAlertTriangle,
  IconBan,
  IconCircleCheck,
  IconClock,
  IconPlayerPlay,
  IconRefresh,
} from '@tabler/icons-react';
import type { JSX } from 'react';
import { CutText, ProgressBar, stateBadge, Text, type ScreenColumns } from '../../kit/index.ts';
import { useLanguage, useTexts } from '../../platform/language.ts';

export const JobStatus = stateBadge(jobList.columns.state, ({ state }) => state, {
  'in attesa': ['wait', IconClock],
  'in corso': ['seen', IconPlayerPlay],
  'da ripetere': ['late', IconRefresh],
  completato: ['ok', IconCircleCheck],
  fallito: ['refused', IconAlertTriangle],
  annullato: ['void', IconBan],
});

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
  state: { cell: (row) => <JobStatus {...row} />, width: 150 },
  progress: { cell: (row) => <JobProgress job={row} />, width: 280 },
  startedBy: {},
  createdAt: { width: 150 },
  finishedAt: { width: 150, hideBelow: 'xl' },
  attempts: { width: 100, hideBelow: 'lg' },
};
