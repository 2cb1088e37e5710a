import { importExportSentence } from '@torre/contract/import-export/sentences';
import type { Sentence } from '@torre/contract/sentences';
import { compactDay, dayFromIso, dayIfReal, displayDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { MonthKey } from '../month/index.thread.ts';
import { FileProblem, tableFormat } from '../../platform/table-files/index.ts';
import type { FileValue } from '../../platform/table-files/index.ts';
import { PERSON_COLUMNS } from './month-table.ts';
import { MONTH_READING, readMonthCsv, readMonthWorkbook } from './month-table-reading.ts';

/** A file's table before anybody looked at what it says. */
export interface FileTable {
  readonly rows: readonly (readonly FileValue[])[];
  /** Where a cell stands, in words; both from 0, null for a whole row. */
  readonly place: (row: number, column: number | null) => Sentence;
  /** csv knows no dates, only their text. */
  readonly datesAreText: boolean;
}

/** A file's table with its days known. */
export interface MonthTable extends FileTable {
  /** Day of each column that is one, by column. */
  readonly days: ReadonlyMap<number, Day>;
}

/** Reads xlsx or csv, whatever the file is called. Throws FileProblem. */
export async function readMonthTable(bytes: Uint8Array<ArrayBuffer>, key: MonthKey): Promise<MonthTable> {
  const isWorkbook = tableFormat(bytes, MONTH_READING) === 'xlsx';
  const table = isWorkbook ? await readMonthWorkbook(bytes, key) : readMonthCsv(bytes);
  return { ...table, days: headDays(table, key) };
}

/** The head says which month it is: any doubt about it refuses the whole file. */
function headDays({ rows, place, datesAreText }: FileTable, key: MonthKey): ReadonlyMap<number, Day> {
  const head = rows[0] ?? [];
  PERSON_COLUMNS.forEach((name, column) => {
    const found = textOf(head[column] ?? null);
    if (found.toLowerCase() === name.toLowerCase()) return;
    const where = place(0, column);
    throw new FileProblem(
      found === ''
        ? importExportSentence('headEmpty', { place: where, name })
        : importExportSentence('headOther', { place: where, name, found }),
    );
  });
  const days = new Map<number, Day>();
  for (let column = PERSON_COLUMNS.length; column < head.length; column++) {
    const value = head[column] ?? null;
    if (value === null || value === '') continue;
    const where = place(0, column);
    const problem = (key: 'dateAsText' | 'noDate', found: string): FileProblem =>
      new FileProblem(importExportSentence(key, { place: where, found }));
    const day = dayOfHead(value, datesAreText);
    if (day === null) {
      throw typeof value === 'string' && !datesAreText
        ? problem('dateAsText', value)
        : problem('noDate', textOf(value));
    }
    if (day < key.from || day > key.to) {
      const values = { place: where, day: displayDay(day), month: compactDay(key.from).slice(0, 6) };
      throw new FileProblem(importExportSentence('otherMonth', values));
    }
    if ([...days.values()].includes(day))
      throw new FileProblem(importExportSentence('dayTwice', { place: where, day: displayDay(day) }));
    days.set(column, day);
  }
  if (days.size === 0) throw new FileProblem(importExportSentence('noDates', { place: place(0, null) }));
  return days;
}

function dayOfHead(value: FileValue, datesAreText: boolean): Day | null {
  if (value instanceof Date) return dayFromIso(isoOf(value));
  return typeof value === 'string' && datesAreText ? dayOfText(value.trim()) : null;
}

/** DD/MM/YYYY, with a short year as programs write it back, or YYYY-MM-DD. */
function dayOfText(text: string): Day | null {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/.exec(text);
  if (!match) return dayFromIso(text);
  const [, day, month, year] = match;
  return dayIfReal(Number(year) + (year!.length === 2 ? 2000 : 0), Number(month), Number(day));
}

/** YYYY-MM-DD; '' for a number that no calendar reaches. */
const isoOf = (value: Date): string =>
  Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);

/** A cell as a person reads it. */
export function textOf(value: FileValue): string {
  if (value === null) return '';
  if (value instanceof Date) return isoOf(value).split('-').toReversed().join('/');
  if (typeof value === 'boolean') return value ? 'VERO' : 'FALSO';
  return String(value).trim();
}
