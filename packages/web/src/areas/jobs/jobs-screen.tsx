import { useQuery } from '@tanstack/react-query';
import { dayFromCompact, type Day } from '@torre/domain/kernel';
import { useMemo, type JSX } from 'react';
import { DataTable, EmptyState, ErrorState, LoadingRows, type TableAddress } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { useSession } from '../../platform/session.ts';
import { jobColumns, JobProgress, JobStatus } from './job-columns.tsx';
import { jobName } from './job-name.ts';
import { jobsQuery, useLiveJobs } from './jobs.queries.ts';
import styles from './jobs-screen.module.css';
import { useJobActions } from './use-job-actions.tsx';
import './jobs.texts.ts';

interface JobsScreenProps {
  readonly address: TableAddress;
  readonly onAddress: (address: TableAddress) => void;
}

/** `/amministrazione/lavori`: what runs in the background, live, and what went wrong. */
export function JobsScreen({ address, onAddress }: JobsScreenProps): JSX.Element {
  const t = useTexts('jobs');
  const { today } = useSession();
  const { data, error, refetch } = useQuery(jobsQuery);
  const { actionsOf, element } = useJobActions();
  const columns = useMemo(() => jobColumns(t), [t]);
  useLiveJobs();
  return (
    <div className={styles['screen']}>
      <header className={styles['header']}>
        <h1>{t('jobs')}</h1>
        <p>{t('jobsHint')}</p>
      </header>
      {error && !data && <ErrorState onRetry={() => void refetch()} />}
      {!error && !data && <LoadingRows rows={12} />}
      {data && (
        <DataTable
          label={t('jobs')}
          columns={columns}
          rows={data.jobs}
          rowId={(row) => row.jobId}
          nameOf={(row) => `${jobName(t, row.name)} ${row.createdAt}`}
          phoneRow={(row) => ({
            title: jobName(t, row.name),
            detail:
              row.state === 'in corso' || row.error !== null ? (
                <JobProgress job={row} />
              ) : (
                [row.createdAt, row.startedBy ?? t('program')].join(' · ')
              ),
            aside: <JobStatus state={row.state} />,
          })}
          actionsOf={actionsOf}
          address={address}
          onAddress={onAddress}
          today={dayFromCompact(today) ?? (0 as Day)}
          empty={<EmptyState title={t('noJobs')} why={t('noJobsWhy')} />}
        />
      )}
      {element}
    </div>
  );
}
