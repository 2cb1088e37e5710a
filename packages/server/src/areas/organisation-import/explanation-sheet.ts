import type { FactColumn, FactKindName } from '@torre/domain/organisation';
import { kindOf } from '@torre/domain/organisation';
import type { WriteSheet } from 'hucre/xlsx';
import { EXAMPLE_ROWS } from './example-rows.ts';
import { shownValue } from './fact-cells.ts';
import { EXPLANATION, sheetColumns, sheetOf } from './fact-sheets.ts';
import { wordOfCode } from './value-words.ts';

const MOST_EXAMPLES = Math.max(...Object.values(EXAMPLE_ROWS).map((rows) => rows.length));
const HEADS = [
  'Foglio',
  'Colonna',
  'Serve',
  'Come si scrive',
  ...Array.from({ length: MOST_EXAMPLES }, (_, nth) => `Riga di esempio ${nth + 1}`),
];
const HOW: Readonly<Record<FactColumn['type'], string>> = {
  text: 'testo',
  code: 'codice senza spazi',
  integer: 'numero intero',
  day: 'data GG/MM/AAAA',
  time: 'ora HH:mm; come fine 00:00 è la mezzanotte dopo',
  boolean: 'sì o no',
  choice: 'uno di questi valori',
  codes: 'codici separati da uno spazio',
  names: 'nomi separati da una virgola',
};

/** What a column asks for by what stands in another one. */
const CONDITIONS: Readonly<Record<string, string>> = {
  'qualification.valid_to': 'sì, per una visita medica',
};

/** How each column of these kinds is written, with rows of an invented plant; the import does not read it. */
export function explanationSheet(kinds: readonly FactKindName[]): WriteSheet {
  const rows = kinds.flatMap((kind) =>
    sheetColumns(kind).map(({ name, head, column }) => {
      const how = HOW[column.type];
      const isKey = kindOf(kind).key.includes(name);
      const { choices } = column;
      return [
        sheetOf(kind),
        head,
        isKey ? 'sì, distingue le righe' : (CONDITIONS[`${kind}.${name}`] ?? (column.required ? 'sì' : 'no')),
        choices ? `${how}: ${choices.map(wordOfCode).join(', ')}` : how,
        ...EXAMPLE_ROWS[kind].map((row) => shownValue(name, column, row[name])),
      ];
    }),
  );
  return {
    name: EXPLANATION,
    columns: [26, 36, 22, 60, ...HEADS.slice(4).map(() => 26)].map((width) => ({ width })),
    rows: [HEADS, ...rows],
    freezePane: { rows: 1 },
  };
}
