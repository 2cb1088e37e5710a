import type { AnyList, FilteredColumn, OrderedColumn } from '@torre/contract/list';
import type { Queryable } from '../db/index.ts';

/** The server's half of a column that is filtered or ordered by. */
export interface SqlColumn {
  /** What is compared. A value that not every reader may see is null here where this one may not (decision 0071). */
  readonly sql: string;
  /** text where nothing is said. */
  readonly type?: 'text' | 'timestamptz' | 'date' | 'bigint' | 'uuid';
  /** Rows are ordered by this instead of `sql`; of the same type. */
  readonly order?: string;
  /** Condition of a filter that no comparison with `sql` says; `$` is where its values stand, a `text[]`. */
  readonly where?: string;
  /** Looks up what `sql` is to be one of: a name becomes personnel codes, for which there is an index. */
  readonly lookUp?: (on: Queryable, text: string) => Promise<readonly string[]>;
}

/** Where the rows of a list stand. Its own parameters, `$1` and on, are `given` by each reading. */
export interface ListSource<L extends AnyList> {
  readonly list: L;
  readonly select: string;
  readonly from: string;
  /** Rows that belong to the list at all. */
  readonly where?: string;
  /** Tells rows of one order apart. */
  readonly id: Pick<SqlColumn, 'sql'> & { readonly type: 'uuid' | 'text' };
  /** Every column that is filtered or ordered by: a missing one does not compile. */
  readonly columns: Readonly<Record<FilteredColumn<L> | OrderedColumn<L>, SqlColumn>>;
}

/** The source of any list. */
export type AnySource = Omit<ListSource<AnyList>, 'columns'> & {
  readonly columns: Readonly<Record<string, SqlColumn>>;
};

/** Personnel codes of the people whose surname and name, in either order, contain the text; the code itself too. */
export async function peopleNamed(on: Queryable, text: string): Promise<readonly string[]> {
  const { rows } = await on.query<{ employee_id: string }>(
    `select employee_id from employee
      where employee_id = $1 or concat_ws(' ', surname, name, surname) ilike '%' || $2 || '%'`,
    [text, literalPart(text)],
  );
  return rows.map(({ employee_id: id }) => id);
}

/** Part of a text for `ilike`, its signs taken as they are. */
export function literalPart(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
