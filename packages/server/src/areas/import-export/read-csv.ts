import { isUtf8 } from 'node:buffer';
import { importExportSentence } from '@torre/contract/import-export/sentences';
import { FileProblem } from './file-problem.ts';
import { csvRows } from './month-csv.ts';
import type { FileTable } from './read-month-table.ts';

/** Controls that no table of text holds. */
// oxlint-disable-next-line no-control-regex -- exactly these are looked for
const CONTROLS = /[\u0000-\u0008\u000b\u000e-\u001f]/;
const MOST_ROWS = 1001;
const MOST_COLUMNS = 40;

/** A csv with semicolons, commas or tabs, in UTF-8 or as Windows writes it. Throws FileProblem for what is no text. */
export function readCsv(bytes: Uint8Array<ArrayBuffer>): FileTable {
  const text = new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes);
  if (CONTROLS.test(text)) {
    throw new FileProblem(importExportSentence('noTable'), 415);
  }
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const delimiter = [';', '\t', ','].find((sign) => head.includes(sign)) ?? ';';
  const rows = csvRows(text, delimiter);
  if (rows.length > MOST_ROWS)
    throw new FileProblem(importExportSentence('tooManyRows', { most: MOST_ROWS - 1 }));
  return {
    rows: rows.map((row) => row.slice(0, MOST_COLUMNS)),
    place: (row, column) =>
      column === null
        ? importExportSentence('csvRow', { row: row + 1 })
        : importExportSentence('csvCell', { row: row + 1, column: column + 1 }),
    datesAreText: true,
  };
}
