import { addDays, dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { useMemo, useRef, useState, type JSX } from 'react';
import { CounterCorner, CounterLines, slotKey } from '../../areas/counters/index.ts';
import {
  gridColumns,
  gridModel,
  GridSkeleton,
  MonthGrid,
  monthOf,
  monthOfWeek,
  neighbourOfWeek,
  sameMonth,
  weekdayAndNumber,
  weekTitle,
  SHORT_MONTHS,
} from '../../areas/roster/index.ts';
import type { MonthGridHandle } from '../../areas/roster/index.ts';
import { ErrorState } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { useEditWindow, useSession } from '../../platform/session.ts';
import type { MonthDeskProps } from './desk-props.ts';
import styles from './month-desk.module.css';
import { NobodyInMonth, NobodyMatches } from './month-nothing.tsx';
import { OpenDay, prepareDayDialog } from './open-day.tsx';
import { useDesk } from './use-desk.ts';
import { useMonth, useNeighbour, useViewCounters } from './use-month-data.ts';
import { useWeek } from './use-week.ts';
import { WeekBar } from './week-bar.tsx';

/** Counters that stay pinned above a week: night, morning, afternoon. */
const PINNED = 3;
const LAST_DAY = 6;

/** The month on the phone, one week wide; a touch opens the day. */
export function WeekView(props: MonthDeskProps): JSX.Element {
  const { plant, month } = props;
  const t = useTexts('grid');
  const today = dayFromCompact(useSession().today) as Day;
  const query = useMonth(plant, month, today);
  const store = query.data ?? null;
  const grid = useRef<MonthGridHandle>(null);
  const desk = useDesk(props, store, grid);
  const week = useWeek(props, today);
  // The old week stays until the month of the new one is there.
  const [shown, setShown] = useState(week.monday);
  const arrived = store !== null && sameMonth(monthOf(store.from), monthOfWeek(week.monday));
  if (arrived && shown !== week.monday) setShown(week.monday);
  const to = addDays(shown, LAST_DAY);
  const neighbour = useNeighbour(plant, neighbourOfWeek(shown));
  const counters = useViewCounters(plant, shown, to, today);
  const table = useMemo(
    () => ({ ...counters.table, slots: counters.table.slots.slice(0, PINNED) }),
    [counters.table],
  );
  const editWindow = useEditWindow(plant);
  const columns = useMemo(
    () =>
      gridColumns({ from: shown, to, today, editWindow }, [
        ...(store?.holidays ?? []),
        ...(neighbour?.holidays ?? []),
      ]),
    [shown, to, today, editWindow, store, neighbour],
  );
  const { lines } = desk;
  const model = useMemo(
    () =>
      store === null
        ? null
        : gridModel({ store, columns, lines, counters: table.slots.map((slot) => slotKey(slot.timeslotId)) }),
    [store, columns, lines, table],
  );
  const title = weekTitle(shown, SHORT_MONTHS);
  const { waiting, onRetry } = counters;
  const planned = store?.isGenerated ?? true;
  return (
    <>
      <div className={styles['desk']} data-layout="week" onFocus={prepareDayDialog}>
        <WeekBar
          title={title}
          glance={
            <CounterCorner
              {...{ today, waiting, onRetry, planned, to }}
              table={counters.table}
              from={shown}
              span="week"
              dayName={weekdayAndNumber}
            />
          }
          groups={store?.groups ?? []}
          filter={desk.filter}
          onStep={week.step}
          onToday={week.toToday}
        />
        <div className={styles['main']} data-busy={query.isPlaceholderData || undefined}>
          {query.isError && (
            <div className={styles['message']}>
              <ErrorState onRetry={() => void query.refetch()} />
            </div>
          )}
          {store === null && !query.isError && <GridSkeleton counters={PINNED} />}
          {store !== null && store.people.length === 0 && <NobodyInMonth plant={plant} month={month} />}
          {model !== null && model.store.people.length > 0 && (
            <MonthGrid
              ref={grid}
              layout="week"
              label={t('label', { month: title, plant })}
              model={model}
              neighbour={neighbour}
              corner={<span className={styles['hidden']}>{t('people')}</span>}
              counterRows={
                <CounterLines
                  {...{ table, today, waiting, planned }}
                  days={columns.map(({ day }) => day)}
                  totals={false}
                />
              }
              selection={desk.selection}
              nobody={<NobodyMatches people={model.store.people.length} onClear={desk.filter.clear} />}
              onOpen={desk.open}
              onMonth={week.step}
              onToday={week.toToday}
              onToggleGroup={desk.toggleGroup}
            />
          )}
        </div>
      </div>
      <OpenDay {...props} store={store} onSaved={desk.live.saved} />
    </>
  );
}
