import type { FactColumn, FactKindName } from '@torre/domain/organisation';
import { kindOf } from '@torre/domain/organisation';
import type { WriteSheet } from 'hucre/xlsx';
import { shownValue } from './fact-cells.ts';
import { EXPLANATION, sheetColumns, sheetOf } from './fact-sheets.ts';

const HEADS = ['Foglio', 'Colonna', 'Serve', 'Come si scrive', 'Esempio'];
const HOW: Readonly<Record<FactColumn['type'], readonly [how: string, example: string]>> = {
  text: ['testo', 'Roma ACC'],
  code: ['codice senza spazi', 'LIRR'],
  integer: ['numero intero', '1'],
  day: ['data GG/MM/AAAA', '01/01/2027'],
  time: ['ora HH:mm; come fine 00:00 è la mezzanotte dopo', '07:00'],
  boolean: ['sì o no', 'sì'],
  choice: ['uno di questi valori', ''],
  codes: ['codici separati da uno spazio', 'M P N S R'],
};

/** How each column of these kinds is written; the import does not read it. */
export function explanationSheet(kinds: readonly FactKindName[]): WriteSheet {
  const rows = kinds.flatMap((kind) =>
    sheetColumns(kind).map(({ name, head, column }) => {
      const [how, example] = HOW[column.type];
      const isKey = kindOf(kind).key.includes(name);
      const { choices } = column;
      return [
        sheetOf(kind),
        head,
        isKey ? 'sì, distingue le righe' : column.required ? 'sì' : 'no',
        choices ? `${how}: ${choices.join(', ')}` : how,
        column.initial === undefined || column.initial === ''
          ? (choices?.[0] ?? example)
          : shownValue(column, column.initial),
      ];
    }),
  );
  return {
    name: EXPLANATION,
    columns: [26, 36, 22, 60, 16].map((width) => ({ width })),
    rows: [HEADS, ...rows],
    freezePane: { rows: 1 },
  };
}
