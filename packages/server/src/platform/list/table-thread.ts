import { writeCsv } from 'hucre/csv';
import { writeXlsx } from 'hucre/xlsx';
import type { ListFormat } from '@torre/contract/list';
import { workbookCell } from '../table-files/index.ts';
import { answerWork } from '../threads/answer-work.ts';

export interface TableWork {
  readonly format: ListFormat;
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

answerWork<TableWork, Uint8Array<ArrayBuffer>>(
  async (work) => (work.format === 'csv' ? csv(work) : workbook(work)),
  (bytes) => [bytes.buffer],
);

/** As `monthCsv`: semicolons, UTF-8 with its mark; a text that a program would take for a formula gets an apostrophe. */
function csv({ heads, rows }: TableWork): Uint8Array<ArrayBuffer> {
  const text = writeCsv([[...heads], ...rows.map((row) => [...row])], {
    delimiter: ';',
    bom: true,
    escapeFormulae: true,
  });
  return new Uint8Array(Buffer.from(text));
}

async function workbook({ title, heads, rows }: TableWork): Promise<Uint8Array<ArrayBuffer>> {
  const head = {
    font: { bold: true },
    fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E4E9EC' } },
  };
  const longest = (column: number): number =>
    Math.max(...[heads, ...rows.slice(0, 200)].map((row) => String(row[column] ?? '').length));
  return new Uint8Array(
    await writeXlsx({
      sheets: [
        {
          name: title.slice(0, 31),
          columns: heads.map((_, column) => ({ width: Math.min(60, Math.max(8, longest(column) + 2)) })),
          rows: [[...heads], ...rows.map((row) => row.map(workbookCell))],
          cells: new Map(heads.map((_, column) => [`0,${column}`, { style: head as never }])),
          freezePane: { rows: 1 },
        },
      ],
      properties: { title, creator: 'Torre' },
    }),
  );
}
