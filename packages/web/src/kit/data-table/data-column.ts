import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Breakpoint } from '../breakpoints.ts';
import type { CellValue, FilterKind, FilterValue } from './column-filters.ts';

/** One column. `value` is what filters and order look at; `cell` draws it where plain text is not enough. */
export interface DataColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly value: (row: Row) => CellValue;
  readonly cell?: (row: Row) => ReactNode;
  readonly meta: {
    readonly filter: FilterKind;
    /** P9.04: hidden on windows narrower than this breakpoint. */
    readonly hideBelow?: Breakpoint;
    /** true unless said otherwise. */
    readonly sortable?: boolean;
    /** Words for a value in a select filter, where the value is a code; the address keeps the code. */
    readonly optionText?: (value: string) => string;
    /** Numbers line up at the right. */
    readonly numeric?: boolean;
    /** In pixels; 'rest': what the others leave. */
    readonly width?: number | 'rest';
    /** Stays in view while the columns between scroll sideways: at the start, or beside the row's actions. */
    readonly pinned?: 'start' | 'end';
    /** Only a filter: no column of the table. */
    readonly onlyFilter?: boolean;
    readonly hint?: string | undefined;
    /** What is wrong with the filter as it is set. */
    readonly problem?: ((filters: Readonly<Record<string, FilterValue>>) => string | undefined) | undefined;
  };
}

/** Rows that were ticked, to act on all of them at once. */
export interface RowSelection {
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  /** Rows that nothing of it would reach have no box. */
  readonly mayChoose?: ((id: string) => boolean) | undefined;
}

/** What can be done with one row. Of a row that does not allow it its place stays empty: null. */
export interface RowAction {
  readonly key: string;
  readonly label: string;
  readonly icon: Icon;
  readonly tone?: 'danger';
  /** Why it cannot be used now: it stands there, switched off, and says so. */
  readonly off?: string | undefined;
  /** Stands behind the button of further actions, not in the row. */
  readonly further?: boolean;
  readonly run: () => void;
}

/** Rows that are gone through one by one: the one looked at is shown beside the list, keys act on it. */
export interface RowWalk<Row> {
  /** Id of the row that is looked at. */
  readonly at: string | null;
  readonly onAt: (row: Row) => void;
  /** Enter: goes into what is shown of it; a press on the phone opens it. */
  readonly onOpen: (row: Row) => void;
  /** Which actions a letter presses, by their keys: the first that is not off. */
  readonly letters: Readonly<Record<string, readonly string[]>>;
}

/** Rows that stand out: ignored for the day, asked for by hand. */
export type RowTone = 'ignored' | 'manual';

export type RowActionPlaces = readonly (RowAction | null)[];

/** The two lines of a row on the phone. */
export interface PhoneRow {
  readonly title: ReactNode;
  readonly detail: ReactNode;
  readonly aside?: ReactNode;
}
