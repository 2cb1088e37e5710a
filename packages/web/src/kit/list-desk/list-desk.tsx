import { Button } from '@mantine/core';
import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query';
import {
  LIST_COUNTED,
  optionText,
  inLanguage,
  type AnyList,
  type Language,
  type ListOf,
  type ListColumns,
  type ListQuery,
  type ListReply,
  type ShownColumn,
} from '@torre/contract/list';
import type { Endpoint } from '@torre/contract/endpoint';
import { dayFromCompact, type Day } from '@torre/domain/kernel';
import { useEffect, useEffectEvent, useMemo, useState, type JSX, type ReactNode } from 'react';
import { grouped } from '../../platform/grouped.ts';
import { useLanguage, useTexts } from '../../platform/language.ts';
import { useSession } from '../../platform/session.ts';
import type { Breakpoint } from '../breakpoints.ts';
import type { DataColumn } from '../data-table/data-column.ts';
import table from '../data-table/data-table.module.css';
import { isFiltered, type TableAddress } from '../data-table/table-address.ts';
import { TableFrame, type FrameProps } from '../data-table/table-frame.tsx';
import { useTableView } from '../data-table/use-table-view.ts';
import { EmptyState } from '../states/empty-state.tsx';
import { ErrorState } from '../states/error-state.tsx';
import { LoadingRows } from '../states/loading-rows.tsx';
import { ListExport } from './list-export.tsx';
import { addressName, filterKind, listAddress, listQuery, reversedDays, tableAddress } from './list-view.ts';
import { choosableOf, ManyTools, type ManyAction, type ManyAtOnce } from './many-tools.tsx';
import '../kit.texts.ts';

const NOTHING_FIXED = {};

/** The screen's half of a column: how it is drawn, where its text is not enough. */
interface ScreenColumn<Row> {
  readonly cell?: (row: Row) => ReactNode;
  readonly hideBelow?: Breakpoint;
  /** 'rest': what the others leave. */
  readonly width?: number | 'rest';
  readonly numeric?: boolean;
  /** Stays in view while the others scroll sideways. */
  readonly pinned?: 'start' | 'end';
  /** Stands in the opened row: the table has only its filter, with those that no head holds. */
  readonly onlyFilter?: boolean;
  /** Codes to choose from that the contract does not know. */
  readonly choices?: readonly string[];
}

/** Every column that is shown: one without its half does not compile. */
export type ScreenColumns<L extends AnyList> =
  L extends ListOf<infer Row, ListColumns<infer Row>>
    ? Readonly<Record<ShownColumn<L>, ScreenColumn<Row>>>
    : never;

/** A column of the screen alone, which the server neither filters nor orders nor exports. */
export interface AddedColumn<Row> {
  /** The column of the list behind which it stands. */
  readonly after: string;
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly width?: number;
}

type RowOf<L> = L extends ListOf<infer Row, ListColumns<infer Row>> ? Row & object : never;

export interface ListDeskProps<L extends AnyList> extends Omit<
  FrameProps<RowOf<L>>,
  'label' | 'columns' | 'today'
> {
  readonly list: L;
  readonly columns: ScreenColumns<L>;
  /** Kept from drawing to drawing: another one makes the table anew. */
  readonly added?: AddedColumn<RowOf<L>> | undefined;
  /** Key of the list in the cache; what is asked of it comes behind. */
  readonly queryKey: QueryKey;
  readonly read: (query: ListQuery<L>, signal: AbortSignal) => Promise<ListReply<RowOf<L>>>;
  /** The call that answers the list as a file. */
  readonly exportAs?: Endpoint;
  /** Beside what can be done with the rows that are ticked. */
  readonly extraTools?: ReactNode;
  /** What is said where the list cannot be read. */
  readonly failed?: string;
  readonly rowId: (row: RowOf<L>) => string;
  /** How a typed filter is sent, where it is not as typed. */
  readonly sent?: Readonly<Record<string, (text: string) => string>>;
  /** What the screen narrows the list by, whatever is filtered: its columns are not the reader's. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** What can be done with several rows at once. */
  readonly many?: readonly (ManyAction<RowOf<L>> | ManyAtOnce<RowOf<L>>)[] | undefined;
  /** Filters and order live in the address. */
  readonly address: TableAddress;
  readonly onAddress: (address: TableAddress) => void;
  /** Shown without any filter and without any row. */
  readonly empty: JSX.Element;
}

/**
 * A list whose rows the server filters, orders and brings in pages; further ones come when the end is near. One description
 * gives heads, filters, chips, address, export (docs/decisions/0071).
 */
export function ListDesk<L extends AnyList>(props: ListDeskProps<L>): JSX.Element {
  const {
    list,
    columns: halves,
    added,
    queryKey,
    read,
    exportAs,
    extraTools,
    failed,
    rowId,
    sent,
    fixed = NOTHING_FIXED,
    many,
    address,
    onAddress,
    empty,
  } = props;
  const t = useTexts('kit');
  const language = useLanguage();
  const today = dayFromCompact(useSession().today) ?? (0 as Day);
  const columns = useMemo(
    () => withAdded(list, deskColumns(list, halves, fixed, language, t), added),
    [list, halves, fixed, language, t, added],
  );
  const addressed = useMemo(
    () => columns.map(({ id, meta }) => ({ id, filter: meta.filter, sortable: meta.sortable })),
    [columns],
  );
  const inTable = useMemo(() => tableAddress(list, address), [list, address]);
  const [view, onView] = useTableView(addressed, inTable, (next) =>
    onAddress(listAddress(list, next, address)),
  );
  const query = { ...listQuery(list, view, sent), ...fixed } as ListQuery<L>;
  const pages = useInfiniteQuery({
    queryKey: [...queryKey, query],
    queryFn: ({ signal, pageParam }) => read({ ...query, ...(pageParam && { beyond: pageParam }) }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.beyond,
    staleTime: 0,
    placeholderData: (before) => before,
  });
  const [chosen, onChoose] = useState<ReadonlySet<string>>(new Set());
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isPlaceholderData } = pages;
  if (!data)
    return error ? (
      <ErrorState {...(failed !== undefined && { text: failed })} onRetry={() => void refetch()} />
    ) : (
      <LoadingRows rows={12} />
    );
  const rows = data.pages.flatMap((page) => page.rows.map((row) => ({ id: rowId(row), data: row })));
  const total = data.pages[0]?.total;
  const count =
    typeof total === 'number'
      ? t('rowsShown', { count: total, shown: grouped(total) })
      : t('rowsOver', { counted: grouped(LIST_COUNTED) });
  const { actionsOf, nameOf, phoneRow, walk, toneOf, foot } = props;
  return (
    <div className={table['desk']} aria-busy={isPlaceholderData}>
      <TableFrame
        label={inLanguage(list.words, language)}
        {...{ columns, rows, view, onView, nameOf, phoneRow, actionsOf, today, count, walk, toneOf, foot }}
        optionsOf={({ id }) => optionsAt(list, halves, id)}
        selection={many && { chosen, onChoose, mayChoose: choosableOf(many, rows) }}
        tools={
          <>
            {many && <ManyTools actions={many} {...{ rows, chosen, onChoose, nameOf, queryKey }} />}
            {extraTools}
            {exportAs && <ListExport call={exportAs} query={query} />}
          </>
        }
        more={hasNextPage && <MoreRows busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />}
        none={
          reversedDays(list, view.filters, language) ? (
            <EmptyState title={t('reversed')} why={t('reversedWhy')} />
          ) : isFiltered(view) ? undefined : (
            empty
          )
        }
      />
    </div>
  );
}

function deskColumns<L extends AnyList>(
  list: L,
  halves: ScreenColumns<L>,
  fixed: Readonly<Record<string, string>>,
  language: Language,
  t: ReturnType<typeof useTexts<'kit'>>,
): readonly DataColumn<RowOf<L>>[] {
  const shown = Object.entries(list.columns).filter(([name]) => !Object.hasOwn(fixed, name));
  return shown.map(([name, column]) => {
    const half = (halves as Readonly<Record<string, ScreenColumn<RowOf<L>>>>)[name];
    const { choices, cell, ...layout } = half ?? {};
    return {
      id: addressName(name, column),
      header: inLanguage(column.words, language),
      value: (row) => {
        const value = column.value?.(row, language) ?? null;
        return typeof value === 'number' ? String(value) : value;
      },
      ...(cell && { cell }),
      meta: {
        ...layout,
        filter: filterKind(column, choices !== undefined),
        sortable: column.order ?? false,
        onlyFilter: half?.onlyFilter ?? column.value === undefined,
        hint: column.hint && inLanguage(column.hint, language),
        optionText: (code) => optionText(column.options, code, language),
        problem: (filters) => {
          const reversed = reversedDays(list, filters, language);
          return reversed?.name === name ? t('reversedDays', { since: reversed.since }) : undefined;
        },
      },
    };
  });
}

function withAdded<L extends AnyList>(
  list: L,
  columns: readonly DataColumn<RowOf<L>>[],
  added: AddedColumn<RowOf<L>> | undefined,
): readonly DataColumn<RowOf<L>>[] {
  if (!added) return columns;
  const { after, width, ...column } = added;
  const before = list.columns[after];
  const place = columns.findIndex(({ id }) => before && id === addressName(after, before)) + 1;
  const meta = { filter: 'none', sortable: false, ...(width !== undefined && { width }) } as const;
  return columns.toSpliced(place, 0, { ...column, value: () => null, meta });
}

function optionsAt<L extends AnyList>(list: L, halves: ScreenColumns<L>, id: string): readonly string[] {
  const entry = Object.entries(list.columns).find((one) => addressName(...one) === id);
  if (!entry) return [];
  const half = (halves as Readonly<Record<string, ScreenColumn<RowOf<L>>>>)[entry[0]];
  return half?.choices ?? Object.keys(entry[1].options ?? {});
}

/** At the end of the rows that are here: the next page comes by itself when it is near, or by pressing. */
function MoreRows({ busy, onMore }: { readonly busy: boolean; readonly onMore: () => void }): JSX.Element {
  const t = useTexts('kit');
  const [end, setEnd] = useState<HTMLDivElement | null>(null);
  const reach = useEffectEvent(onMore);
  useEffect(() => {
    if (!end || busy) return;
    // Of several entries the last one tells where the end is now.
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && reach(), {
      root: end.parentElement,
      rootMargin: '400px',
    });
    observer.observe(end);
    return () => observer.disconnect();
  }, [end, busy]);
  return (
    <div ref={setEnd} className={table['more']}>
      <Button variant="default" loading={busy} onClick={onMore}>
        {t('moreRows')}
      </Button>
    </div>
  );
}
