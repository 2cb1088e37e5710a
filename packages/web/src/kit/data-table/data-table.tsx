import { Button } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import type { Day } from '@torre/domain/kernel';
import { Suspense, useMemo, useState, type JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import { showsAt } from '../breakpoints.ts';
import { EmptyState } from '../states/empty-state.tsx';
import { useBreakpoint } from '../use-breakpoint.ts';
import type { DataColumn, PhoneRow, RowAction } from './data-column.ts';
import styles from './data-table.module.css';
import { DeskRows } from './desk-rows.tsx';
import { PhoneRows } from './phone-rows.tsx';
import { isFiltered, type TableAddress } from './table-address.ts';
import { TableHead } from './table-head.tsx';
import { useShownRows } from './use-shown-rows.ts';
import { useTableView } from './use-table-view.ts';
import '../kit.texts.ts';
import { lazyWithRetry } from '../../platform/lazy-with-retry.ts';

const FilterSheet = lazyWithRetry(async () => ({
  default: (await import('./filter-sheet.tsx')).FilterSheet,
})) as typeof import('./filter-sheet.tsx').FilterSheet;

/** Numbers are written the Italian way in both languages; 4.200 has its point too. */
const grouped = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });

interface DataTableProps<Row extends object> {
  /** What the table lists, for readers. */
  readonly label: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  readonly phoneRow: (row: Row) => PhoneRow;
  readonly actionsOf?: (row: Row) => readonly RowAction[];
  /** Filters and order live in the address. */
  readonly address: TableAddress;
  readonly onAddress: (address: TableAddress) => void;
  /** Torre's today: dates typed without a year lie in its year. */
  readonly today: Day;
  /** Shown without any filter and without any row. */
  readonly empty: JSX.Element;
}

/** A table of the product: filters of four types, one order, row actions, two lines a row on the phone. */
export function DataTable<Row extends object>(props: DataTableProps<Row>): JSX.Element {
  const { label, columns, rows, rowId, nameOf, phoneRow, actionsOf, address, onAddress, today, empty } =
    props;
  const t = useTexts('kit');
  const { breakpoint, mobile } = useBreakpoint();
  // State, not a ref: the rows in view are known only once the element is there, and a ref tells nobody that it is.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const [filtersOpen, setFiltersOpen] = useState(false);
  const addressed = useMemo(
    () => columns.map(({ id, meta }) => ({ id, filter: meta.filter, sortable: meta.sortable })),
    [columns],
  );
  const [view, setView] = useTableView(addressed, address, onAddress);
  const shown = useShownRows(columns, rows, view, rowId);
  const visible = columns.filter(({ meta }) => showsAt(meta.hideBelow, breakpoint));
  const filtered = isFiltered(view);
  const optionsOf = ({ meta, value }: DataColumn<Row>): readonly string[] =>
    meta.filter === 'select'
      ? [...new Set(rows.flatMap((row) => value(row) ?? []))].filter(Boolean).toSorted()
      : [];
  const clear = (): void => setView({ ...view, filters: {} });

  if (rows.length === 0) return empty;
  const sheetProps = { columns, view, optionsOf, today, onView: setView };
  return (
    <div className={styles['frame']}>
      {mobile && columns.some(({ meta }) => meta.filter !== 'none') && (
        <Button
          variant="default"
          className={styles['filterButton']}
          leftSection={<IconFilter size={18} aria-hidden />}
          onClick={() => setFiltersOpen(true)}
          data-active={filtered || undefined}
        >
          {t('filters')}
        </Button>
      )}
      <div
        ref={setScroller}
        className={styles['scroller']}
        tabIndex={mobile ? undefined : 0}
        role={mobile ? undefined : 'region'}
        aria-label={mobile ? undefined : label}
      >
        {mobile ? (
          <PhoneRows
            label={label}
            rows={shown}
            phoneRow={phoneRow}
            nameOf={nameOf}
            actionsOf={actionsOf}
            scroller={scroller}
          />
        ) : (
          <table className={styles['table']} aria-label={label} aria-rowcount={shown.length + 2}>
            <TableHead {...sheetProps} columns={visible} withActions={actionsOf !== undefined} />
            <DeskRows
              rows={shown}
              columns={visible}
              nameOf={nameOf}
              actionsOf={actionsOf}
              scroller={scroller}
            />
          </table>
        )}
        {shown.length === 0 && (
          <EmptyState
            title={t('nothingFound')}
            why={t('nothingFoundWhy')}
            action={
              <Button variant="default" onClick={clear}>
                {t('clearFilters')}
              </Button>
            }
          />
        )}
      </div>
      <footer className={styles['foot']}>
        <span role="status">
          {filtered
            ? t('rowsOfAll', { shown: grouped.format(shown.length), all: grouped.format(rows.length) })
            : t('rowsShown', { count: rows.length, shown: grouped.format(rows.length) })}
        </span>
        {filtered && (
          <button type="button" className={styles['clear']} onClick={clear}>
            {t('clearFilters')}
          </button>
        )}
      </footer>
      {filtersOpen && (
        <Suspense>
          <FilterSheet {...sheetProps} onClose={() => setFiltersOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
