import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { Day } from '@torre/domain/kernel';
import { useRef, type JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import { ColumnFilter } from './column-filter.tsx';
import type { FilterValue } from './column-filters.ts';
import type { DataColumn } from './data-column.ts';
import styles from './data-table.module.css';
import { nextSort, type TableView } from './table-address.ts';
import { useSteadyWidths } from './use-steady-widths.ts';

interface TableHeadProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly view: TableView;
  readonly optionsOf: (column: DataColumn<Row>) => readonly string[];
  readonly today: Day;
  readonly withActions: boolean;
  readonly onView: (view: TableView) => void;
}

/** Heads that sort, and under them the filters; both stay while the rows scroll. */
export function TableHead<Row>({
  columns,
  view,
  optionsOf,
  today,
  withActions,
  onView,
}: TableHeadProps<Row>): JSX.Element {
  const t = useTexts('kit');
  const heads = useRef<HTMLTableRowElement>(null);
  useSteadyWidths(heads, columns.map(({ id }) => id).join());
  const setFilter = (id: string, value: FilterValue): void =>
    onView({ ...view, filters: { ...view.filters, [id]: value } });
  return (
    <thead className={styles['head']}>
      <tr ref={heads}>
        {columns.map(({ id, header, meta }) => {
          const sorted =
            view.sort?.column === id ? (view.sort.descending ? 'descending' : 'ascending') : 'none';
          const Arrow = sorted === 'descending' ? IconArrowDown : IconArrowUp;
          return (
            <th
              key={id}
              scope="col"
              aria-sort={meta.sortable === false ? undefined : sorted}
              data-numeric={meta.numeric}
              data-pinned={meta.pinned}
              data-rest={meta.width === 'rest' || undefined}
              style={{ width: meta.width === 'rest' ? '100%' : meta.width }}
            >
              {meta.sortable === false ? (
                header
              ) : (
                <button
                  type="button"
                  className={styles['sort']}
                  title={t('sortBy', { column: header })}
                  onClick={() => onView({ ...view, sort: nextSort(view.sort, id) })}
                >
                  {header}
                  {sorted !== 'none' && <Arrow size={13} aria-hidden />}
                </button>
              )}
            </th>
          );
        })}
        {withActions && (
          <th scope="col" className={styles['actionsHead']}>
            {t('actions')}
          </th>
        )}
      </tr>
      {columns.some(({ meta }) => meta.filter !== 'none') && (
        <tr className={styles['filters']}>
          {columns.map((column) => (
            <td key={column.id} data-pinned={column.meta.pinned}>
              <ColumnFilter
                column={column.header}
                kind={column.meta.filter}
                value={view.filters[column.id]}
                options={optionsOf(column)}
                optionText={column.meta.optionText}
                today={today}
                problem={column.meta.problem?.(view.filters)}
                onChange={(value) => setFilter(column.id, value)}
              />
            </td>
          ))}
          {withActions && <td className={styles['actionsHead']} />}
        </tr>
      )}
    </thead>
  );
}
