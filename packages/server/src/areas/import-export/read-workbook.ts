import { inflateRawSync } from 'node:zlib';
import { importExportSentence } from '@torre/contract/import-export/sentences';
import type { Sentence } from '@torre/contract/sentences';
import { readXlsx } from 'hucre/xlsx';
import type { Sheet } from 'hucre/xlsx';
import { zipEntries } from '../../platform/files/zip-listing.ts';
import type { ZipEntry } from '../../platform/files/zip-listing.ts';
import type { MonthKey } from '../month/index.thread.ts';
import { FileProblem } from './file-problem.ts';
import { sheetName } from './month-sheet.ts';
import type { FileTable } from './read-month-table.ts';

const MOST_PARTS = 200;
/** A month of a thousand people unpacks to about five million bytes. */
const MOST_UNPACKED = 16_000_000;
/** Head and a thousand people; columns before and beyond the longest month. */
const RANGE = 'A1:AN1001';
const MOST_NAMES = 5;
const LONGEST_NAME = 31;
const MACROS = /vbaProject|activeX|oleObject/i;
const PARTS = ['[Content_Types].xml', 'xl/workbook.xml'];

/** The month's sheet of a workbook. Throws FileProblem. */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>, key: MonthKey): Promise<FileTable> {
  refuseHostile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const wanted = sheetName(key);
  const names = new Set<string>();
  const sheet = await openSheet(bytes, wanted, names);
  if (sheet === undefined) {
    throw new FileProblem(importExportSentence('sheetMissing', { sheet: wanted, found: namesFound(names) }));
  }
  const place = (row: number, column: number | null): Sentence =>
    column === null
      ? importExportSentence('sheetRow', { sheet: wanted, row: row + 1 })
      : importExportSentence('sheetCell', { sheet: wanted, row: row + 1, column: columnLetters(column) });
  const [merged] = sheet.merges ?? [];
  if (merged) {
    const where = place(merged.startRow, merged.startCol);
    throw new FileProblem(importExportSentence('mergedCells', { place: where }));
  }
  return { rows: sheet.rows, place, datesAreText: false };
}

async function openSheet(
  bytes: Uint8Array<ArrayBuffer>,
  wanted: string,
  names: Set<string>,
): Promise<Sheet | undefined> {
  try {
    const { sheets } = await readXlsx(bytes, {
      range: RANGE,
      // Asked for every sheet before the first one is read.
      sheets: ({ name }) => {
        if (names.has(name)) throw twice(name);
        names.add(name);
        return name === wanted;
      },
    });
    return sheets[0];
  } catch (error) {
    throw error instanceof FileProblem ? error : broken(error);
  }
}

/** No office program writes two sheets of one name: which of them is the month, nobody knows, and each would be read. */
const twice = (name: string): FileProblem =>
  new FileProblem(importExportSentence('sheetTwice', { sheet: shortened(name) }));

/** Of a file of other people: some names, none longer than office programs allow. */
function namesFound(found: ReadonlySet<string>): Sentence {
  if (found.size === 0) return importExportSentence('noSheets');
  const some = [...found].slice(0, MOST_NAMES).map((name) => `«${shortened(name)}»`);
  const names = some.join(', ');
  const others = found.size - some.length;
  return others > 0
    ? importExportSentence('sheetsAndOthers', { names, others })
    : importExportSentence('someSheets', { names });
}

const shortened = (name: string): string =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;

/** What is no plain workbook, and what would not fit into memory, is refused before a library opens it. */
function refuseHostile(bytes: Buffer): void {
  const entries = zipEntries(bytes);
  if (entries === null || PARTS.some((part) => !entries.some(({ name }) => name === part))) throw broken();
  if (entries.some(({ name }) => MACROS.test(name))) {
    throw new FileProblem(importExportSentence('macros'), 415);
  }
  if (entries.length > MOST_PARTS) throw tooLarge();
  let left = MOST_UNPACKED;
  for (const entry of entries) left -= unpackedLength(bytes, entry, left);
}

/** What an entry really unpacks to: the length that it claims is only a claim. */
function unpackedLength(bytes: Buffer, { method, packed }: ZipEntry, most: number): number {
  const content = bytes.subarray(packed.first, packed.first + packed.length);
  if (method === 0) return content.length;
  if (method !== 8) throw broken();
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(most, 1) }).length;
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge() : broken(error);
  }
}

function broken(cause?: unknown): FileProblem {
  const problem = new FileProblem(importExportSentence('broken'), 415);
  problem.cause = cause;
  return problem;
}

const tooLarge = (): FileProblem => new FileProblem(importExportSentence('unpacksTooLarge'), 413);

/** 0 → A, 26 → AA */
function columnLetters(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnLetters(Math.floor(column / 26) - 1) + letter;
}
