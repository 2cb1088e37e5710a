import { useQuery } from '@tanstack/react-query';
import type { Day } from '@torre/domain/kernel';
import { useEffect, useRef, type JSX } from 'react';
import { EmptyState, ErrorState } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { gridColumns, type GridColumn } from '../grid/grid-columns.ts';
import { monthOf, sameMonth, type MonthKey } from '../month-key.ts';
import { hourSums, ownTotals, type OwnTotals } from './own-totals.ts';
import { ownAwayQuery, ownYearQuery, yearDays } from './own.queries.ts';
import './own.texts.ts';
import './own-year.texts.ts';
import { YearMonth } from './year-month.tsx';
import styles from './year-view.module.css';

interface YearViewProps {
  readonly year: number;
  readonly today: Day;
  readonly onMonth: (month: MonthKey) => void;
}

/** The own year on one screen: what it comes to, and twelve small months that lead to theirs. */
export function YearView({ year, today, onMonth }: YearViewProps): JSX.Element {
  const t = useTexts('ownYear');
  const { data, isError, refetch } = useQuery(ownYearQuery(year));
  const { from, to } = yearDays(year);
  const { data: away = null } = useQuery(ownAwayQuery(from, to));
  const months = useRef<HTMLUListElement>(null);
  const arrived = data !== undefined;
  useEffect(() => {
    // In December the year begins far from what one looks for.
    if (arrived) months.current?.querySelector('[data-now]')?.scrollIntoView({ block: 'nearest' });
  }, [arrived, year]);
  if (isError && data === undefined) return <ErrorState onRetry={() => void refetch()} />;
  if (data?.isEmpty) return <EmptyState title={t('empty', { year })} why={t('emptyWhy')} />;
  const roster = data ?? null;
  const columns = gridColumns({ ...yearDays(year), today }, roster?.holidays ?? []);
  return (
    <div className={styles['screen']}>
      <YearSums year={year} totals={roster && ownTotals(roster, columns, away)} />
      <ul
        ref={months}
        className={styles['months']}
        aria-label={t('year', { year })}
        aria-busy={roster === null}
      >
        {monthsOf(columns).map(([month, days]) => (
          <YearMonth
            key={month.month}
            {...{ month, today, roster, away }}
            columns={days}
            isNow={sameMonth(month, monthOf(today))}
            onOpen={() => onMonth(month)}
          />
        ))}
      </ul>
      <p className={styles['key']}>{t('key')}</p>
    </div>
  );
}

function monthsOf(columns: readonly GridColumn[]): readonly (readonly [MonthKey, readonly GridColumn[]])[] {
  const months = Map.groupBy(columns, ({ day }) => monthOf(day).month);
  return [...months.values()].map((days) => [monthOf((days[0] as GridColumn).day), days]);
}

/** As in the month: what cannot be known yet keeps its place. */
function YearSums({
  year,
  totals,
}: {
  readonly year: number;
  readonly totals: OwnTotals | null;
}): JSX.Element {
  const t = useTexts('ownYear');
  return (
    <dl className={styles['sums']} aria-label={t('sums', { year })}>
      {hourSums(totals, useTexts('own')).map(({ key, label, why, value }) => (
        <div key={key} title={why}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {(['weekends', 'holidays'] as const).map((name) => (
        <div key={name} title={t(`${name}Why`)}>
          <dt>{t(name)}</dt>
          <dd>{totals ? totals[name] : ' '}</dd>
        </div>
      ))}
    </dl>
  );
}
