import { exportJobs, jobList, jobName, type JobRow } from '@torre/contract/jobs';
import type { JSX } from 'react';
import { ListScreen, type TableScreenProps } from '../../kit/index.ts';
import { useLanguage, useTexts } from '../../platform/language.ts';
import { jobColumns, JobProgress, JobStatus } from './job-columns.tsx';
import { jobsKey, readJobs, useLiveJobs } from './jobs.queries.ts';
import { useJobActions } from './use-job-actions.tsx';
import './jobs.texts.ts';

/** `/amministrazione/lavori`: what runs in the background, live, and what went wrong. */
export function JobsScreen({ address, onAddress }: TableScreenProps): JSX.Element {
  const t = useTexts('jobs');
  const language = useLanguage();
  const { actionsOf, many, element } = useJobActions();
  useLiveJobs();
  const { startedBy } = jobList.columns;
  return (
    <ListScreen
      title={t('jobs')}
      hint={t('jobsHint')}
      list={jobList}
      columns={jobColumns}
      queryKey={jobsKey}
      read={readJobs}
      exportAs={exportJobs}
      rowId={(row: JobRow) => row.jobId}
      nameOf={(row) => `${jobName(row.name, language)} ${row.createdAt}`}
      phoneRow={(row) => ({
        title: jobName(row.name, language),
        detail:
          row.state === 'in corso' || row.error !== null ? (
            <JobProgress job={row} />
          ) : (
            [row.createdAt, startedBy.value(row)].join(' · ')
          ),
        aside: <JobStatus {...row} />,
      })}
      actionsOf={actionsOf}
      many={many}
      address={address}
      onAddress={onAddress}
      empty={{ title: t('noJobs'), why: t('noJobsWhy') }}
    >
      {element}
    </ListScreen>
  );
}
