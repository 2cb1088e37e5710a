import type { FactKindName, StandingFact } from '@torre/domain/organisation';
import { writeCsv } from 'hucre/csv';
import { writeXlsx } from 'hucre/xlsx';
import type { WriteSheet } from 'hucre/xlsx';
import { workbookCell } from '../../platform/table-files/index.ts';
import type { FileValue } from '../../platform/table-files/index.ts';
import { explanationSheet } from './explanation-sheet.ts';
import { writtenCell } from './fact-cells.ts';
import { sheetColumns, sheetOf } from './fact-sheets.ts';

export const HEAD_STYLE = {
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E4E9EC' } },
} as const;
export const DAY_FORMAT = 'dd/mm/yyyy';

export type RowsOfKinds = ReadonlyMap<FactKindName, Iterable<StandingFact>>;

/** The kinds as a workbook that the import reads, one sheet a kind; `explained`: with a sheet that says how cells are written. */
export async function factWorkbook(
  kinds: RowsOfKinds,
  { explained }: { readonly explained: boolean },
): Promise<Uint8Array<ArrayBuffer>> {
  const sheets = [...kinds].map(([kind, rows]) => sheetOfRows(kind, rows));
  return new Uint8Array(
    await writeXlsx({
      sheets: explained ? [...sheets, explanationSheet([...kinds.keys()])] : sheets,
      properties: { title: 'Organizzazione', creator: 'Torre' },
    }),
  );
}

/** One kind as csv: semicolons, UTF-8 with its mark; a text that a program would take for a formula gets an apostrophe. */
export function factCsv(kind: FactKindName, rows: Iterable<StandingFact>): Uint8Array<ArrayBuffer> {
  const text = writeCsv(
    tableOf(kind, rows, 'csv').map((row) => [...row]),
    {
      delimiter: ';',
      bom: true,
      escapeFormulae: true,
    },
  );
  return new Uint8Array(Buffer.from(text));
}

function sheetOfRows(kind: FactKindName, rows: Iterable<StandingFact>): WriteSheet {
  const columns = sheetColumns(kind);
  return {
    name: sheetOf(kind),
    columns: columns.map(({ head, column }) => ({
      width: Math.max(12, head.length + 2),
      ...(column.type === 'day' && { style: { numFmt: DAY_FORMAT } }),
    })),
    rows: tableOf(kind, rows, 'xlsx').map((row) => row.map(workbookCell)),
    cells: new Map(columns.map((_, at) => [`0,${at}`, { style: HEAD_STYLE }])),
    freezePane: { rows: 1 },
  };
}

function tableOf(
  kind: FactKindName,
  rows: Iterable<StandingFact>,
  format: 'xlsx' | 'csv',
): readonly (readonly FileValue[])[] {
  const columns = sheetColumns(kind);
  return [
    columns.map(({ head }) => head),
    ...Array.from(rows, ({ values }) =>
      columns.map(({ name, column }) => writtenCell(name, column, values[name], format)),
    ),
  ];
}
