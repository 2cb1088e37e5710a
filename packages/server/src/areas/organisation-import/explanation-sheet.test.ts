import { FACT_KINDS, FACT_KIND_NAMES, checkFacts, emptyFacts, kindOf } from '@torre/domain/organisation';
import { expect, test } from 'vitest';
import { EXAMPLE_ROWS } from './example-rows.ts';
import { explanationSheet } from './explanation-sheet.ts';
import { readCell, shownValue } from './fact-cells.ts';

test('the example of a column is what is written there: a person has a name and a code of persons, not those of a plant', () => {
  const { rows = [] } = explanationSheet(FACT_KIND_NAMES);
  const ofPeople = rows.filter(([sheet]) => sheet === 'Persone').map((row) => [row[1], row[4], row[5]]);
  expect(ofPeople.slice(0, 3)).toEqual([
    ['Codice personale', '800101', '800102'],
    ['Cognome', 'Rossi', 'Bianchi'],
    ['Nome', 'Mario', 'Lucia'],
  ]);
  expect(rows.find(([sheet, column]) => sheet === 'Titoli' && column === 'Tipo')).toEqual([
    'Titoli',
    'Tipo',
    'sì, distingue le righe',
    'uno di questi valori: Licenza, Visita medica, Inglese, Sospensione',
    'Licenza',
    'Visita medica',
  ]);
});

test('the examples are rows that fit one another: written as they are shown, an empty organisation takes them all', () => {
  const edits = FACT_KIND_NAMES.flatMap((kind) =>
    EXAMPLE_ROWS[kind].map((row) => ({
      kind,
      values: Object.fromEntries(
        Object.keys(FACT_KINDS[kind].columns).map((name) => {
          const column = kindOf(kind).columns[name]!;
          return [name, readCell(name, column, shownValue(name, column, row[name]))];
        }),
      ),
    })),
  );
  const { changes, faults } = checkFacts(edits, {
    standing: emptyFacts(),
    today: '2026-11-14',
  });
  expect(faults).toEqual([]);
  expect(changes.map(({ after }) => after)).toEqual(FACT_KIND_NAMES.flatMap((kind) => EXAMPLE_ROWS[kind]));
});

test('that a medical needs a last day is explained, though the column of other qualifications may be empty', () => {
  const { rows = [] } = explanationSheet(['qualification', 'assignment']);
  const needs = rows.flatMap(([sheet, head, need]) => (head === 'Al' ? [[sheet, need]] : []));
  expect(needs).toEqual([
    ['Titoli', 'sì, per una visita medica'],
    ['Assegnazioni', 'no'],
  ]);
});
