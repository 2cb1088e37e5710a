/**
 * A list, described once: what its columns are called, hold, are filtered and ordered by. Heads, filters, chips, the values in
 * the address, the parameters of the calls, the statement and the exported file follow from it; the server adds the SQL
 * expression of a column, the screen how it is drawn (docs/decisions/0071).
 */

export type Language = 'it' | 'en';
export type Words = readonly [it: string, en: string];

/**
 * `part`: of a text, without regard to case; `code`: one of the values separated by `|`, whole; `day`, `since`, `until`:
 * YYYYMMDD, the last one included.
 */
export type ListFilter = 'part' | 'code' | 'day' | 'since' | 'until';

export interface ListColumn<Row> {
  readonly words: Words;
  /** What is read in the column, and exported; a column without it only filters. */
  readonly value?: (row: Row, language: Language) => string | number | null;
  readonly filter?: ListFilter;
  /** What a `code` filter offers to choose from, in words; without it the code is typed. */
  readonly options?: Readonly<Record<string, Words>>;
  /** What to write into the filter, where it is not plain. */
  readonly hint?: Words;
  /** Rows can be ordered by it. */
  readonly order?: true;
  /** Its name in the address of the screen, where that is not the name of the column. */
  readonly address?: string;
}

export type ListColumns<Row> = Readonly<Record<string, ListColumn<Row>>>;

export interface ListOf<Row, C extends ListColumns<Row>> {
  readonly words: Words;
  readonly columns: C;
  /** The order of a list that nobody ordered: a column, `-` before it for descending. */
  readonly order: string;
}

// oxlint-disable-next-line typescript/no-explicit-any -- the row of any list
export type AnyList = ListOf<any, ListColumns<any>>;

type ColumnsWith<L extends AnyList, Part> = {
  [K in keyof L['columns']]: L['columns'][K] extends Part ? K : never;
}[keyof L['columns']] &
  string;

export type FilteredColumn<L extends AnyList> = ColumnsWith<L, { readonly filter: ListFilter }>;
export type OrderedColumn<L extends AnyList> = ColumnsWith<L, { readonly order: true }>;
export type ShownColumn<L extends AnyList> = ColumnsWith<L, { readonly value: unknown }>;

/** What a call of the list may ask. */
export type ListQuery<L extends AnyList> = {
  readonly [K in FilteredColumn<L> | 'order' | 'beyond']?: string;
};

export interface ListReply<Row> {
  readonly rows: readonly Row[];
  /** From where the next page goes on; null at the end. */
  readonly beyond: string | null;
  /** Rows that pass the filters, with the first page only; null: more than LIST_COUNTED. */
  readonly total?: number | null;
}

/** Rows are counted up to here; beyond, a screen says that there are more. */
export const LIST_COUNTED = 10_000;
/** A file holds no more rows than this; a longer list is refused, never cut. */
export const LIST_EXPORTED = 10_000;

/** Rows are ordered by this many characters of a text; what is alike so far stands by its id. */
export const LIST_ORDERED = 255;
/**
 * Longest `beyond`: base64url of the JSON of order, text and id. A character takes six bytes of JSON at most (a control
 * character; any other four), order, id and signs 70; the address of the page stays far below the 16 kB of a request's head.
 */
export const LIST_PLACE = Math.ceil(((LIST_ORDERED * 6 + 70) * 4) / 3);

export const LIST_FORMATS = ['csv', 'xlsx'] as const;
export type ListFormat = (typeof LIST_FORMATS)[number];

/** `listOf<Row>()(words, order, columns)`: the row is named, the columns are inferred. */
/* @__NO_SIDE_EFFECTS__ */
export const listOf =
  <Row>() =>
  <const C extends ListColumns<Row>>(
    words: Words,
    order: NoInfer<(keyof C & string) | `-${keyof C & string}`>,
    columns: C,
  ): ListOf<Row, C> => ({ words, order, columns });

export const inLanguage = ([it, en]: Words, language: Language): string => (language === 'it' ? it : en);

/** A code in the words of the column's options; one that it does not know stands for itself. */
export function optionText(
  options: Readonly<Record<string, Words>> | undefined,
  code: string,
  language: Language,
): string {
  return options && Object.hasOwn(options, code) ? inLanguage(options[code]!, language) : code;
}

/** How the rows are ordered: `-at` as `{ column: 'at', descending: true }`. */
export function readOrder(order: string): { readonly column: string; readonly descending: boolean } {
  return { column: order.replace(/^-/, ''), descending: order.startsWith('-') };
}
