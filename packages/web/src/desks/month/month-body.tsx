import type { Day } from '@torre/domain/kernel';
import { Suspense, useMemo, useState, type JSX, type RefObject } from 'react';
import { CounterCorner, CounterLines, slotKey } from '../../areas/counters/index.ts';
import {
  GridLegend,
  gridColumns,
  gridModel,
  MonthGrid,
  monthOf,
  monthTitle,
  weekdayAndNumber,
} from '../../areas/roster/index.ts';
import type { MonthGridHandle, MonthStore } from '../../areas/roster/index.ts';
import { useTexts } from '../../platform/language.ts';
import { useEditWindow } from '../../platform/session.ts';
import type { MonthEditorHandle } from '../month-edit/index.ts';
import styles from './month-desk.module.css';
import { NobodyMatches, NoRedDays } from './month-nothing.tsx';
import { StatusLine } from './status-line.tsx';
import type { useDesk } from './use-desk.ts';
import type { ViewCounters } from './use-month-data.ts';
import { lazyPart } from '../../platform/lazy-with-retry.ts';

const MonthEditor = lazyPart(() => import('../month-edit/index.ts'), 'MonthEditor');

interface MonthBodyProps {
  readonly store: MonthStore;
  readonly grid: RefObject<MonthGridHandle | null>;
  readonly desk: ReturnType<typeof useDesk>;
  readonly counters: ViewCounters;
  readonly today: Day;
  /** Days with a shortage: those that can still be covered, in a past month those that went short. */
  readonly uncovered: readonly Day[];
  /** Id of the draft in view; null: the published month. */
  readonly draft: string | null;
  readonly editor: RefObject<MonthEditorHandle | null>;
  /** Where undo and redo stand. */
  readonly editTools: HTMLElement | null;
  /** Takes the place beside the grid. */
  readonly side: (place: HTMLElement | null) => void;
  /** The hand has reached for the month. */
  readonly near: boolean;
  /** Another month is on its way. */
  readonly busy: boolean;
  readonly onStep: (step: 1 | -1) => void;
  readonly onToday: () => void;
}

/** Grid, legend and status line of a month that is there. */
export function MonthBody({
  store,
  grid,
  desk,
  counters,
  today,
  uncovered,
  draft,
  editor,
  editTools,
  side,
  near,
  busy,
  onStep,
  onToday,
}: MonthBodyProps): JSX.Element {
  const t = useTexts('grid');
  const { filter, lines, selection } = desk;
  const { table, waiting, onRetry } = counters;
  const { from, to, isGenerated: planned } = store;
  const editWindow = useEditWindow(store.plant);
  const [selectionTools, setSelectionTools] = useState<HTMLElement | null>(null);
  const allColumns = useMemo(
    () => gridColumns({ from, to, today, editWindow }, store.holidays),
    [from, to, today, editWindow, store.holidays],
  );
  const redDays = filter.uncovered ? uncovered.join() : null;
  const columns = useMemo(
    () =>
      redDays === null
        ? allColumns
        : allColumns.filter(({ day }) => redDays.split(',').includes(String(day))),
    [allColumns, redDays],
  );
  const days = useMemo(() => columns.map(({ day }) => day), [columns]);
  const slots = table.slots.map(({ rowId }) => slotKey(rowId)).join('\n');
  const model = useMemo(
    () => gridModel({ store, columns, lines, counters: slots === '' ? [] : slots.split('\n') }),
    [store, columns, lines, slots],
  );
  const shown = lines.reduce((sum, line) => sum + (line.kind === 'group' ? line.shown : 0), 0);
  return (
    <>
      <div className={styles['main']} data-busy={busy || undefined}>
        {columns.length === 0 ? (
          <NoRedDays onShowAll={() => filter.setUncovered(false)} />
        ) : (
          <MonthGrid
            ref={grid}
            layout="month"
            label={t('label', { month: monthTitle(monthOf(from)), plant: store.plant })}
            model={model}
            corner={
              <CounterCorner
                {...{ table, from, to, today, waiting, planned, onRetry }}
                span="month"
                room="corner"
                dayName={weekdayAndNumber}
              />
            }
            counterRows={
              <CounterLines {...{ table, days, today, waiting, planned }} plant={store.plant} totals />
            }
            nobody={<NobodyMatches people={store.people.length} onClear={filter.clear} />}
            selection={selection}
            editor={editor}
            onOpen={desk.open}
            onCounter={desk.openCounter(table)}
            onMonth={onStep}
            onToday={onToday}
            onToggleGroup={desk.toggleGroup}
          />
        )}
        <div ref={side} className={styles['side']} />
      </div>
      <GridLegend />
      <StatusLine
        {...{ model, selection, shown }}
        pages="months"
        news={desk.live.news}
        tools={setSelectionTools}
      />
      {near && (
        <Suspense>
          <MonthEditor
            ref={editor}
            {...{ model, selection, draft }}
            toolbar={editTools}
            statusLine={selectionTools}
            say={desk.live.say}
            onSaved={desk.live.saved}
          />
        </Suspense>
      )}
    </>
  );
}
