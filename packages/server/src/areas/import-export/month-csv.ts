import { displayDay } from '@torre/domain/kernel';
import { writeCsv } from 'hucre/csv';
import type { MonthSheet } from './month-sheet.ts';
import { PERSON_COLUMNS, tableDays, tableRows } from './month-table.ts';

/**
 * The month for spreadsheet programs of all kinds: semicolons, UTF-8 with its mark, dates DD/MM/YYYY. A text that a program
 * would take for a formula gets an apostrophe in front (OWASP, CSV injection).
 */
export function monthCsv(sheet: MonthSheet): Uint8Array<ArrayBuffer> {
  const rows = [
    [...PERSON_COLUMNS, ...tableDays(sheet).map(displayDay)],
    ...tableRows(sheet).map(({ person, cells }) => [...person, ...cells]),
  ];
  return new Uint8Array(Buffer.from(writeCsv(rows, { delimiter: ';', bom: true, escapeFormulae: true })));
}
