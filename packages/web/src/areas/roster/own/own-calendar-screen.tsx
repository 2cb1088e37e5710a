import { useQuery, useQueryClient } from '@tanstack/react-query';
import { dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { Suspense, lazy, useEffect, useRef, type JSX } from 'react';
import { EmptyState, ErrorState, useBreakpoint } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import { track } from '../../../platform/track.ts';
import { gridColumns } from '../grid/grid-columns.ts';
import type { MonthGridHandle } from '../grid/month-grid.tsx';
import { monthTitle, SHORT_MONTHS } from '../italian-dates.ts';
import { monthAfter, monthDays, monthOf, sameMonth, type MonthKey } from '../month-key.ts';
import { useMonthFilter } from '../people-filter/use-month-filter.ts';
import { useWeekInView } from '../use-week-in-view.ts';
import { weekTitle } from '../week-window.ts';
import { DayList } from './day-list.tsx';
import { MonthCard } from './month-card.tsx';
import { NextShiftCard } from './next-shift-card.tsx';
import styles from './own-calendar-screen.module.css';
import { OwnTools } from './own-tools.tsx';
import { ownMonthQuery } from './own.queries.ts';
import './own.texts.ts';
import { useLiveOwn } from './use-live-own.ts';
import { useColleagues } from './use-colleagues.ts';
import { VIEW_PANEL, type OwnView } from './view-tabs.tsx';

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
  const { mobile } = useBreakpoint();
  const filter = useMonthFilter();
  const week = useWeekInView({ month, today, pointed: null, onMonth });
  const panel = useRef<HTMLDivElement>(null);
  const grid = useRef<MonthGridHandle>(null);
  const byWeek = mobile && view === 'colleghi';
  const colleagues = useColleagues(month, byWeek ? week.monday : null, view === 'colleghi');
  const step = (by: 1 | -1): void => (byWeek ? week.step(by) : onMonth(monthAfter(month, by)));
  const toToday = (): void => {
    if (byWeek) week.toToday();
    else if (!sameMonth(month, monthOf(today))) onMonth(monthOf(today));
    else if (view === 'colleghi') grid.current?.focusDay(today);
    else panel.current?.querySelector<HTMLElement>('[aria-current=date]')?.focus();
  };
  return (
    <div className={styles['screen']} data-view={view}>
      <OwnTools
        {...{ view, filter, onView }}
        span={byWeek ? 'week' : 'month'}
        title={byWeek ? weekTitle(week.monday, SHORT_MONTHS) : monthTitle(month)}
        groups={colleagues.store?.groups ?? []}
        onStep={step}
        onToday={toToday}
      />
      <div id={VIEW_PANEL} ref={panel} role="tabpanel" className={styles['panel']}>
        {view === 'miei' ? (
          <OwnMonth month={month} today={today} onOpen={onSelect} />
        ) : (
          <Suspense>
            <ColleaguesView
              {...{ month, today, filter, grid, colleagues }}
              monday={byWeek ? week.monday : null}
              onStep={step}
              onToday={toToday}
            />
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
