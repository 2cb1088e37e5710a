import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { changedWorkbook } from './changed-workbook.fixture.ts';
import { FACT_READING } from './fact-reading.ts';
import { rawSheets, readFactFile } from './read-fact-file.ts';
import { FileProblem, readSheets, shortened } from '../../platform/table-files/index.ts';

test('a name is cut between its characters, not within one', () => {
  const name = shortened(`${'a'.repeat(30)}😀b`);
  expect(name).toBe(`${'a'.repeat(30)}😀…`);
  expect(shortened('a\uD83D')).toBe('a\uFFFD');
});

test('a workbook of more sheets than anybody has use for is refused before they are read', async () => {
  const sheets = Array.from({ length: 61 }, (_, nth) => ({ name: `Foglio ${nth}`, rows: [['a']] }));
  const read = async (some: typeof sheets) =>
    readSheets(new Uint8Array(await writeXlsx({ sheets: some })), FACT_READING, () => true);
  expect((await read(sheets.slice(1))).names.size).toBe(60);
  await expect(read(sheets)).rejects.toThrow(FileProblem);
});

describe('of two sheets neither is read, and both are named', () => {
  const HEAD = ['Impianto', 'Codice', 'Nome'];
  const sheets = (...names: readonly string[]) => names.map((name) => ({ name, rows: [HEAD] }));
  const read = (bytes: Uint8Array<ArrayBuffer>) =>
    readFactFile(bytes, { fileName: 'isole.xlsx', qualifications: false });

  test('where they hold one kind, whatever they hold', async () => {
    const bytes = await changedWorkbook(sheets('Isole', 'Islands'), (part, text) =>
      part.startsWith('xl/worksheets/') ? 'no sheet at all' : text,
    );
    await expect(read(bytes)).rejects.toThrow('I fogli «Isole» e «Islands» contengono la stessa cosa');
  });

  test.each([
    ['by two relations', 'xl/_rels/workbook.xml.rels', /worksheets\/sheet2\.xml/, 'worksheets/./sheet1.xml'],
    ['from the root', 'xl/_rels/workbook.xml.rels', /worksheets\/sheet2\.xml/, '/xl/worksheets/sheet1.xml'],
    ['by one relation', 'xl/workbook.xml', /r:id="rId2"/, 'r:id="rId1"'],
    [
      'behind a relation that is none',
      'xl/_rels/workbook.xml.rels',
      /worksheets\/sheet2\.xml"\/>(.*)<\/Relationships>/s,
      'worksheets/sheet1.xml"/>$1<x><Relationship Id="rId2" Type="a/worksheet" Target="worksheets/b.xml"/></x></Relationships>',
    ],
  ])('where they are one part of the file, %s', async (_, where, found, instead) => {
    const bytes = await changedWorkbook(sheets('Isole', 'Unità organizzative'), (part, text) => {
      if (part !== where) return text;
      expect(text).toMatch(found);
      return text.replace(found, instead);
    });
    await expect(read(bytes)).rejects.toThrow(
      'I fogli «Isole» e «Unità organizzative» sono lo stesso foglio con due nomi',
    );
  });
});

describe('what a table without a sheet’s name holds', () => {
  const kindOf = async (fileName: string, head: string) =>
    (await rawSheets(new Uint8Array(Buffer.from(`${head}\n`)), fileName))[0]!.kind;

  test.each([
    ['dati.csv', 'Impianto;Codice;Nome;Ordine;Al', 'island'],
    ['Isole.csv', 'Codice personale;Cognome;Nome', 'employee'],
    ['export.csv', 'Personnel code,Kind,From', 'qualification'],
    ['unità.csv', 'Codice;Impianto;Nome;Al', 'unit'],
    ['Isole.csv', 'Impianto;Codice;Nome', 'island'],
    ['Specializzazioni.csv', 'Impianto;Codice;Nome;Che cosa fare: niente', 'specialization'],
    ['Isole.csv', 'Impianto;Codice;Colore', 'island'],
  ])('%s with %s', async (fileName, head, kind) => {
    expect(await kindOf(fileName, head)).toBe(kind);
  });

  test('is asked for where several kinds have such columns, and where none has', async () => {
    await expect(kindOf('dati.csv', 'Impianto;Codice;Nome')).rejects.toThrow(
      'Con queste colonne «dati.csv» può contenere «Unità organizzative», «Isole», «Specializzazioni», «Configurazioni», «Cicli»: chiamalo come uno di questi fogli, per esempio «Unità organizzative.csv», e riprova.',
    );
    await expect(kindOf('dati.csv', 'a;b')).rejects.toThrow('Né le colonne né il nome di «dati.csv»');
  });

  test('is known by its head in a workbook of one sheet too', async () => {
    const rows = [['Codice personale', 'Cognome', 'Nome']];
    const bytes = new Uint8Array(await writeXlsx({ sheets: [{ name: 'Foglio1', rows }] }));
    const [sheet] = await rawSheets(bytes, 'dati.xlsx');
    expect([sheet!.name, sheet!.kind]).toEqual(['Foglio1', 'employee']);
  });
});
