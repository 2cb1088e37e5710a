import { filterCalendar } from '@torre/contract/month';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { withMinutes } from '../../testing/with-minutes.ts';
import { change, cellWith } from '../../testing/roster-steps.ts';
import { askExport, exported } from './import-export-steps.ts';
import { readPdf } from './read-pdf.fixture.ts';

let server: TestServer;
let manager: TestClient;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  manager = await server.signIn('responsabile.lirr');
});
afterAll(() => server.close());

const december = async () => {
  const body = { from: '20261201', to: '20261231' };
  return (await manager.call(filterCalendar, { query: { plant: 'LIRR' }, body })).reply.employees;
};

const csvOf = async (part: Parameters<typeof exported>[2] = {}): Promise<string> =>
  Buffer.from(await exported(manager, 'csv', part)).toString();

describe('a manager takes the month out', () => {
  test('as a wall print with all people, by island', async () => {
    const [file, minutes] = await withMinutes(server.clock, () => exported(manager, 'pdf'));
    const stamps = minutes.map((minute) => `Stampato il ${minute.replace(' ', ' alle ')}`);
    const pages = await readPdf(file);
    expect(pages).toHaveLength(1);
    const texts = pages[0]!.texts.map(({ text }) => text);
    expect(texts).toContain('Turni LIRR, Dicembre 2026');
    expect(texts.filter((text) => stamps.includes(text))).toHaveLength(1);
    const people = await december();
    expect(texts).toContain(`${people.length} persone`);
    const nights = people.flatMap(({ shifts }) => shifts).filter(({ turn }) => turn === 'N').length;
    expect(texts.filter((text) => text === 'N')).toHaveLength(nights + 1);
  });

  test('as a workbook: a row a person, real dates, frozen head and names, a key of the codes', async () => {
    const book = await readXlsx(await exported(manager, 'xlsx'));
    const [sheet, key] = book.sheets;
    const people = await december();
    expect([sheet!.name, key!.name]).toEqual(['LIRR 2026-12', 'Codici']);
    expect(sheet!.rows).toHaveLength(people.length + 1);
    expect(sheet!.rows[0]!.slice(0, 4)).toEqual(['Codice personale', 'Nome', 'Categoria', 'Isola']);
    expect(sheet!.rows[0]!.slice(4)).toEqual(
      Array.from({ length: 31 }, (_, day) => new Date(Date.UTC(2026, 11, day + 1))),
    );
    expect(sheet!.freezePane).toEqual({ rows: 1, columns: 2 });
    const one = people.find(({ shifts }) => shifts.length === 31)!;
    const row = sheet!.rows.find(([code]) => code === one.employeeId)!;
    expect(row[1]).toBe(`${one.employeeSurname} ${one.employeeName}`);
    expect(row.slice(4)).toEqual(one.shifts.map(({ turn }) => turn));
    const codes = new Set(key!.rows.map(([code]) => code));
    for (const turn of new Set(people.flatMap(({ shifts }) => shifts.map((shift) => shift.turn))))
      expect(codes).toContain(turn);
  });

  test('as a csv with semicolons in UTF-8 with its mark', async () => {
    const text = await csvOf();
    expect(text.startsWith('\uFEFFCodice personale;Nome;Categoria;Isola;01/12/2026;02/12/2026;')).toBe(true);
    expect(text.trimEnd().split('\r\n')).toHaveLength((await december()).length + 1);
  });

  test('with the people in view only, and the print says that it is a part', async () => {
    const employees = (await december()).slice(3, 6).map(({ employeeId }) => employeeId);
    const lines = (await csvOf({ employees })).trimEnd().split('\r\n').slice(1);
    expect(lines.map((line) => line.slice(0, 6)).toSorted()).toEqual(employees.toSorted());
    const [page] = await readPdf(await exported(manager, 'pdf', { employees }));
    expect(page!.texts.some(({ text }) => /^Solo 3 di \d+ persone: stampa filtrata$/.test(text))).toBe(true);
  });

  test('as an attachment with its name, kept by no cache', async () => {
    const { headers } = await askExport(manager, 'pdf');
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toContain('attachment; filename="LIRR-2026-12.pdf"');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('and leaves a row in the trail: who, which month, in which form, how many people', async () => {
    await askExport(manager, 'xlsx', { employees: [(await december())[0]!.employeeId] });
    const { rows } = await server.db.query(
      `select call, entity, entity_key, icao, actor is not null as named, (select string_agg(field || '=' || new_value, ' '
         order by field) from audit_value v where v.audit_id = a.audit_id) as recorded
       from audit a where what = 'export' order by audit_id desc limit 1`,
    );
    expect(rows).toEqual([
      {
        call: 'exportMonth',
        entity: 'month',
        entity_key: 'LIRR 2026-12',
        icao: 'LIRR',
        named: true,
        recorded: 'format=xlsx people=1',
      },
    ]);
  });
});

describe('what no export says', () => {
  test('notes, and why somebody is absent', async () => {
    const cell = await cellWith(manager, 'M', '20261210');
    await change(manager, cell, { note: 'segreto-log', noteTurno: 'segreto-turno' });
    const away = await cellWith(manager, 'P', '20261210');
    const turnInto = (turn: string) =>
      server.db.query(`update day_shift set turn = $2 where employee_id = $1 and day = '2026-12-10'`, [
        away.person.employeeId,
        turn,
      ]);
    await turnInto('MAL');
    const csv = await csvOf();
    const row = csv.split('\r\n').find((line) => line.startsWith(away.person.employeeId))!;
    expect(row.split(';')[4 + 9]).toBe('ASS');
    const book = await readXlsx(await exported(manager, 'xlsx'));
    const pdf = await readPdf(await exported(manager, 'pdf'));
    for (const file of [csv, JSON.stringify(book.sheets.map(({ rows }) => rows)), JSON.stringify(pdf)]) {
      expect(file).toContain('ASS');
      expect(file).not.toMatch(/MAL"|MAL;|segreto/);
    }
    await turnInto('P');
  });

  test('a text in a csv is never a formula', async () => {
    const employeeId = (await december())[0]!.employeeId;
    await server.db.query('update employee set surname = $2 where employee_id = $1', [
      employeeId,
      '=HYPERLINK("http://male.example";"Rossi")',
    ]);
    const csv = await csvOf({ employees: [employeeId] });
    expect(csv.split('\r\n')[1]).toContain(`${employeeId};"'=HYPERLINK(""http://male.example"";""Rossi"")`);
  });
});

test('only managers of the plant export it', async () => {
  const ask = async (userName: string, plant?: string) =>
    (await askExport(await server.signIn(userName), 'pdf', plant === undefined ? {} : { plant })).status;
  expect(await ask('responsabile.lirf')).toBe(403);
  expect(await ask('cta.lirr')).toBe(403);
  expect(await ask('responsabile.senza', '-')).toBe(403);
  expect(await ask('responsabile2.lirr')).toBe(200);
});
