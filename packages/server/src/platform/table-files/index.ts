/** Files that people make with spreadsheet programs: opened with care, whatever they hold. Loads no route: threads use it. */
export { FileProblem } from './file-problem.ts';
export { readCsv } from './read-csv.ts';
export { columnLetters, readSheets, shortened } from './read-workbook.ts';
export { storableText } from './storable-text.ts';
export { tableFormat } from './table-format.ts';
export { workbookCell } from './workbook-text.ts';
export type { FileRow, FileValue, TableReading } from './table-limits.ts';
