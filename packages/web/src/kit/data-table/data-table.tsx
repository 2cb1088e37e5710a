import { useMemo, type JSX } from 'react';
import { grouped } from '../../platform/grouped.ts';
import { useTexts } from '../../platform/language.ts';
import type { DataColumn } from './data-column.ts';
import { isFiltered, type TableAddress } from './table-address.ts';
import { TableFrame, type FrameProps } from './table-frame.tsx';
import { useShownRows } from './use-shown-rows.ts';
import { useTableView } from './use-table-view.ts';
import '../kit.texts.ts';

interface DataTableProps<Row extends object> extends FrameProps<Row> {
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** Filters and order live in the address. */
  readonly address: TableAddress;
  readonly onAddress: (address: TableAddress) => void;
  /** Shown without any filter and without any row. */
  readonly empty: JSX.Element;
}

/** A short list whose rows are all here: the browser filters and orders them. Long ones are a `ListDesk`. */
export function DataTable<Row extends object>(props: DataTableProps<Row>): JSX.Element {
  const { rows, rowId, address, onAddress, empty, ...frame } = props;
  const { columns } = frame;
  const t = useTexts('kit');
  const addressed = useMemo(
    () => columns.map(({ id, meta }) => ({ id, filter: meta.filter, sortable: meta.sortable })),
    [columns],
  );
  const [view, onView] = useTableView(addressed, address, onAddress);
  const shown = useShownRows(columns, rows, view, rowId);
  const optionsOf = ({ meta, value }: DataColumn<Row>): readonly string[] =>
    meta.filter === 'select'
      ? [...new Set(rows.flatMap((row) => value(row) ?? []))].filter(Boolean).toSorted()
      : [];
  if (rows.length === 0) return empty;
  const count = isFiltered(view)
    ? t('rowsOfAll', { shown: grouped(shown.length), all: grouped(rows.length) })
    : t('rowsShown', { count: rows.length, shown: grouped(rows.length) });
  return <TableFrame {...frame} {...{ view, onView, optionsOf, count }} rows={shown} />;
}
