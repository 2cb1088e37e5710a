import type { Day } from '@torre/domain/kernel';
import { useImperativeHandle, useRef } from 'react';
import type { CSSProperties, JSX, ReactNode, Ref } from 'react';
import { useTexts } from '../../../platform/language.ts';
import '../grid.texts.ts';
import { cellContent, cellPlace } from './cell-sentence.ts';
import { ColumnGrounds } from './column-grounds.tsx';
import { GridBody } from './grid-body.tsx';
import type { GridBodyHandle } from './grid-body.tsx';
import { FOCUSED_PLACE } from './grid-dom.ts';
import { GridHead } from './grid-head.tsx';
import { personKey } from './grid-lines.ts';
import type { GridModel } from './grid-model.ts';
import print from './grid-print.module.css';
import type { SelectionStore } from './grid-selection.ts';
import styles from './month-grid.module.css';
import { useGridInteractions } from './use-grid-interactions.ts';
import type { GridEvents } from './use-grid-interactions.ts';
import week from './week-grid.module.css';
import wide from './wide-grid.module.css';

const LAYOUT_CLASS = { month: '', week: week['week'], wide: wide['wide'] };

export interface MonthGridHandle {
  /** Puts the hand on a person's day; false where the grid does not show it. */
  readonly focusCell: (employeeId: string, day: Day) => boolean;
  /** Moves the hand to a day in view, in the row where it is or on the first person. */
  readonly focusDay: (day: Day) => void;
  /** Puts the hand on a counter, by the key of its row. */
  readonly focusCounter: (row: string, day: Day) => void;
  /** What the grid shows now, for what asks where the selection lies. */
  readonly model: () => GridModel;
}

interface MonthGridProps extends GridEvents {
  readonly ref: Ref<MonthGridHandle>;
  /** `wide`: a week at the desk, with hours in its cells. */
  readonly layout: 'month' | 'week' | 'wide';
  readonly label: string;
  readonly model: GridModel;
  readonly corner: ReactNode;
  /** Rows of counters, one for each key of `model.counters`. */
  readonly counterRows: ReactNode;
  /** Columns 'Ore' and 'Notti', in a month unless said otherwise. */
  readonly totals?: boolean;
  readonly selection: SelectionStore;
  /** What stands below the heads and counters when `model` has no lines. */
  readonly nobody?: ReactNode;
}

/** The line at the upper edge of the view, from the height that lines have at the present density. */
function lineAtTop(scroller: HTMLElement | null): number {
  if (scroller === null || scroller.scrollTop === 0) return 0;
  const line = scroller.querySelector<HTMLElement>('[role=row][data-row^="person:"]');
  return line === null ? 0 : Math.floor(scroller.scrollTop / line.offsetHeight);
}

/**
 * The month of a plant as a real DOM grid: sticky names and counters, one Tab stop, the keys of a spreadsheet
 * (`design.md`, Roster grid). Shows what `model` says; the data change below it without drawing it again.
 */
export function MonthGrid(props: MonthGridProps): JSX.Element {
  const { ref, layout, label, model, corner, counterRows, selection, nobody } = props;
  const { totals = layout === 'month' } = props;
  const t = useTexts('grid');
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const body = useRef<GridBodyHandle>(null);
  const { store, columns } = model;
  const { moveFocus, handlers } = useGridInteractions({
    ...props,
    grid,
    scroller,
    mountAll: () => body.current?.mountAll(),
    placeOf: (person, day) => cellPlace(store, person, day),
    titleOf: ({ month, person, day }) =>
      `${cellPlace(month, person, day)}\n${cellContent(month, person, day, t)}`,
  });
  useImperativeHandle(ref, () => ({
    focusCell(employeeId, day) {
      const column = columns.findIndex((shown) => shown.day === day);
      const row = personKey(employeeId);
      if (column < 0 || !model.rowOf.has(row)) return false;
      moveFocus({ row, column }, false);
      return true;
    },
    focusDay(day) {
      const column = columns.findIndex((shown) => shown.day === day);
      const focused = selection.read().focus?.row;
      const row =
        focused !== undefined && model.rowOf.has(focused)
          ? focused
          : model.lines.find(({ kind }) => kind === 'person')?.key;
      if (column >= 0 && row !== undefined) moveFocus({ row, column }, false);
    },
    focusCounter(row, day) {
      const column = columns.findIndex((shown) => shown.day === day);
      if (column >= 0 && model.rowOf.has(row)) moveFocus({ row, column }, false);
    },
    model: () => model,
  }));
  return (
    <div
      ref={scroller}
      className={`${styles['scroller']} ${print['print']}`}
      data-above-notices
      data-scrolls
      onScroll={({ currentTarget }) =>
        grid.current?.style.setProperty('--scrolled', String(currentTarget.scrollLeft))
      }
    >
      <div
        ref={grid}
        role="grid"
        aria-label={label}
        aria-rowcount={1 + model.rowOf.size}
        aria-colcount={1 + columns.length + (totals ? 2 : 0)}
        aria-multiselectable
        className={`${styles['grid']} ${LAYOUT_CLASS[layout]}`}
        data-layout={layout}
        data-edited={(props.editor !== undefined && props.choosing !== false) || undefined}
        data-bare={totals ? undefined : true}
        style={{ '--columns': columns.length } as CSSProperties}
        {...handlers}
      >
        <div className={styles['top']} data-part="top">
          <ColumnGrounds columns={columns} />
          <GridHead store={store} columns={columns} corner={corner} totals={totals} />
          {counterRows}
        </div>
        <GridBody
          key={`${store.plant}/${store.from}`}
          ref={body}
          lineAtTop={() => lineAtTop(scroller.current)}
          {...{ model, totals, selection, t }}
          neighbour={model.neighbour ?? null}
          onTyped={(cell, text) => props.editor?.current?.onTyped(cell, text)}
          fills={props.editor !== undefined && props.choosing === undefined && store.editable}
        />
      </div>
      {model.lines.length === 0 && <div className={styles['nobody']}>{nobody}</div>}
      <span id={FOCUSED_PLACE} hidden />
    </div>
  );
}
