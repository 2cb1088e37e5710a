import { dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { useRef, useState, type JSX } from 'react';
import { firstGlance } from '../../areas/counters/index.ts';
import {
  GridSkeleton,
  monthAfter,
  monthDays,
  monthOf,
  sameMonth,
  waitsForEditor,
} from '../../areas/roster/index.ts';
import type { MonthGridHandle, MonthKey } from '../../areas/roster/index.ts';
import { ErrorState } from '../../kit/index.ts';
import { useSession } from '../../platform/session.ts';
import { track } from '../../platform/track.ts';
import { useMoment } from '../../platform/use-now.ts';
import type { MonthDeskProps } from './desk-props.ts';
import { ActiveFiltersRow } from './filters-chip.tsx';
import { MonthBody } from './month-body.tsx';
import styles from './month-desk.module.css';
import { NobodyInMonth, ScreenTitle } from './month-nothing.tsx';
import { MonthImportExport } from './month-import-export.tsx';
import { rememberDensity, rememberedDensity } from './month-preferences.ts';
import type { Density } from './month-preferences.ts';
import { DraftBanner, DraftSwitch } from './lazy-draft.tsx';
import { MonthToolbar } from './month-toolbar.tsx';
import { OpenDay, prepareDayDialog } from './open-day.tsx';
import { PresenceAndLocksLater } from './presence-and-locks-later.tsx';
import type { MonthEditorHandle } from '../month-edit/index.ts';
import { useDesk } from './use-desk.ts';
import { usePageKeys } from './use-page-keys.ts';
import { useMonth, useReadAhead, useViewCounters } from './use-month-data.ts';

/** The month on a wide screen. */
export function MonthView(props: MonthDeskProps): JSX.Element {
  const { plant, month, draft, onMonth } = props;
  const { utente, today: dateOfToday } = useSession();
  const today = dayFromCompact(dateOfToday) as Day;
  const query = useMonth(plant, month, today, draft);
  const readAhead = useReadAhead(plant, today);
  const store = query.data ?? null;
  const grid = useRef<MonthGridHandle>(null);
  const desk = useDesk(props, store, grid);
  const editor = useRef<MonthEditorHandle>(null);
  const [side, setSide] = useState<HTMLElement | null>(null);
  const [editTools, setEditTools] = useState<HTMLElement | null>(null);
  // A change of many cells that the session's end interrupted waits for nobody's hand.
  const [near, setNear] = useState(() =>
    waitsForEditor({ userName: utente.userName, plant, draft, from: monthDays(month).from }),
  );
  const [density, setDensity] = useState(rememberedDensity);
  const { from, to } = store ?? monthDays(month);
  const counters = useViewCounters(props, from, to, today);
  const { toCover, missed } = firstGlance(counters.table, to, useMoment(today));
  const uncovered = store?.isGenerated === false ? [] : to < today ? missed : toCover;

  const go = (name: string, to: MonthKey): void => {
    track('action', name);
    onMonth(to);
  };
  const step = (by: 1 | -1): void =>
    go(by > 0 ? 'mese successivo' : 'mese precedente', monthAfter(month, by));
  usePageKeys(step);
  const toToday = (): void => {
    if (!sameMonth(monthOf(today), month)) return go('oggi', monthOf(today));
    if (desk.filter.uncovered && !uncovered.includes(today)) desk.filter.setUncovered(false);
    else grid.current?.focusDay(today);
  };
  /** The hand reaches for the month: what it may need comes after the month is drawn. */
  const comeNear = (): void => {
    if (near) return;
    prepareDayDialog();
    setNear(true);
  };
  const changeDensity = (chosen: Density): void => {
    track('action', 'densità');
    rememberDensity(chosen);
    setDensity(chosen);
  };
  return (
    <>
      <ScreenTitle month={month} plant={plant} />
      <div
        className={styles['desk']}
        data-layout="month"
        data-density={density}
        onFocus={comeNear}
        onPointerDown={comeNear}
        onPointerMove={({ movementX, movementY }) => {
          // A month that is drawn under a resting mouse is told of it as well: that is no hand that reaches.
          if (movementX !== 0 || movementY !== 0) comeNear();
        }}
      >
        <div>
          <MonthToolbar
            month={month}
            today={monthOf(today)}
            store={store}
            filter={desk.filter}
            uncoveredDays={uncovered.length}
            density={density}
            importExport={
              <MonthImportExport
                {...{ plant, month, draft, store }}
                filter={{ ...desk.filter, passes: desk.passes }}
                onImported={(shifts) => editor.current?.record(shifts)}
              />
            }
            editTools={setEditTools}
            onMonth={(chosen) => go('scegli mese', chosen)}
            onNear={readAhead}
            onStep={step}
            onToday={toToday}
            onDensity={changeDensity}
            draft={<DraftSwitch {...props} />}
            presenceAndLocks={
              <PresenceAndLocksLater
                {...props}
                selection={desk.selection}
                {...{ store, grid, today, from, to, side }}
                neighbour={null}
              />
            }
          />
          <ActiveFiltersRow store={store} filter={desk.filter} />
          {draft !== null && <DraftBanner {...props} {...{ draft, store }} />}
        </div>
        {store !== null && store.people.length > 0 ? (
          <MonthBody
            {...{ store, grid, desk, counters, today, uncovered, draft, editor, editTools, near }}
            side={setSide}
            busy={query.isPlaceholderData}
            onStep={step}
            onToday={toToday}
          />
        ) : (
          <div className={styles['main']}>
            {store === null && !query.isError && <GridSkeleton counters={counters.table.slots.length} />}
            {query.isError && (
              <div className={styles['message']}>
                <ErrorState onRetry={() => void query.refetch()} />
              </div>
            )}
            {store !== null && <NobodyInMonth plant={plant} month={month} />}
          </div>
        )}
      </div>
      <OpenDay {...props} {...{ store, editor }} live={desk.live} />
    </>
  );
}
