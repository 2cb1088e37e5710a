import type { ExportFormat } from '@torre/contract/import-export';
import type { Sentence } from '@torre/contract/sentences';
import { answerWork } from '../../platform/threads/answer-work.ts';
import { FileProblem } from '../../platform/table-files/index.ts';
import type { MonthData } from '../month/index.thread.ts';
import { compareWithMonth } from './compare-with-month.ts';
import type { ComparedFile } from './compare-with-month.ts';
import { monthCsv } from './month-csv.ts';
import { monthSheet, sheetName } from './month-sheet.ts';
import { monthWorkbook } from './month-workbook.ts';
import { readMonthTable } from './read-month-table.ts';
import { wallPrint } from './wall-print.ts';

export interface DrawWork {
  readonly kind: 'draw';
  readonly format: ExportFormat;
  readonly data: MonthData;
  /** Personnel codes; null: everybody. */
  readonly employees: readonly string[] | null;
  /** DD/MM/YYYY HH:mm */
  readonly printedAt: string;
}

export interface CompareWork {
  readonly kind: 'compare';
  readonly data: MonthData;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export type ImportExportWork = DrawWork | CompareWork;

export type ImportExportResult =
  | { readonly kind: 'drawn'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'compared'; readonly file: ComparedFile }
  | { readonly kind: 'problem'; readonly status: 400 | 413 | 415; readonly sentence: Sentence };

answerWork<ImportExportWork, ImportExportResult>(
  async (work) => (work.kind === 'draw' ? { kind: 'drawn', bytes: await drawn(work) } : compared(work)),
  (result) => (result.kind === 'drawn' ? [result.bytes.buffer] : []),
);

async function drawn({ format, data, employees, printedAt }: DrawWork): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = monthSheet(data, { employees });
  switch (format) {
    case 'pdf':
      return wallPrint(sheet, { printedAt });
    case 'xlsx':
      return monthWorkbook(sheet, sheetName(data.key));
    case 'csv':
      return monthCsv(sheet);
  }
}

async function compared({ data, bytes }: CompareWork): Promise<ImportExportResult> {
  try {
    return { kind: 'compared', file: compareWithMonth(await readMonthTable(bytes, data.key), data) };
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    const { status, sentence } = error;
    return { kind: 'problem', status, sentence };
  }
}
