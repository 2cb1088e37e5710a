import { addDays, dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { useMemo, useRef, useState, type JSX } from 'react';
import { CounterCorner, CounterLines, narrowSlots, slotKey } from '../../areas/counters/index.ts';
import {
  gridColumns,
  gridModel,
  GridSkeleton,
  monthDays,
  MonthGrid,
  monthOf,
  monthOfWeek,
  neighbourOfWeek,
  sameMonth,
  waitsForEditor,
  weekdayAndNumber,
  weekTitle,
} from '../../areas/roster/index.ts';
import type { MonthGridHandle } from '../../areas/roster/index.ts';
import { ErrorState } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { useEditWindow, useSession } from '../../platform/session.ts';
import type { MonthDeskProps } from './desk-props.ts';
import styles from './month-desk.module.css';
import { DraftBanner, DraftSwitch } from './lazy-draft.tsx';
import { NobodyInMonth, NobodyMatches } from './month-nothing.tsx';
import { MonthImportExport } from './month-import-export.tsx';
import { OpenDay, prepareDayDialog } from './open-day.tsx';
import { PresenceAndLocksLater } from './presence-and-locks-later.tsx';
import { useDesk } from './use-desk.ts';
import { useMonth, useNeighbour, useViewCounters } from './use-month-data.ts';
import { useWeek } from './use-week.ts';
import { ActiveFiltersRow } from './filters-chip.tsx';
import { usePageKeys } from './use-page-keys.ts';
import { WeekBar } from './week-bar.tsx';
import { WeekEditor } from './week-editor.tsx';
import type { MonthEditorHandle } from '../month-edit/index.ts';
import { WideWeekBar } from './wide-week-bar.tsx';

/** Counters that stay pinned above a week of the phone, short or not: night, morning, afternoon. */
const PINNED = 3;
const LAST_DAY = 6;

/** Seven days of the month: on the phone, where a touch opens the day, and `wide` at the desk, with hours. */
export function WeekView({
  wide = false,
  ...props
}: MonthDeskProps & { readonly wide?: boolean }): JSX.Element {
  const { plant, month, draft } = props;
  const t = useTexts('grid');
  const { utente, today: dateOfToday } = useSession();
  const today = dayFromCompact(dateOfToday) as Day;
  const query = useMonth(plant, month, today, draft);
  const store = query.data ?? null;
  const grid = useRef<MonthGridHandle>(null);
  const desk = useDesk(props, store, grid);
  const week = useWeek(props, today);
  // The old week stays until the month of the new one is there.
  const [shown, setShown] = useState(week.monday);
  const editor = useRef<MonthEditorHandle>(null);
  const [side, setSide] = useState<HTMLElement | null>(null);
  const [rules, setRules] = useState<HTMLElement | null>(null);
  const [editTools, setEditTools] = useState<HTMLElement | null>(null);
  // A change of many cells that the session's end interrupted waits for nobody's hand.
  const [near, setNear] = useState(() =>
    waitsForEditor({ userName: utente.userName, plant, draft, from: monthDays(month).from }),
  );
  const [choosing, setChoosing] = useState(false);
  const arrived = store !== null && sameMonth(monthOf(store.from), monthOfWeek(week.monday));
  if (arrived && shown !== week.monday) setShown(week.monday);
  const to = addDays(shown, LAST_DAY);
  const neighbour = useNeighbour(plant, neighbourOfWeek(shown));
  const counters = useViewCounters(props, shown, to, today);
  const planned = store?.isGenerated ?? true;
  const table = useMemo(() => {
    const all = counters.table;
    if (wide) return all;
    return { ...all, slots: planned ? narrowSlots(all, to, PINNED) : all.slots.slice(0, PINNED) };
  }, [counters.table, to, wide, planned]);
  const editWindow = useEditWindow(plant);
  const columns = useMemo(
    () =>
      gridColumns({ from: shown, to, today, editWindow, wide }, [
        ...(store?.holidays ?? []),
        ...(neighbour?.holidays ?? []),
      ]),
    [shown, to, today, editWindow, wide, store, neighbour],
  );
  const { lines } = desk;
  const model = useMemo(
    () =>
      store === null
        ? null
        : gridModel({
            store,
            neighbour,
            columns,
            lines,
            counters: table.slots.map((slot) => slotKey(slot.rowId)),
          }),
    [store, neighbour, columns, lines, table],
  );
  const title = weekTitle(shown);
  const { waiting, onRetry } = counters;
  const corner = (
    <CounterCorner
      {...{ today, waiting, onRetry, planned, to }}
      table={counters.table}
      from={shown}
      span="week"
      room={wide ? 'corner' : 'bar'}
      dayName={weekdayAndNumber}
    />
  );
  usePageKeys(week.step);
  const comeNear = (): void => {
    if (near) return;
    prepareDayDialog();
    setNear(true);
  };
  const choose = (chosen: boolean): void => {
    comeNear();
    desk.selection.focus(null);
    setChoosing(chosen);
  };
  const people = lines.reduce((sum, line) => sum + (line.kind === 'group' ? line.shown : 0), 0);
  const Bar = wide ? WideWeekBar : WeekBar;
  return (
    <>
      <div
        className={styles['desk']}
        data-layout="week"
        data-wide={wide || undefined}
        onFocus={comeNear}
        onPointerDown={comeNear}
      >
        <div>
          <Bar
            title={title}
            glance={wide ? null : corner}
            store={store}
            filter={desk.filter}
            importExport={
              <MonthImportExport
                {...{ plant, month, draft, store }}
                filter={{ ...desk.filter, passes: desk.passes }}
                onImported={(shifts) => editor.current?.record(shifts)}
              />
            }
            onStep={week.step}
            onToday={week.toToday}
            editTools={setEditTools}
            rules={setRules}
            choosing={store?.editable === true ? choosing : null}
            onChoosing={choose}
            draft={<DraftSwitch {...props} />}
            presenceAndLocks={
              <PresenceAndLocksLater
                {...props}
                selection={desk.selection}
                {...{ store, neighbour, grid, today, to, side }}
                from={shown}
                place={rules}
              />
            }
          />
          <ActiveFiltersRow store={store} filter={desk.filter} />
          {draft !== null && <DraftBanner {...props} {...{ draft, store }} />}
        </div>
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
              layout={wide ? 'wide' : 'week'}
              label={t('label', { month: title, plant })}
              model={model}
              corner={wide ? corner : <span className={styles['hidden']}>{t('people')}</span>}
              counterRows={
                <CounterLines
                  {...{ table, today, waiting, planned, plant }}
                  days={columns.map(({ day }) => day)}
                  totals={false}
                />
              }
              selection={desk.selection}
              editor={editor}
              {...(!wide && { choosing })}
              nobody={<NobodyMatches people={model.store.people.length} onClear={desk.filter.clear} />}
              onOpen={desk.open}
              onCounter={desk.openCounter(table)}
              onMonth={week.step}
              onToday={week.toToday}
              onToggleGroup={desk.toggleGroup}
            />
          )}
          {wide && <div ref={setSide} className={styles['side']} />}
        </div>
        {model !== null && model.store.people.length > 0 && (
          <WeekEditor
            {...{ model, draft, editor, near, choosing }}
            selection={desk.selection}
            live={desk.live}
            desk={wide ? { editTools, shown: people } : null}
            onEnd={() => choose(false)}
          />
        )}
      </div>
      <OpenDay {...props} {...{ store, editor }} live={desk.live} />
    </>
  );
}
