import type { Sentence } from '@torre/contract/sentences';

/** A cell as a file holds it. */
export type FileValue = string | number | boolean | Date | null;
export type FileRow = readonly FileValue[];

/** How large a file of tables may be, each use as its own tables are. */
export interface TableLimits {
  /** Rows of a table, its head included. */
  readonly mostRows: number;
  readonly mostColumns: number;
  /** Parts of a workbook's archive. */
  readonly mostParts: number;
  /** Bytes of all parts, unpacked. */
  readonly mostUnpacked: number;
}

/** What is said of a file that is refused, in the words of who asked for it. */
export interface TableSentences {
  /** It is no table of text. */
  readonly noTable: () => Sentence;
  readonly tooManyRows: (most: number) => Sentence;
  /** A password, or a format of before 2007. */
  readonly locked: () => Sentence;
  readonly broken: () => Sentence;
  readonly unpacksTooLarge: () => Sentence;
  readonly macros: () => Sentence;
  readonly sheetTwice: (sheet: string) => Sentence;
}

export interface TableReading {
  readonly limits: TableLimits;
  readonly says: TableSentences;
}
