import { organisationSentence } from '@torre/contract/organisation/sentences';
import { organisationImportSentence } from '@torre/contract/organisation-import/sentences';
import type { Sentence } from '@torre/contract/sentences';
import { kindOf } from '@torre/domain/organisation';
import type { FactEdit, FactKindName, FactValue } from '@torre/domain/organisation';
import {
  FileProblem,
  readCsv,
  readSheets,
  shortened,
  storableText,
  tableFormat,
} from '../../platform/table-files/index.ts';
import type { FileRow } from '../../platform/table-files/index.ts';
import { readCell } from './fact-cells.ts';
import { FACT_READING } from './fact-reading.ts';
import {
  columnOfHead,
  headOf,
  isAdvice,
  isNotRead,
  kindOfFileName,
  kindOfSheet,
  sheetOf,
} from './fact-sheets.ts';

/** A fault of a file, where a person finds it. */
export interface RowFault {
  /** null: the file as a whole. */
  readonly sheet: string | null;
  /** From 1, as programs count; null: the sheet as a whole. */
  readonly row: number | null;
  /** What stands above the column; null: the row as a whole. */
  readonly column: string | null;
  readonly sentence: Sentence;
}

/** A table of a file, with what of it can be understood. */
export interface FactSheet {
  readonly name: string;
  readonly kind: FactKindName;
  /** Heads of the file by columns of the table. */
  readonly heads: ReadonlyMap<string, string>;
}

/** What a file says: one edit a row that is not empty, in the file's order. */
export interface FactFile {
  readonly edits: readonly FactEdit[];
  /** Of each edit. */
  readonly places: readonly { readonly sheet: FactSheet; readonly row: number }[];
  /** Of sheets and heads. */
  readonly faults: readonly RowFault[];
}

/** A file's tables before anybody looked at what they say. */
export interface RawSheet {
  readonly name: string;
  readonly rows: readonly FileRow[];
  readonly isMerged: boolean;
}

interface FileNeeds {
  readonly fileName: string;
  /** Whether qualifications alone are read, or all other kinds. */
  readonly qualifications: boolean;
}

/** Reads a workbook or the csv of one kind; edits name no version. Throws FileProblem. */
export async function readFactFile(
  bytes: Uint8Array<ArrayBuffer>,
  { fileName, qualifications }: FileNeeds,
): Promise<FactFile> {
  const sheets = await rawSheets(bytes, fileName);
  const edits: FactEdit[] = [];
  const places: { sheet: FactSheet; row: number }[] = [];
  const faults: RowFault[] = [];
  const seen = new Set<FactKindName>();
  for (const raw of sheets) {
    const say = (sentence: Sentence, row: number | null = null, column: string | null = null): void =>
      void faults.push({ sheet: raw.name, row, column, sentence });
    const kind = kindOfSheet(raw.name) ?? (sheets.length === 1 ? kindOfFileName(fileName) : null);
    if (kind === null) {
      if (raw.rows.length > 0)
        say(organisationImportSentence('unknownSheet', { sheet: shortened(raw.name) }));
      continue;
    }
    if ((kind === 'qualification') !== qualifications) {
      if (raw.rows.length > 1)
        say(organisationImportSentence(qualifications ? 'onlyQualifications' : 'sheetOfHr'));
      continue;
    }
    if (seen.has(kind)) {
      say(organisationImportSentence('kindTwice'));
      continue;
    }
    seen.add(kind);
    if (raw.isMerged) say(organisationImportSentence('mergedCells'));
    const columns = headColumns(kind, raw.rows[0] ?? [], say);
    if (columns === null) continue;
    const sheet = { name: raw.name, kind, heads: new Map(columns.map(({ name, head }) => [name, head])) };
    raw.rows.forEach((row, index) => {
      if (index === 0 || columns.every(({ at }) => isEmpty(row[at]))) return;
      const values: Record<string, FactValue> = {};
      for (const { at, name } of columns)
        values[name] = readCell(name, kindOf(kind).columns[name]!, row[at] ?? null);
      edits.push({ kind, values });
      places.push({ sheet, row: index + 1 });
    });
  }
  const { mostRows } = FACT_READING.limits;
  if (edits.length >= mostRows) throw new FileProblem(FACT_READING.says.tooManyRows(mostRows - 1), 413);
  return { edits, places, faults };
}

/** The tables of a file, of a csv under the name of its kind; what explains a file is left out. Throws FileProblem. */
export async function rawSheets(
  bytes: Uint8Array<ArrayBuffer>,
  fileName: string,
): Promise<readonly RawSheet[]> {
  if (tableFormat(bytes, FACT_READING) === 'csv') {
    const kind = kindOfFileName(fileName);
    if (kind === null)
      throw new FileProblem(organisationImportSentence('noKind', { name: shortened(fileName) }));
    return [{ name: sheetOf(kind), rows: readCsv(bytes, FACT_READING), isMerged: false }];
  }
  const { sheets } = await readSheets(bytes, FACT_READING, (name) => !isNotRead(name));
  if (!sheets.some(({ name }) => kindOfSheet(name)) && kindOfFileName(fileName) === null)
    throw new FileProblem(organisationImportSentence('noSheet'));
  return sheets.map(({ name, rows, merges = [] }) => ({
    name: storableText(name),
    rows,
    isMerged: merges.length > 0,
  }));
}

interface HeadColumn {
  readonly at: number;
  readonly name: string;
  readonly head: string;
}

/** The columns of a sheet, by its head; null where its rows could not be told apart. */
function headColumns(
  kind: FactKindName,
  row: FileRow,
  say: (sentence: Sentence, row: number, column: string | null) => void,
): readonly HeadColumn[] | null {
  const columns: HeadColumn[] = [];
  row.forEach((cell, at) => {
    const head = storableText(String(cell ?? '')).trim();
    if (head === '' || isAdvice(head)) return;
    const name = columnOfHead(kind, head);
    if (name === null)
      say(organisationSentence('unknownColumn', { column: shortened(head) }), 1, shortened(head));
    else if (columns.some((other) => other.name === name))
      say(organisationImportSentence('columnTwice', { column: head }), 1, head);
    else columns.push({ at, name, head });
  });
  const missing = kindOf(kind).key.filter((name) => !columns.some((column) => column.name === name));
  for (const name of missing) {
    const column = headOf(kind, name);
    say(organisationImportSentence('columnMissing', { column }), 1, column);
  }
  return missing.length > 0 ? null : columns;
}

const isEmpty = (value: FileRow[number] | undefined): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
