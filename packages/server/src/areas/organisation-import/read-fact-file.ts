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
  kindsOfHead,
  sheetColumns,
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
  /** null: no kind is called so. */
  readonly kind: FactKindName | null;
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
  const edits: FactEdit[] = [];
  const places: { sheet: FactSheet; row: number }[] = [];
  const faults: RowFault[] = [];
  for (const raw of await rawSheets(bytes, fileName)) {
    const say = (sentence: Sentence, row: number | null = null, column: string | null = null): void =>
      void faults.push({ sheet: raw.name, row, column, sentence });
    const { kind } = raw;
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
    const rows = readCsv(bytes, FACT_READING);
    const kind = kindOfTable(rows[0] ?? [], fileName);
    if (kind === null)
      throw new FileProblem(organisationImportSentence('noKind', { name: shortened(fileName) }));
    return [{ name: sheetOf(kind), kind, rows, isMerged: false }];
  }
  const { sheets } = await readSheets(bytes, FACT_READING, wantedSheets());
  const [only] = sheets;
  const ofOnly =
    sheets.length === 1 && kindOfSheet(only!.name) === null
      ? kindOfTable(only!.rows[0] ?? [], fileName)
      : null;
  if (ofOnly === null && !sheets.some(({ name }) => kindOfSheet(name)))
    throw new FileProblem(organisationImportSentence('noSheet'));
  return sheets.map(({ name, rows, merges = [] }) => ({
    name: storableText(name),
    kind: kindOfSheet(name) ?? ofOnly,
    rows,
    isMerged: merges.length > 0,
  }));
}

/** Which sheets are read. Before any of them is, throws FileProblem for two that hold one kind, or are one. */
function wantedSheets(): (name: string, samePart: () => string | null) => boolean {
  const sheetOfKind = new Map<FactKindName, string>();
  const both = (name: string, other: string) => ({ sheet: shortened(name), other: shortened(other) });
  return (name, samePart) => {
    if (isNotRead(name)) return false;
    const same = samePart();
    if (same !== null) throw new FileProblem(organisationImportSentence('partTwice', both(name, same)));
    const kind = kindOfSheet(name);
    if (kind === null) return true;
    const other = sheetOfKind.get(kind);
    if (other !== undefined)
      throw new FileProblem(organisationImportSentence('kindTwice', both(name, other)));
    sheetOfKind.set(kind, name);
    return true;
  };
}

/**
 * What a table without a sheet's name holds: by its head, where several kinds have such columns by the file's name too, and by the
 * name alone where no kind has them. null: neither tells. Throws FileProblem with the kinds that are possible.
 */
function kindOfTable(head: FileRow, fileName: string): FactKindName | null {
  const heads = head.map(headText);
  const possible = kindsOfHead(heads);
  const named = kindOfFileName(fileName);
  if (possible.length === 0 || (named !== null && possible.includes(named))) return named;
  const whole = possible.filter((kind) =>
    sheetColumns(kind).every(({ name }) => heads.some((one) => columnOfHead(kind, one) === name)),
  );
  const [found, ...others] = whole.length === 1 ? whole : possible;
  if (others.length === 0) return found!;
  const kinds = possible.map((kind) => `«${sheetOf(kind)}»`).join(', ');
  const values = { name: shortened(fileName), kinds, example: sheetOf(found!) };
  throw new FileProblem(organisationImportSentence('kindAmbiguous', values));
}

const headText = (cell: FileRow[number] | undefined): string => storableText(String(cell ?? '')).trim();

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
    const head = headText(cell);
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
