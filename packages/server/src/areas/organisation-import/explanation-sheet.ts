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

/** What stands in a column of its own kind; others show what is written in such columns. */
const EXAMPLES: Readonly<Record<string, string>> = {
  'employee.name': 'Mario',
  surname: 'Rossi',
  employee_id: '800101',
  user_name: 'mario.rossi',
  email: 'mario.rossi@example.org',
  company: 'Società 1',
  person_type: 'Dipendente',
  unit_code: 'LIRR-OPS',
  category: 'CTA',
  island_id: 'NORD',
  specialization_id: 'ACS-NORD',
  position_id: 'N1-EXE',
  configuration_id: 'ORDINARIA',
  cycle_id: 'M P FREE N R',
  comune: 'Roma',
  idcausale: '8114',
  'absence_cause.descausale': 'Ferie anno corrente',
  units: 'G H',
  prefix: 'T_',
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
        EXAMPLES[`${kind}.${name}`] ?? EXAMPLES[name] ?? usualExample(column, example),
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

function usualExample(column: FactColumn, example: string): string {
  const { choices, initial } = column;
  if (initial === undefined || initial === '') return choices?.[0] ?? example;
  return shownValue(column, initial);
}
