import { FACT_KINDS, emptyFacts, keyOfFact } from '@torre/domain/organisation';
import type { FactRow } from '@torre/domain/organisation';
import { expect, test } from 'vitest';
import { annotateFile } from './annotate-file.ts';
import { MOST_FAULTS, judgeFactFile } from './judge-fact-file.ts';
import { readFactFile } from './read-fact-file.ts';
import { faultsOfRows } from './row-faults.ts';

const CONTEXT = { standing: emptyFacts(), today: '2026-11-14' };
const csvOf = (rows: readonly string[]) => new Uint8Array(Buffer.from(`${rows.join('\n')}\n`));
const read = (bytes: Uint8Array<ArrayBuffer>, fileName: string) =>
  readFactFile(bytes, { fileName, qualifications: false });

test('a row that is there twice names the other one', async () => {
  const file = csvOf(['Impianto;Codice;Nome', 'LIRN;B1;Una', 'LIRN;B2;Altra', 'LIRN;B1;Ancora']);
  const { faults } = judgeFactFile(await read(file, 'Isole.csv'), CONTEXT);
  expect(faults.filter(({ column }) => column === null)).toMatchObject([
    {
      sheet: 'Isole',
      row: 4,
      messageIT: expect.stringContaining('la stessa della riga 2 del foglio «Isole»'),
    },
  ]);
});

test('openings that overlap name one another; one that overlaps what stands has no row to name', () => {
  const opening = (begin_hour: number): FactRow => ({
    icao: 'LIRN',
    configuration_id: 'ESTATE',
    position_id: 'TWR',
    begin_hour,
    end_hour: 20,
  });
  const sheet = { name: 'Aperture', kind: 'position_opening', heads: new Map<string, string>() } as const;
  const edits = [opening(6), opening(8)].map((values) => ({ kind: 'position_opening', values }) as const);
  const twice = (edit: number, other: number) =>
    ({
      edit,
      column: 'begin_hour',
      code: 'twice',
      details: { key: keyOfFact('position_opening', opening(other)) },
    }) as const;
  const file = { edits, places: [2, 3].map((row) => ({ sheet, row })), faults: [] };
  const faults = faultsOfRows(file, [twice(0, 8), twice(1, 6), twice(1, 12)]);
  expect(faults.map(({ row, column, sentence: { messageIT } }) => [row, column, messageIT])).toEqual([
    [2, 'Dalle ore', expect.stringContaining('riga 3 del foglio «Aperture»')],
    [3, 'Dalle ore', expect.stringContaining('riga 2 del foglio «Aperture»')],
    [3, 'Dalle ore', expect.stringContaining('un’altra volta')],
  ]);
});

test('values and classes are named in the words of files', async () => {
  const heads = 'Impianto;Codice;Dal;Descrizione;Classe;Inizio;Fine';
  const file = csvOf([heads, 'LIRN;X;01/01/2027;Prova;boh;;', 'LIRN;Y;01/01/2027;Prova;Reperibilità;;']);
  const { faults } = judgeFactFile(await read(file, 'Turni.csv'), CONTEXT);
  expect(faults.map(({ column, messageIT }) => [column, messageIT])).toEqual([
    ['Classe', 'Scegli uno di questi valori: Lavoro, Reperibilità, Flessibile, Non lavorativo.'],
    ['Inizio', 'Un turno di classe Reperibilità ha un orario: scrivi inizio e fine.'],
  ]);
});

test('of very many faults the first are explained and all are counted; the file that comes back says so', async () => {
  const count = MOST_FAULTS / 2 + 100;
  const rows = Array.from({ length: count }, (_, nth) => `LIRN;B${nth};;uno`);
  const bytes = csvOf(['Impianto;Codice;Nome;Ordine', ...rows]);
  const { faults, report } = judgeFactFile(await read(bytes, 'Isole.csv'), CONTEXT);
  expect([faults.length, report.faultCount, report.counts[0]!.refused]).toEqual([
    MOST_FAULTS,
    2 * count,
    count,
  ]);
  const back = await annotateFile(bytes, 'Isole.csv', { faults, count: report.faultCount });
  const [head, first] = Buffer.from(back).toString('utf8').split(/\r?\n/);
  expect(head).toContain(`Gli errori sono ${2 * count} e qui sono spiegati i primi ${MOST_FAULTS}`);
  expect(first).toContain('Nome: Manca un valore');
  const again = await read(back, 'Isole.csv');
  expect([again.edits.length, again.faults]).toEqual([count, []]);
});

test('one row renews what still holds: the report says what ends, and a save over another state is stale', async () => {
  const standing = emptyFacts();
  const medical = (valid_from: string, valid_to: string): FactRow => ({
    employee_id: '000001',
    kind: 'MEDICAL',
    valid_from,
    valid_to,
  });
  const put = (values: FactRow): unknown =>
    standing.qualification.set(keyOfFact('qualification', values), { values, version: 1 });
  const names = Object.keys(FACT_KINDS.employee.columns).map((name) => [name, name] as const);
  const person: FactRow = { ...Object.fromEntries(names), employee_id: '000001' };
  standing.employee.set('000001', { values: person, version: 1 });
  put(medical('2025-03-15', '2027-03-14'));
  const bytes = csvOf(['Codice personale;Tipo;Dal;Al', '000001;Visita medica;01/02/2027;31/01/2029']);
  const file = await readFactFile(bytes, { fileName: 'Titoli.csv', qualifications: true });
  const context = { ...CONTEXT, standing };
  const { report, faults, seen } = judgeFactFile(file, context);
  expect([faults, report.counts]).toEqual([
    [],
    [{ kind: 'qualification', sheet: 'Titoli', added: 1, changed: 0, same: 0, refused: 0 }],
  ]);
  expect(report.differences.map(({ row, key, values }) => [row, key, values])).toEqual([
    [2, '000001 · Visita medica · 01/02/2027', [{ column: 'Al', before: '', after: '31/01/2029' }]],
    [2, '000001 · Visita medica · 15/03/2025', [{ column: 'Al', before: '14/03/2027', after: '31/01/2027' }]],
  ]);
  expect(judgeFactFile(file, context, seen).stale).toBe(0);
  put(medical('2025-03-15', '2026-12-31'));
  put(medical('2027-01-01', '2028-12-31'));
  expect(judgeFactFile(file, context, seen).stale).toBe(1);
  standing.qualification.delete(keyOfFact('qualification', medical('2027-01-01', '')));
  expect(judgeFactFile(file, context, seen).stale, 'nothing ends any more').toBe(1);
});
