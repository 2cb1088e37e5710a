import { Button } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import type { Day } from '@torre/domain/kernel';
import { Suspense, useState, type JSX, type ReactNode } from 'react';
import { useTexts } from '../../platform/language.ts';
import { lazyPart } from '../../platform/lazy-with-retry.ts';
import { showsAt } from '../breakpoints.ts';
import { EmptyState } from '../states/empty-state.tsx';
import { useBreakpoint } from '../use-breakpoint.ts';
import type { DataColumn, PhoneRow, RowActionPlaces, RowSelection, RowTone, RowWalk } from './data-column.ts';
import styles from './data-table.module.css';
import { DeskRows } from './desk-rows.tsx';
import { FilterChips } from './filter-chips.tsx';
import { PhoneRows } from './phone-rows.tsx';
import { isFiltered, type TableView } from './table-address.ts';
import { TableHead } from './table-head.tsx';
import { useKeptPlace } from './use-kept-place.ts';
import type { ShownRow } from './use-shown-rows.ts';
import '../kit.texts.ts';

const FilterSheet = lazyPart(
  () => import('./filter-sheet.tsx'),
  'FilterSheet',
) as typeof import('./filter-sheet.tsx').FilterSheet;

/** What is drawn of a table, wherever its rows come from. */
export interface FrameProps<Row extends object> {
  /** What the table lists, for readers. */
  readonly label: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly nameOf: (row: Row) => string;
  readonly phoneRow: (row: Row) => PhoneRow;
  readonly actionsOf?: ((row: Row) => RowActionPlaces) | undefined;
  readonly walk?: RowWalk<Row> | undefined;
  readonly toneOf?: ((row: Row) => RowTone | undefined) | undefined;
  /** Behind the count of the rows. */
  readonly foot?: ReactNode;
  /** Torre's today: dates typed without a year lie in its year. */
  readonly today: Day;
}

interface TableFrameProps<Row extends object> extends FrameProps<Row> {
  readonly rows: readonly ShownRow<Row>[];
  readonly view: TableView;
  readonly onView: (view: TableView) => void;
  readonly optionsOf: (column: DataColumn<Row>) => readonly string[];
  readonly selection?: RowSelection | undefined;
  /** Beside the filters that are set, above the table. */
  readonly tools?: ReactNode;
  /** How many rows there are, in words. */
  readonly count: string;
  /** Below the last row: more of them. */
  readonly more?: ReactNode;
  /** Shown where no row is. */
  readonly none?: ReactNode;
}

/** Heads with filters and order, rows, chips of the filters that are set; two lines a row on the phone. */
export function TableFrame<Row extends object>(props: TableFrameProps<Row>): JSX.Element {
  const { label, columns, rows, view, onView, nameOf, phoneRow, actionsOf, today, optionsOf } = props;
  const { selection, tools, count, more, none, walk, toneOf, foot } = props;
  const t = useTexts('kit');
  const { breakpoint, mobile } = useBreakpoint();
  // State, not a ref: the rows in view are known only once the element is there, and a ref tells nobody that it is.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  useKeptPlace(scroller, label);
  const [filtersOpen, setFiltersOpen] = useState(false);
  const inHeads = columns.filter(({ meta }) => !meta.onlyFilter);
  const visible = inHeads.filter(({ meta }) => showsAt(meta.hideBelow, breakpoint));
  const filters = columns.filter(({ meta }) => meta.filter !== 'none');
  // On the desktop the heads hold the filters of the columns in view; the sheet has the others.
  const inSheet = mobile ? filters : filters.filter((column) => !visible.includes(column));
  const filtered = isFiltered(view);
  const clear = (): void => onView({ ...view, filters: {} });
  const sheetProps = { view, optionsOf, today, onView };
  const rowProps = { rows, nameOf, actionsOf, selection, scroller, walk, toneOf };
  const withSheet = inSheet.length > 0 && (mobile || tools !== undefined);
  return (
    <div className={styles['frame']}>
      {(withSheet || tools || filtered) && (
        <div className={styles['tools']}>
          {withSheet && (
            <Button
              variant="default"
              leftSection={<IconFilter size={16} aria-hidden />}
              className={styles['filterButton']}
              onClick={() => setFiltersOpen(true)}
              data-active={(mobile && filtered) || undefined}
            >
              {t(mobile ? 'filters' : 'moreFilters')}
            </Button>
          )}
          <FilterChips columns={filters} view={view} onView={onView} onClear={clear} />
          {tools}
        </div>
      )}
      <div
        ref={setScroller}
        className={styles['scroller']}
        tabIndex={mobile ? undefined : 0}
        role={mobile ? undefined : 'region'}
        aria-label={mobile ? undefined : label}
      >
        {mobile ? (
          <PhoneRows {...rowProps} label={label} phoneRow={phoneRow} />
        ) : (
          <table className={styles['table']} aria-label={label} aria-rowcount={rows.length + 2}>
            <TableHead {...sheetProps} columns={visible} withActions={actionsOf !== undefined} />
            <DeskRows {...rowProps} columns={visible} />
          </table>
        )}
        {rows.length === 0 &&
          (none ?? (
            <EmptyState
              title={t('nothingFound')}
              why={t('nothingFoundWhy')}
              action={
                <Button variant="default" onClick={clear}>
                  {t('clearFilters')}
                </Button>
              }
            />
          ))}
        {more}
      </div>
      <footer className={styles['foot']}>
        <span role="status">{count}</span>
        {foot}
      </footer>
      {filtersOpen && (
        <Suspense>
          <FilterSheet {...sheetProps} columns={inSheet} onClose={() => setFiltersOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
