import type { ImportFault } from '@torre/contract/organisation-import';
import { organisationImportSentence } from '@torre/contract/organisation-import/sentences';
import { writeCsv } from 'hucre/csv';
import { writeXlsx } from 'hucre/xlsx';
import type { WriteSheet } from 'hucre/xlsx';
import { displayDay, dayFromIso } from '@torre/domain/kernel';
import { tableFormat, workbookCell } from '../../platform/table-files/index.ts';
import type { FileRow, FileValue } from '../../platform/table-files/index.ts';
import { FACT_READING } from './fact-reading.ts';
import { ADVICE, isAdvice } from './fact-sheets.ts';
import { rawSheets } from './read-fact-file.ts';
import type { RawSheet } from './read-fact-file.ts';
import { DAY_FORMAT, HEAD_STYLE } from './write-fact-file.ts';

export interface ExplainedFaults {
  /** Those that are explained, in the order of the file. */
  readonly faults: readonly ImportFault[];
  /** How many there are. */
  readonly count: number;
}

/** The same file (sheets, rows, order) with a column that says of each row what to do about it. */
export async function annotateFile(
  bytes: Uint8Array<ArrayBuffer>,
  fileName: string,
  { faults, count }: ExplainedFaults,
): Promise<Uint8Array<ArrayBuffer>> {
  const bySheet = Map.groupBy(faults, ({ sheet }) => sheet);
  const more =
    count > faults.length
      ? `${organisationImportSentence('moreFaults', { count, explained: faults.length }).messageIT} `
      : '';
  const sheets = (await rawSheets(bytes, fileName)).map((sheet) => ({
    name: sheet.name,
    rows: annotated(sheet, bySheet.get(sheet.name) ?? [], more),
  }));
  if (tableFormat(bytes, FACT_READING) === 'csv') {
    const rows = sheets[0]!.rows.map((row) => row.map(textOfDate));
    return new Uint8Array(Buffer.from(writeCsv(rows, { delimiter: ';', bom: true, escapeFormulae: true })));
  }
  return new Uint8Array(await writeXlsx({ sheets: sheets.map(workbookSheet) }));
}

function annotated({ rows }: RawSheet, faults: readonly ImportFault[], more: string): FileRow[] {
  const byRow = Map.groupBy(faults, ({ row }) => row ?? 1);
  const head = rows[0] ?? [];
  const last = head.findLastIndex((cell) => cell !== null && cell !== '' && !isAdvice(String(cell)));
  return rows.map((row, index) => {
    const advice = (byRow.get(index + 1) ?? [])
      .map(({ column, messageIT }) => (column === null ? messageIT : `${column}: ${messageIT}`))
      .join(' ');
    const cells = Array.from({ length: last + 1 }, (_, at) => row[at] ?? null);
    // What concerns the sheet or its head stands above the column, which is not read back.
    if (index === 0) return [...cells, more + advice === '' ? ADVICE : `${ADVICE}: ${more}${advice}`];
    return [...cells, advice === '' ? null : advice];
  });
}

function workbookSheet({
  name,
  rows,
}: {
  readonly name: string;
  readonly rows: readonly FileRow[];
}): WriteSheet {
  const width = rows[0]?.length ?? 0;
  const cells = new Map<string, { style: object }>(
    Array.from({ length: width }, (_, at) => [`0,${at}`, { style: HEAD_STYLE }]),
  );
  rows.forEach((row, index) =>
    row.forEach((cell, at) => {
      if (cell instanceof Date) cells.set(`${index},${at}`, { style: { numFmt: DAY_FORMAT } });
    }),
  );
  return {
    name,
    columns: Array.from({ length: width }, (_, at) => ({ width: at === width - 1 ? 80 : 16 })),
    rows: rows.map((row) => row.map(workbookCell)),
    cells,
    freezePane: { rows: 1 },
  };
}

function textOfDate(value: FileValue): FileValue {
  if (!(value instanceof Date)) return value;
  const day = dayFromIso(value.toISOString().slice(0, 10));
  return day === null ? null : displayDay(day);
}
