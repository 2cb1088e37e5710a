import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { compareValues, passesFilter, type FilterValue } from './column-filters.ts';
import type { DataColumn } from './data-column.ts';
import type { TableView } from './table-address.ts';

const features = tableFeatures({
  columnFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});

/** Above this count only the rows near the view are drawn. */
export const VIRTUAL_ABOVE = 200;

export interface ShownRow<Row> {
  readonly id: string;
  readonly data: Row;
}

/** The rows that pass the filters, in the order of the view. `rowId` must be stable and unique. */
export function useShownRows<Row extends object>(
  columns: readonly DataColumn<Row>[],
  data: readonly Row[],
  view: TableView,
  rowId: (row: Row) => string,
): readonly ShownRow<Row>[] {
  const definitions = useMemo(() => columns.map((column) => definitionOf(column)), [columns]);
  const table = useTable<typeof features, Row>({
    features,
    columns: definitions,
    data: data as Row[],
    getRowId: rowId,
    state: {
      columnFilters: Object.entries(view.filters).map(([id, value]) => ({ id, value })),
      sorting: view.sort ? [{ id: view.sort.column, desc: view.sort.descending }] : [],
    },
  });
  return table.getRowModel().rows.map((row) => ({ id: row.id, data: row.original }));
}

function definitionOf<Row extends object>({
  id,
  value,
  meta,
}: DataColumn<Row>): ColumnDef<typeof features, Row> {
  return {
    id,
    accessorFn: value,
    filterFn: (row, _column, filter: FilterValue) => passesFilter(meta.filter, value(row.original), filter),
    sortFn: (one, other) => compareValues(meta.filter, value(one.original), value(other.original)),
  };
}
