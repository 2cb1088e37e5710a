import type { Day } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import { Sheet } from '../sheet/sheet.tsx';
import { ColumnFilter } from './column-filter.tsx';
import type { DataColumn } from './data-column.ts';
import styles from './data-table.module.css';
import type { TableView } from './table-address.ts';

interface FilterSheetProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly view: TableView;
  readonly optionsOf: (column: DataColumn<Row>) => readonly string[];
  readonly today: Day;
  readonly onView: (view: TableView) => void;
  readonly onClose: () => void;
}

/** Filters that no head holds: all of them on the phone, where there are none. */
export function FilterSheet<Row>({
  columns,
  view,
  optionsOf,
  today,
  onView,
  onClose,
}: FilterSheetProps<Row>): JSX.Element {
  const t = useTexts('kit');
  return (
    <Sheet title={t('filters')} onClose={onClose}>
      <div className={styles['filterSheet']}>
        {columns
          .filter(({ meta }) => meta.filter !== 'none')
          .map((column) => (
            <ColumnFilter
              key={column.id}
              labelled
              column={column.header}
              kind={column.meta.filter}
              value={view.filters[column.id]}
              options={optionsOf(column)}
              optionText={column.meta.optionText}
              today={today}
              hint={column.meta.hint}
              problem={column.meta.problem?.(view.filters)}
              onChange={(value) => onView({ ...view, filters: { ...view.filters, [column.id]: value } })}
            />
          ))}
      </div>
    </Sheet>
  );
}
