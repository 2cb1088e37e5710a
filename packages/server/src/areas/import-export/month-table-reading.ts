import { importExportSentence } from '@torre/contract/import-export/sentences';
import type { Sentence } from '@torre/contract/sentences';
import type { MonthKey } from '../month/index.thread.ts';
import {
  FileProblem,
  columnLetters,
  readCsv,
  readSheets,
  shortened,
} from '../../platform/table-files/index.ts';
import type { TableReading } from '../../platform/table-files/index.ts';
import { sheetName } from './month-sheet.ts';
import type { FileTable } from './read-month-table.ts';

const MOST_NAMES = 5;

/** Head and a thousand people; columns before and beyond the longest month. A month of them unpacks to five million bytes. */
export const MONTH_READING: TableReading = {
  limits: { mostRows: 1001, mostColumns: 40, mostParts: 200, mostUnpacked: 16_000_000 },
  says: {
    noTable: () => importExportSentence('noTable'),
    tooManyRows: (most) => importExportSentence('tooManyRows', { most }),
    locked: () => importExportSentence('locked'),
    broken: () => importExportSentence('broken'),
    unpacksTooLarge: () => importExportSentence('unpacksTooLarge'),
    macros: () => importExportSentence('macros'),
    sheetTwice: (sheet) => importExportSentence('sheetTwice', { sheet }),
  },
};

/** A month's csv. Throws FileProblem. */
export function readMonthCsv(bytes: Uint8Array<ArrayBuffer>): FileTable {
  return {
    rows: readCsv(bytes, MONTH_READING),
    place: (row, column) =>
      column === null
        ? importExportSentence('csvRow', { row: row + 1 })
        : importExportSentence('csvCell', { row: row + 1, column: column + 1 }),
    datesAreText: true,
  };
}

/** The month's sheet of a workbook. Throws FileProblem. */
export async function readMonthWorkbook(bytes: Uint8Array<ArrayBuffer>, key: MonthKey): Promise<FileTable> {
  const wanted = sheetName(key);
  const { sheets, names } = await readSheets(bytes, MONTH_READING, (name) => name === wanted);
  const [sheet] = sheets;
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
