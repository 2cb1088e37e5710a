import { attendanceSentence } from '@torre/contract/attendance/sentences';
import { PUNCH_COLUMNS } from '@torre/domain/attendance';
import type { PunchTexts } from '@torre/domain/attendance';
import { MINUTES_PER_DAY, formatMinutes } from '@torre/domain/kernel';
import {
  FileProblem,
  readCsv,
  readSheets,
  shortened,
  tableFormat,
} from '../../platform/table-files/index.ts';
import type { FileRow, FileValue, TableReading } from '../../platform/table-files/index.ts';

/** Head and 20,000 punches: a day of the largest organisation. */
const READING: TableReading = {
  limits: { mostRows: 20_001, mostColumns: 8, mostParts: 200, mostUnpacked: 32_000_000 },
  says: {
    noTable: () => attendanceSentence('noTable'),
    tooManyRows: (most) => attendanceSentence('tooManyRows', { most }),
    locked: () => attendanceSentence('locked'),
    broken: () => attendanceSentence('broken'),
    unpacksTooLarge: () => attendanceSentence('unpacksTooLarge'),
    macros: () => attendanceSentence('macros'),
    sheetTwice: (sheet) => attendanceSentence('sheetTwice', { sheet }),
  },
};
/** Columns that a file must have; the clock's name may be missing. */
const NEEDED = PUNCH_COLUMNS.length - 1;

/** Rows of a csv, or of the first sheet of a workbook, in the order of `PUNCH_COLUMNS`; empty ones left out. Throws FileProblem. */
export async function readPunchFile(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<readonly (PunchTexts & { readonly row: number })[]> {
  const rows = tableFormat(bytes, READING) === 'xlsx' ? await firstSheet(bytes) : readCsv(bytes, READING);
  const head = (rows[0] ?? []).map(textOf);
  PUNCH_COLUMNS.slice(0, NEEDED).forEach((name, column) => {
    if (head[column]?.toLowerCase() === name.toLowerCase()) return;
    const [heads, found] = [PUNCH_COLUMNS.join(', '), shortened(head[column] ?? '')];
    throw new FileProblem(attendanceSentence('headOther', { heads, found }));
  });
  return rows.slice(1).flatMap((cells, index) => {
    if (cells.every((cell) => textOf(cell) === '')) return [];
    const [code = null, date = null, time = null, type = null, clock = null] = cells;
    return [
      {
        row: index + 2,
        code: textOf(code),
        date: textOf(date),
        time: timeOf(time),
        type: textOf(type),
        clock: textOf(clock),
      },
    ];
  });
}

async function firstSheet(bytes: Uint8Array<ArrayBuffer>): Promise<readonly FileRow[]> {
  let isFirst = true;
  const { sheets } = await readSheets(bytes, READING, () => {
    const wanted = isFirst;
    isFirst = false;
    return wanted;
  });
  const [sheet] = sheets;
  if (sheet === undefined) throw new FileProblem(attendanceSentence('noSheet'));
  return sheet.rows;
}

function textOf(value: FileValue): string {
  if (value === null) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  return String(value).trim();
}

/** A time of day: text, a part of a day, or a moment of which only the time counts. */
function timeOf(value: FileValue): string {
  if (typeof value === 'number' && value >= 0 && value < 1)
    return formatMinutes(Math.round(value * MINUTES_PER_DAY));
  if (value instanceof Date && !Number.isNaN(value.getTime()))
    return formatMinutes(value.getUTCHours() * 60 + value.getUTCMinutes());
  return textOf(value);
}
