/** What stands in a column: days as YYYY-MM-DD, times in minutes from midnight. */
export type FactValue = string | number | boolean | null | readonly string[];

/** A row of the organisation, by the names of its columns. */
export type FactRow = Readonly<Record<string, FactValue>>;

/** A row as it stands, with the version that a change has to name. */
export interface StandingFact {
  readonly values: FactRow;
  readonly version: number;
}

export interface FactColumn {
  readonly type: 'text' | 'code' | 'integer' | 'day' | 'time' | 'boolean' | 'choice' | 'codes' | 'names';
  /** Without it an empty value is null. */
  readonly required?: true;
  /** Characters of a text, the greatest number, or how many names. */
  readonly most?: number;
  /** The smallest number. */
  readonly least?: number;
  /** What a code looks like as a whole. */
  readonly pattern?: RegExp;
  readonly choices?: readonly string[];
  /** In a new row that does not say it. */
  readonly initial?: FactValue;
}

/** Columns of a row that name another row, by the columns of its key (`theirs` → `ours`). */
export interface FactReference {
  readonly kind: string;
  readonly columns: Readonly<Record<string, string>>;
  /** The column that is at fault when there is no such row. */
  readonly at: string;
}

/** A kind of facts of the organisation: a table, described once for screens, files, checks and the trail. */
export interface FactKind {
  /** Columns that name one row. */
  readonly key: readonly string[];
  readonly columns: Readonly<Record<string, FactColumn>>;
  /** The states of one thing, of which one holds on a day: columns that name the thing, and its first and last day. */
  readonly states?: { readonly of: readonly string[]; readonly from: string; readonly to: string };
  /** Each state has a last day of its own, and the next one is written with it: a paper that is renewed. */
  readonly renews?: true;
  /** First and last day where states are not exclusive; a kind with `states` has theirs. */
  readonly days?: { readonly from: string | null; readonly to: string };
  readonly references?: readonly FactReference[];
  /** Columns that stay as they are once the row is saved: what counters of all days follow from and no date divides. */
  readonly fixed?: readonly string[];
  /** Rows of a plant have its code in `icao`, those of a person theirs in `employee_id`. */
  readonly of: 'plant' | 'person' | 'all';
  /** Whether each change of it may move a roster or a counter. */
  readonly counts: boolean;
}
