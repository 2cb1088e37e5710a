import { isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { writeXlsx } from 'hucre/xlsx';
import type { Cell, CellStyle, WriteSheet } from 'hucre/xlsx';
import { workbookCell } from '../../platform/table-files/index.ts';
import type { MonthSheet, SheetDay } from './month-sheet.ts';
import { PERSON_COLUMNS, tableDays, tableRows } from './month-table.ts';

const CODES = 'Codici';
const PERSON_WIDTHS = [16, 28, 14, 18];
const DAY_WIDTH = 6.5;

const fill = (rgb: string): CellStyle['fill'] => ({ type: 'pattern', pattern: 'solid', fgColor: { rgb } });
const HEAD: CellStyle = { font: { bold: true }, fill: fill('E4E9EC') };
const CENTRED: CellStyle = { alignment: { horizontal: 'center' } };
/** Grounds and heads of days of rest; heads are dates that show weekday and number. */
const GROUND: Record<NonNullable<SheetDay['rest']>, string> = { saturday: 'F1F3F5', holiday: 'DFE4E8' };

/** A day as the table's own date: midnight, without a zone. */
const dateOf = (day: Day): Date => new Date(`${isoDay(day)}T00:00:00Z`);

/** The month as a workbook: one row a person with frozen head and names, and a second sheet with the key of the codes. */
export async function monthWorkbook(sheet: MonthSheet, name: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(
    await writeXlsx({
      sheets: [peopleSheet(sheet, name), codesSheet(sheet)],
      properties: { title: `${sheet.plant}, ${sheet.title}`, creator: 'Torre' },
    }),
  );
}

function peopleSheet(sheet: MonthSheet, name: string): WriteSheet {
  const rows = tableRows(sheet);
  const cells = new Map<string, Partial<Cell>>();
  PERSON_COLUMNS.forEach((_, column) => cells.set(`0,${column}`, { style: HEAD }));
  sheet.days.forEach(({ rest }, index) => {
    const column = PERSON_COLUMNS.length + index;
    const ground = rest === null ? {} : { fill: fill(GROUND[rest]) };
    const style = { ...HEAD, ...CENTRED, ...ground, numFmt: 'ddd d' };
    cells.set(`0,${column}`, { style });
    if (rest !== null) {
      rows.forEach((__, row) => cells.set(`${row + 1},${column}`, { style: { ...CENTRED, ...ground } }));
    }
  });
  return {
    name,
    columns: [
      ...PERSON_WIDTHS.map((width) => ({ width })),
      ...sheet.days.map(() => ({ width: DAY_WIDTH, style: CENTRED })),
    ],
    rows: [
      [...PERSON_COLUMNS, ...tableDays(sheet).map(dateOf)],
      ...rows.map(({ person, cells: codes }) =>
        [...person, ...codes.map((code) => code || null)].map(workbookCell),
      ),
    ],
    cells,
    freezePane: { rows: 1, columns: 2 },
    pageSetup: { paperSize: 'a3', orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  };
}

function codesSheet({ codes }: MonthSheet): WriteSheet {
  const head = ['Codice', 'Significato', 'Orario'];
  return {
    name: CODES,
    columns: [{ width: 10 }, { width: 42 }, { width: 16 }],
    rows: [head, ...codes.map(({ name, description, hours }) => [name, description, hours])],
    cells: new Map(head.map((_, column) => [`0,${column}`, { style: HEAD }])),
    freezePane: { rows: 1 },
  };
}
