import { useQuery, useQueryClient } from '@tanstack/react-query';
import { dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { Suspense, lazy, useEffect, type JSX } from 'react';
import { EmptyState, ErrorState } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import { track } from '../../../platform/track.ts';
import { gridColumns } from '../grid/grid-columns.ts';
import { monthAfter, monthDays, monthOf, sameMonth, type MonthKey } from '../month-key.ts';
import { DayList } from './day-list.tsx';
import { MonthCard } from './month-card.tsx';
import { MonthSwitch } from './month-switch.tsx';
import { NextShiftCard } from './next-shift-card.tsx';
import styles from './own-calendar-screen.module.css';
import { ownMonthQuery } from './own.queries.ts';
import './own.texts.ts';
import { useLiveOwn } from './use-live-own.ts';
import { VIEW_PANEL, ViewTabs, type OwnView } from './view-tabs.tsx';

const ColleaguesView = lazy(async () => ({
  default: (await import('./colleagues-view.tsx')).ColleaguesView,
}));
const OwnDay = lazy(async () => ({ default: (await import('./own-day.tsx')).OwnDay }));

interface OwnCalendarScreenProps {
  readonly month: MonthKey;
  readonly view: OwnView;
  /** Open day, YYYYMMDD. */
  readonly selected: string | null;
  readonly onMonth: (month: MonthKey) => void;
  readonly onView: (view: OwnView) => void;
  readonly onSelect: (date: string | null) => void;
}

/** The own month: the next shift first, then the month and its days; the colleagues' shifts in a second view. */
export function OwnCalendarScreen(props: OwnCalendarScreenProps): JSX.Element {
  const { month, view, selected, onMonth, onView, onSelect } = props;
  const today = dayFromCompact(useSession().today) as Day;
  useLiveOwn();
  useEffect(() => track('view', view === 'miei' ? 'il mio calendario' : 'colleghi'), [view]);
  return (
    <div className={styles['screen']} data-view={view}>
      <div className={styles['tools']}>
        <MonthSwitch month={month} current={monthOf(today)} onMonth={onMonth} />
        <ViewTabs view={view} onView={onView} />
      </div>
      <div id={VIEW_PANEL} role="tabpanel" className={styles['panel']}>
        {view === 'miei' ? (
          <OwnMonth month={month} today={today} onOpen={onSelect} />
        ) : (
          <Suspense>
            <ColleaguesView month={month} today={today} onMonth={onMonth} />
          </Suspense>
        )}
      </div>
      {selected && (
        <Suspense>
          <OwnDay date={selected} today={today} onClose={() => onSelect(null)} onNavigate={onSelect} />
        </Suspense>
      )}
    </div>
  );
}

interface OwnMonthProps {
  readonly month: MonthKey;
  readonly today: Day;
  readonly onOpen: (date: string) => void;
}

/** The neighbours are read ahead: from month to month the days stand at once, and mostly the shifts too. */
function OwnMonth({ month, today, onOpen }: OwnMonthProps): JSX.Element {
  const t = useTexts('own');
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(ownMonthQuery(month));
  const arrived = data !== undefined;
  const { year, month: number } = month;
  useEffect(() => {
    if (!arrived) return;
    for (const step of [1, -1])
      void client.prefetchQuery(ownMonthQuery(monthAfter({ year, month: number }, step)));
  }, [arrived, client, year, number]);
  const columns = gridColumns({ ...monthDays(month), today }, data?.holidays ?? []);
  if (isError && data === undefined) return <ErrorState onRetry={() => void refetch()} />;
  if (data?.isEmpty && sameMonth(month, monthOf(today)))
    return <EmptyState title={t('empty')} why={t('emptyWhy')} />;
  const roster = data ?? null;
  return (
    <div className={styles['mine']}>
      <div className={styles['glance']}>
        <NextShiftCard today={today} />
        <MonthCard columns={columns} today={today} roster={roster} onOpen={onOpen} />
      </div>
      <DayList columns={columns} today={today} roster={roster} onOpen={onOpen} />
    </div>
  );
}
