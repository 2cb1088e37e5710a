import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Day } from '@torre/domain/kernel';
import { useEffect, useMemo, useRef, useState, type JSX } from 'react';
import { EmptyState, ErrorState, useBreakpoint } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { useLive } from '../../../platform/live.ts';
import { useEditWindow } from '../../../platform/session.ts';
import { gridColumns } from '../grid/grid-columns.ts';
import { gridLines } from '../grid/grid-lines.ts';
import { gridModel } from '../grid/grid-model.ts';
import { SelectionStore } from '../grid/grid-selection.ts';
import { GridSkeleton } from '../grid/grid-skeleton.tsx';
import { MonthGrid, type MonthGridHandle } from '../grid/month-grid.tsx';
import { monthTitle } from '../italian-dates.ts';
import { monthAfter, monthDays, monthOf, type MonthKey } from '../month-key.ts';
import { MonthStore } from '../month-store.ts';
import styles from './colleagues-view.module.css';
import { colleaguesKey, colleaguesQuery } from './own.queries.ts';
import '../grid.texts.ts';
import './own.texts.ts';

interface ColleaguesViewProps {
  readonly month: MonthKey;
  readonly today: Day;
  readonly onMonth: (month: MonthKey) => void;
}

const NO_COUNTERS: readonly string[] = [];

/** Who works when in one's own plant: presence and codes, never why somebody is away; nothing opens from here. */
export function ColleaguesView({ month, today, onMonth }: ColleaguesViewProps): JSX.Element {
  const t = useTexts('own');
  const grid = useTexts('grid');
  const { mobile } = useBreakpoint();
  const client = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery(colleaguesQuery(month));
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const [selection] = useState(() => new SelectionStore());
  const handle = useRef<MonthGridHandle>(null);
  const store = useMemo(() => (data ? new MonthStore(data) : null), [data]);
  const editWindow = useEditWindow(data?.plant ?? '-');
  const model = useMemo(() => {
    if (!store) return null;
    const columns = gridColumns({ ...monthDays(month), today, editWindow }, store.holidays);
    return gridModel({
      store,
      columns,
      counters: NO_COUNTERS,
      lines: gridLines(store, { text: '', groups: new Set(), collapsed }),
    });
  }, [store, month, today, editWindow, collapsed]);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a narrow screen the month begins at the left edge, and today may lie far to the right.
    frame.current
      ?.querySelector('[role=columnheader][data-ground=today]')
      ?.scrollIntoView({ block: 'nearest', inline: mobile ? 'center' : 'nearest' });
  }, [store, mobile]);
  useLive('roster', (patch) => {
    if (store && patch.plant !== store.plant) return;
    const isUnknown = store?.apply(patch.cells, { fresh: true }).unknownPerson ?? false;
    // An answer under way may be older than the patch, and nothing in it says so.
    if (isUnknown || isFetching) void refetch();
  });
  useLive('reset', () => void client.invalidateQueries({ queryKey: colleaguesKey }));
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} />;
  if (!model || !store) return <GridSkeleton counters={0} />;
  if (store.people.length === 0) return <EmptyState title={t('noColleagues')} why={t('noColleaguesWhy')} />;
  const toggle = (groupId: string): void => {
    const next = new Set(collapsed);
    if (!next.delete(groupId)) next.add(groupId);
    setCollapsed(next);
  };
  return (
    <div ref={frame} className={styles['frame']}>
      <MonthGrid
        ref={handle}
        layout="month"
        label={`${t('colleagues')}, ${monthTitle(month)}, ${store.plant}`}
        model={model}
        neighbour={null}
        corner={
          <span className={styles['count']}>{grid('groupPeople', { count: store.people.length })}</span>
        }
        counterRows={null}
        selection={selection}
        onOpen={() => undefined}
        onMonth={(step) => onMonth(monthAfter(month, step))}
        onToday={() => onMonth(monthOf(today))}
        onToggleGroup={toggle}
      />
    </div>
  );
}
