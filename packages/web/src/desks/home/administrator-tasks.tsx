import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LIST_COUNTED } from '@torre/contract/list';
import { compactDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { accountsQuery, closedMonthsQuery, hasMonth } from '../../areas/administration/index.ts';
import { firstStepsQuery } from '../../areas/first-steps/index.ts';
import { failedJobsQuery, useLiveJobs } from '../../areas/jobs/index.ts';
import { monthAfter, monthDays, monthOf, monthTitle } from '../../areas/roster/index.ts';
import { ErrorState, LoadingRows, Panel, Row, Rows, Text } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import './home.texts.ts';

/** Accounts that nobody can use yet: never activated, or with a link that ended. */
const WAITING = 'da attivare|scaduta';
const ROWS = 3;

interface AdministratorTasksProps {
  readonly today: Day;
  /** 1 where it is the first panel of the home. */
  readonly level: 1 | 2;
}

/** What waits for an administrator: last month in the plants that the payroll has not closed, jobs that failed, accounts not in use yet. */
export function AdministratorTasks({ today, level }: AdministratorTasksProps): JSX.Element {
  const t = useTexts('home');
  const last = monthAfter(monthOf(today), -1);
  const months = useQuery(closedMonthsQuery(last.year));
  const [jobs, accounts, firstSteps] = useQueries({
    queries: [failedJobsQuery, accountsQuery({ stato: WAITING }), firstStepsQuery()],
  });
  useLiveJobs();
  const all = [months, jobs, accounts, firstSteps];
  const counted = ({ total }: { readonly total?: number | null }): number => total ?? LIST_COUNTED;
  const firstOfLast = compactDay(monthDays(last).from);
  const closed = new Set(
    months.data?.locks.flatMap(({ plant, from }) => (from === firstOfLast ? [plant] : [])),
  );
  const open = months.data?.plants.filter((plant) => hasMonth(plant, last) && !closed.has(plant.icao)) ?? [];
  const isKnown =
    months.data !== undefined &&
    jobs.data !== undefined &&
    accounts.data !== undefined &&
    firstSteps.data !== undefined;
  // Whoever has a month knows the way: what a running plant lacks is told where it is looked after.
  const starting = firstSteps.data?.plants.filter(({ hasStarted }) => !hasStarted) ?? [];
  const isStarting = firstSteps.data?.plant === null || starting.length > 0;
  const nothing =
    isKnown && !isStarting && open.length === 0 && jobs.data.total === 0 && accounts.data.total === 0;
  return (
    <Panel level={level} title={t(level === 1 ? 'waiting' : 'administration')} padded={nothing}>
      {all.some(({ isError, data }) => isError && data === undefined) ? (
        <ErrorState onRetry={() => all.forEach((query) => void query.refetch())} />
      ) : !isKnown ? (
        <LoadingRows rows={ROWS} />
      ) : nothing ? (
        <Text tone="quiet">{t('noTasks')}</Text>
      ) : (
        <Rows>
          {isStarting && (
            <Row
              plain
              title={
                <Link
                  to="/amministrazione/avvio"
                  search={firstSteps.data.plant === null ? {} : { impianto: firstSteps.data.plant }}
                >
                  {t('firstSteps', {
                    count: firstSteps.data.steps.filter(({ isDone }) => !isDone).length,
                  })}
                </Link>
              }
            >
              {starting.length > 0 && <Text tone="quiet">{starting.map(({ icao }) => icao).join(', ')}</Text>}
            </Row>
          )}
          {jobs.data.total !== 0 && (
            <Row
              plain
              title={
                <Link to="/amministrazione/lavori" search={{ stato: 'fallito' }}>
                  {t('failedJobs', { count: counted(jobs.data) })}
                </Link>
              }
            />
          )}
          {open.length > 0 && (
            <Row
              plain
              title={
                <Link to="/amministrazione/mesi" search={{ anno: String(last.year) }}>
                  {t('openMonth', { month: monthTitle(last), count: open.length })}
                </Link>
              }
            >
              <Text tone="quiet">{open.map(({ icao }) => icao).join(', ')}</Text>
            </Row>
          )}
          {accounts.data.total !== 0 && (
            <Row
              plain
              title={
                <Link to="/amministrazione/persone" search={{ stato: WAITING }}>
                  {t('waitingAccounts', { count: counted(accounts.data) })}
                </Link>
              }
            />
          )}
        </Rows>
      )}
    </Panel>
  );
}
