import { Button } from '@mantine/core';
import { IconUserSearch } from '@tabler/icons-react';
import { addDays } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { useDeferredValue, useEffect, useMemo, useRef, useState, type JSX, type RefObject } from 'react';
import { EmptyState, ErrorState } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import { gridColumns } from '../grid/grid-columns.ts';
import { GridLegend } from '../grid/grid-legend.tsx';
import { gridLines } from '../grid/grid-lines.ts';
import { gridModel } from '../grid/grid-model.ts';
import { SelectionStore } from '../grid/grid-selection.ts';
import { GridSkeleton } from '../grid/grid-skeleton.tsx';
import { MonthGrid, type MonthGridHandle } from '../grid/month-grid.tsx';
import { monthTitle } from '../italian-dates.ts';
import { monthDays, type MonthKey } from '../month-key.ts';
import type { MonthFilterControl } from '../people-filter/use-month-filter.ts';
import { toggled } from '../people-filter/toggled.ts';
import styles from './colleagues-view.module.css';
import './own.texts.ts';
import type { Colleagues } from './use-colleagues.ts';

interface ColleaguesViewProps {
  readonly month: MonthKey;
  /** First day of the week in view; null for the whole month. */
  readonly monday: Day | null;
  readonly today: Day;
  readonly colleagues: Colleagues;
  readonly filter: MonthFilterControl;
  readonly grid: RefObject<MonthGridHandle | null>;
  readonly onStep: (step: 1 | -1) => void;
  readonly onToday: () => void;
}

const NO_COUNTERS: readonly string[] = [];
const LAST_DAY = 6;

/**
 * Who works when in one's own plant, a month at the desk and a week on the phone: presence and codes, never why somebody is
 * away; nothing opens from here, and no day is closed to somebody who only reads.
 */
export function ColleaguesView(props: ColleaguesViewProps): JSX.Element {
  const { month, monday, today, colleagues, filter, grid, onStep, onToday } = props;
  const t = useTexts('own');
  const words = useTexts('grid');
  const { codicePersonale } = useSession().utente;
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const [selection] = useState(() => new SelectionStore());
  const text = useDeferredValue(filter.text);
  const { groups } = filter;
  const { store, neighbour } = colleagues;
  const model = useMemo(() => {
    if (!store) return null;
    const days = monday === null ? monthDays(month) : { from: monday, to: addDays(monday, LAST_DAY) };
    const holidays = [...store.holidays, ...(neighbour?.holidays ?? [])];
    return gridModel({
      store,
      neighbour,
      columns: gridColumns({ ...days, today }, holidays),
      counters: NO_COUNTERS,
      lines: gridLines(store, { text, groups, collapsed }),
      own: codicePersonale,
    });
  }, [store, neighbour, month, monday, today, text, groups, collapsed, codicePersonale]);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Where the month is wider than the window it begins at the left edge, and today may lie far to the right.
    frame.current
      ?.querySelector('[role=columnheader][data-ground=today]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [store]);
  if (colleagues.isError) return <ErrorState onRetry={colleagues.onRetry} />;
  if (!model || !store) return <GridSkeleton counters={0} />;
  if (store.people.length === 0) return <EmptyState title={t('noColleagues')} why={t('noColleaguesWhy')} />;
  const shown = model.lines.reduce((sum, line) => sum + (line.kind === 'group' ? line.shown : 0), 0);
  const total = store.people.length;
  return (
    <div ref={frame} className={styles['frame']}>
      <MonthGrid
        ref={grid}
        layout={monday === null ? 'month' : 'week'}
        totals={false}
        label={`${t('colleagues')}, ${monthTitle(month)}, ${store.plant}`}
        model={model}
        corner={
          <span className={styles['count']}>
            {shown === total ? words('groupPeople', { count: total }) : words('groupOf', { shown, total })}
          </span>
        }
        counterRows={null}
        nobody={
          <EmptyState
            icon={IconUserSearch}
            title={t('noMatch')}
            action={
              <Button variant="default" onClick={filter.clear}>
                {t('clearFilters')}
              </Button>
            }
          />
        }
        selection={selection}
        onOpen={() => undefined}
        onMonth={onStep}
        onToday={onToday}
        onToggleGroup={(group) => setCollapsed(toggled(collapsed, group))}
      />
      {monday === null && <GridLegend audience="colleague" />}
    </div>
  );
}
