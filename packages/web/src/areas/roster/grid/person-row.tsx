import { memo, type JSX } from 'react';
import type { MonthStore } from '../month-store.ts';
import { personTotals, signedHours } from '../person-totals.ts';
import { rowName } from './cell-sentence.ts';
import type { GridTexts } from './cell-sentence.ts';
import { gridCell, sourceOf } from './grid-cell.tsx';
import type { GridColumn } from './grid-columns.ts';
import { personKey } from './grid-lines.ts';
import styles from './month-grid.module.css';
import { useRow, useRowOf } from './use-row.ts';

interface RowCellsProps {
  readonly store: MonthStore;
  /** The month beside it, when the columns reach into it (a week on the phone). */
  readonly neighbour: MonthStore | null;
  readonly person: number;
  readonly columns: readonly GridColumn[];
  /** Columns 'Ore' and 'Notti' of the whole month. */
  readonly totals: boolean;
  readonly t: GridTexts;
}

const MINUTES_PER_HOUR = 60;
/** Longest category that stands beside a name; longer ones are written by their first three letters: AMM, DIR, TEC. */
const CATEGORY_LETTERS = 5;

function shortCategory(category: string): string {
  return category.length > CATEGORY_LETTERS ? category.slice(0, 3).toUpperCase() : category;
}

const RowCells = memo(function RowCells({
  store,
  neighbour,
  person,
  columns,
  totals,
  t,
}: RowCellsProps): JSX.Element {
  const row = useRow(store, person);
  const employeeId = store.people[person]?.employeeId ?? '';
  const beside = useRowOf(neighbour, employeeId);
  const sources = [{ month: store, row }];
  if (neighbour !== null && beside !== null) sources.push({ month: neighbour, row: beside });
  return (
    <>
      {columns.map((column) => gridCell(column, sourceOf(sources, column), employeeId, t))}
      {totals && <Totals store={store} person={person} turns={row.turns} t={t} />}
    </>
  );
});

function Totals({
  store,
  person,
  turns,
  t,
}: {
  store: MonthStore;
  person: number;
  turns: readonly string[];
  t: GridTexts;
}): JSX.Element {
  const { dutyMinutes, nights, balance, sentence } = personTotals(store, person, turns, t);
  return (
    <>
      <span role="gridcell" className={styles['total']} title={sentence}>
        {balance !== null && <small>{signedHours(balance)}</small>}
        {Math.round(dutyMinutes / MINUTES_PER_HOUR)}
      </span>
      <span role="gridcell" className={styles['total']} title={sentence}>
        {nights}
      </span>
    </>
  );
}

/** A person's line. The cells do not draw again when a filter only moves the line. */
export const PersonRow = memo(function PersonRow({
  rowIndex,
  own,
  ...cells
}: RowCellsProps & { readonly rowIndex: number; readonly own: boolean }): JSX.Element {
  const { store, person } = cells;
  const { employeeId = '', category = '' } = store.people[person] ?? {};
  const name = rowName(store, person);
  return (
    <div
      role="row"
      aria-rowindex={rowIndex}
      className={styles['line']}
      data-row={personKey(employeeId)}
      data-own={own || undefined}
    >
      <b role="rowheader" className={styles['who']} title={`${name}, ${category}`}>
        <span>{name}</span>
        {cells.totals && <small>{shortCategory(category)}</small>}
        {own && <small>{cells.t('you')}</small>}
      </b>
      <RowCells {...cells} />
    </div>
  );
});
