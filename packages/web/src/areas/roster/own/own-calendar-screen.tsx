import { useQuery, useQueryClient } from '@tanstack/react-query';
import { dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { Suspense, useEffect, useRef, type JSX, type ReactNode } from 'react';
import { EmptyState, ErrorState, useBreakpoint } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import { track } from '../../../platform/track.ts';
import { gridColumns } from '../grid/grid-columns.ts';
import type { MonthGridHandle } from '../grid/month-grid.tsx';
import { monthTitle } from '../italian-dates.ts';
import { monthAfter, monthDays, monthOf, sameMonth, type MonthKey } from '../month-key.ts';
import { useMonthFilter } from '../people-filter/use-month-filter.ts';
import { useWeekInView } from '../use-week-in-view.ts';
import { weekTitle } from '../week-window.ts';
import { CalendarFeedButton } from './calendar-feed.tsx';
import { DayList } from './day-list.tsx';
import { MonthCard } from './month-card.tsx';
import { NextShiftCard } from './next-shift-card.tsx';
import styles from './own-calendar-screen.module.css';
import { useOwnCopy } from './offline/use-own-copy.ts';
import { OwnTools } from './own-tools.tsx';
import type { Span } from './period-switch.tsx';
import { ownAwayQuery, ownMonthQuery } from './own.queries.ts';
import './own.texts.ts';
import { useLiveOwn } from './use-live-own.ts';
import { useColleagues } from './use-colleagues.ts';
import { VIEW_PANEL, type OwnView } from './view-tabs.tsx';
import { lazyPart } from '../../../platform/lazy-with-retry.ts';

const ColleaguesView = lazyPart(() => import('./colleagues-view.tsx'), 'ColleaguesView');
const YearView = lazyPart(() => import('./year-view.tsx'), 'YearView');
const OwnDay = lazyPart(() => import('./own-day.tsx'), 'OwnDay');

const MONTHS_PER_YEAR = 12;
const NOTHING: readonly never[] = [];
const TRACKED: Readonly<Record<OwnView, string>> = {
  miei: 'il mio calendario',
  anno: 'il mio anno',
  colleghi: 'colleghi',
};

interface OwnCalendarScreenProps {
  readonly month: MonthKey;
  readonly view: OwnView;
  /** Open day, YYYYMMDD. */
  readonly selected: string | null;
  readonly onMonth: (month: MonthKey, view?: OwnView) => void;
  readonly onView: (view: OwnView) => void;
  readonly onSelect: (date: string | null) => void;
  /** Puts what changed in the own shifts above the month. */
  readonly belowNotices: (month: ReactNode) => ReactNode;
  /** What else is to be said of the own shifts of the days, both included. */
  readonly belowMonth: (days: { readonly from: Day; readonly to: Day }) => ReactNode;
  /** What can be done about the next shift, by its day. */
  readonly onNextShift: (day: Day) => ReactNode;
  /** What can be asked for on an opened day. */
  readonly askFor: (day: Day) => ReactNode;
}

/** The own month: the next shift first, then the month and its days; its year and the colleagues' shifts in further views. */
export function OwnCalendarScreen(props: OwnCalendarScreenProps): JSX.Element {
  const { month, view, selected, belowNotices, belowMonth, onNextShift, askFor, onMonth, onView, onSelect } =
    props;
  const today = dayFromCompact(useSession().today) as Day;
  useLiveOwn();
  useOwnCopy();
  useEffect(() => track('view', TRACKED[view]), [view]);
  const { mobile } = useBreakpoint();
  const filter = useMonthFilter();
  const week = useWeekInView({ month, today, pointed: null, onMonth });
  const panel = useRef<HTMLDivElement>(null);
  const grid = useRef<MonthGridHandle>(null);
  const byWeek = mobile && view === 'colleghi';
  const colleagues = useColleagues(month, byWeek ? week.monday : null, view === 'colleghi');
  const step = (by: 1 | -1): void =>
    byWeek ? week.step(by) : onMonth(monthAfter(month, view === 'anno' ? by * MONTHS_PER_YEAR : by));
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
        {...periodOf(view, month, byWeek ? week.monday : null)}
        groups={colleagues.store?.groups ?? []}
        onStep={step}
        onToday={toToday}
      />
      <div id={VIEW_PANEL} ref={panel} role="tabpanel" className={styles['panel']}>
        {view === 'miei' &&
          belowNotices(<OwnMonth {...{ month, today, belowMonth, onNextShift }} onOpen={onSelect} />)}
        {view === 'anno' && (
          <Suspense>
            <YearView year={month.year} today={today} onMonth={(chosen) => onMonth(chosen, 'miei')} />
          </Suspense>
        )}
        {view === 'colleghi' && (
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
          <OwnDay
            {...{ today, askFor }}
            date={selected}
            onClose={() => onSelect(null)}
            onNavigate={onSelect}
          />
        </Suspense>
      )}
    </div>
  );
}

function periodOf(
  view: OwnView,
  month: MonthKey,
  monday: Day | null,
): { readonly span: Span; readonly title: string } {
  if (monday !== null) return { span: 'week', title: weekTitle(monday) };
  return view === 'anno'
    ? { span: 'year', title: String(month.year) }
    : { span: 'month', title: monthTitle(month) };
}

interface OwnMonthProps extends Pick<OwnCalendarScreenProps, 'belowMonth' | 'onNextShift'> {
  readonly month: MonthKey;
  readonly today: Day;
  readonly onOpen: (date: string) => void;
}

/** The neighbours are read ahead: from month to month the days stand at once, and mostly the shifts too. */
function OwnMonth({ month, today, onOpen, belowMonth, onNextShift }: OwnMonthProps): JSX.Element {
  const t = useTexts('own');
  const client = useQueryClient();
  const { mobile } = useBreakpoint();
  const { data, isError, refetch } = useQuery(ownMonthQuery(month));
  const { from, to } = monthDays(month);
  const { data: away } = useQuery(ownAwayQuery(from, to));
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
  const rules = belowMonth({ from, to });
  return (
    <div className={styles['mine']}>
      <div className={styles['glance']}>
        <NextShiftCard today={today} action={onNextShift} />
        <MonthCard {...{ columns, today, roster, away, onOpen }} />
        {!mobile && rules}
        {!mobile && <CalendarFeedButton />}
      </div>
      <DayList {...{ columns, today, roster, onOpen }} away={away?.away ?? NOTHING} />
      {mobile && belowMonth({ from, to })}
      {mobile && <CalendarFeedButton />}
    </div>
  );
}
