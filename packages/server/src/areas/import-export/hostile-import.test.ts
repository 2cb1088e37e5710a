import { writeXlsx } from 'hucre/xlsx';
import type { CellValue, WriteSheet } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { zip } from '../../testing/zip-file.ts';
import { askExport, exported, preview } from './import-export-steps.ts';

let server: TestServer;
let manager: TestClient;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  manager = await server.signIn('responsabile.lirr');
});
afterAll(() => server.close());

const HEAD = ['Codice personale', 'Nome', 'Categoria', 'Isola'];
const FIRST = new Date(Date.UTC(2026, 11, 1));
const SHEET = 'LIRR 2026-12';
const table = (head: CellValue[], part: Partial<WriteSheet> = {}, name = SHEET) =>
  writeXlsx({ sheets: [{ name, rows: [head, ['100001', 'Rossi Marco']], ...part }] });

async function refusal(bytes: Uint8Array | string): Promise<readonly [number, string]> {
  const { status, reply } = await preview(manager, bytes);
  return [status, reply.outcome.messageIT];
}

describe('a workbook that is not this month', () => {
  test.each<[string, () => Promise<Uint8Array>, string]>([
    [
      'of another plant',
      () => table([...HEAD, FIRST], {}, 'LIRF 2026-12'),
      'Nel file manca il foglio «LIRR 2026-12»: ci sono «LIRF 2026-12».',
    ],
    [
      'with the dates of another month',
      () => table([...HEAD, new Date(Date.UTC(2026, 9, 1))]),
      'Foglio «LIRR 2026-12», riga 1, colonna E: 01/10/2026 non è di dicembre 2026',
    ],
    [
      'with dates as text',
      () => table([...HEAD, '01/12/2026']),
      'Foglio «LIRR 2026-12», riga 1, colonna E: «01/12/2026» è un testo, non una data.',
    ],
    [
      'with a day twice',
      () => table([...HEAD, FIRST, FIRST]),
      'riga 1, colonna F: 01/12/2026 compare due volte.',
    ],
    ['without days', () => table(HEAD), 'mancano le date del mese'],
    [
      'with another head',
      () => table(['Codice personale', 'Cognome', 'Categoria', 'Isola', FIRST]),
      "Foglio «LIRR 2026-12», riga 1, colonna B: qui serve l'intestazione «Nome» e c'è «Cognome».",
    ],
    [
      'with merged cells',
      () =>
        table([...HEAD, FIRST, null], {
          merges: [{ startRow: 1, endRow: 1, startCol: 4, endCol: 5 }],
        }),
      'Foglio «LIRR 2026-12», riga 2, colonna E: ci sono celle unite.',
    ],
  ])('%s is refused with a sentence that says where', async (_, make, sentence) => {
    const [status, text] = await refusal(await make());
    expect([status, text]).toEqual([400, expect.stringContaining(sentence)]);
  });
});

describe('a file that no program of ours made', () => {
  test('cut off, spoilt or of another kind is refused', async () => {
    const good = await exported(manager, 'xlsx');
    const spoilt = [
      good.subarray(0, good.length - 30),
      zip([['a.txt', Buffer.from('x')]]),
      Buffer.from('PK not a zip'),
    ];
    for (const bytes of spoilt) {
      expect(await refusal(bytes)).toEqual([415, expect.stringContaining('non si apre come .xlsx')]);
    }
    expect(await refusal(Buffer.from('%PDF-1.7\u0000\u0001'))).toEqual([
      415,
      expect.stringContaining('né un xlsx né'),
    ]);
    expect(await refusal(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]))).toEqual([
      415,
      expect.stringContaining('password'),
    ]);
    expect(await refusal('Ciao')).toEqual([400, expect.stringContaining('Riga 1, colonna 1')]);
  });

  test('with macros is refused', async () => {
    const bytes = zip([...PARTS, ['xl/vbaProject.bin', Buffer.from('x')]]);
    expect(await refusal(bytes)).toEqual([415, expect.stringContaining('contiene macro')]);
  });

  test('a bomb is not unpacked, whatever size it claims', async () => {
    const bomb = Buffer.alloc(60_000_000, 0x20);
    const bytes = zip([...PARTS, ['xl/worksheets/sheet1.xml', bomb]], { claimed: 100 });
    expect(bytes.length).toBeLessThan(100_000);
    expect(await refusal(bytes)).toEqual([413, expect.stringContaining('molto più grande di un mese')]);
  });

  test('two cells at the corners of a sheet do not make a million rows', async () => {
    const sheet = `<?xml version="1.0"?><worksheet xmlns="${MAIN}"><sheetData>
      <row r="1"><c r="A1" t="inlineStr"><is><t>Codice personale</t></is></c></row>
      <row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>x</t></is></c></row></sheetData></worksheet>`;
    const bytes = zip([...PARTS, ['xl/worksheets/sheet1.xml', Buffer.from(sheet)]]);
    expect(await refusal(bytes)).toEqual([400, expect.stringContaining('riga 1, colonna B')]);
  });

  test('twenty thousand sheets of one name are refused before one of them is read', async () => {
    // Each of them would be read: half a minute for this sheet of a thousand rows.
    const rows = xml(
      `<worksheet xmlns="${MAIN}"><sheetData>${'<row r="1"/>'.repeat(1_000)}</sheetData></worksheet>`,
    );
    for (const name of [SHEET, 'Appunti']) {
      const bytes = zip([
        ...workbook([SHEET, ...Array<string>(20_000).fill(name)]),
        ['xl/worksheets/sheet1.xml', rows],
      ]);
      expect(bytes.length).toBeLessThan(80_000);
      expect(await refusal(bytes)).toEqual([
        400,
        `Nel file ci sono due fogli che si chiamano «${name}»: esporta il mese e modifica quel file.`,
      ]);
    }
  });

  test('many sheets of other names are named in part', async () => {
    const names = ['Appunti', ...Array.from({ length: 1_999 }, (_, n) => `${'F'.repeat(40)}${n}`)];
    const bytes = zip([...workbook(names), ['xl/worksheets/sheet1.xml', xml('<worksheet/>')]]);
    const [status, text] = await refusal(bytes);
    expect(status).toBe(400);
    expect(text).toContain(`ci sono «Appunti», «${'F'.repeat(31)}…», `);
    expect(text).toContain(' e altri 1995. Scegli');
    expect(text.length).toBeLessThan(400);
  });

  test('too many bytes are refused before anybody reads them', async () => {
    const [status] = await refusal(Buffer.alloc(720_000, 0x41));
    expect(status).toBe(413);
  });

  test('and who brings more files than can be waited for is told when to come back', async () => {
    const asked = await Promise.all(Array.from({ length: 12 }, () => askExport(manager, 'pdf')));
    const busy = asked.filter(({ status }) => status === 503);
    const served = asked.filter(({ status }) => status === 200);
    expect([served.length >= 3, busy.length > 0, served.length + busy.length]).toEqual([true, true, 12]);
    for (const refusedForNow of busy) {
      expect(refusedForNow.headers.get('retry-after')).toBe('10');
      expect(await refusedForNow.text()).toContain('riprova tra 10 secondi');
    }
  }, 60_000);

  test('and the next manager is served', async () => {
    await refusal(zip([...PARTS, ['xl/worksheets/sheet1.xml', Buffer.from('<worksheet><')]]));
    expect((await preview(manager, await exported(manager, 'xlsx'))).status).toBe(200);
  });
});

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

const xml = (text: string): Buffer =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`);

/** The parts of a workbook whose sheets are all the same part, without that one. */
const workbook = (sheets: readonly string[]): readonly (readonly [string, Buffer])[] => [
  [
    '[Content_Types].xml',
    xml(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
    ),
  ],
  [
    '_rels/.rels',
    xml(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    ),
  ],
  [
    'xl/workbook.xml',
    xml(
      `<workbook xmlns="${MAIN}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>${sheets
        .map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId1"/>`)
        .join('')}</sheets></workbook>`,
    ),
  ],
  [
    'xl/_rels/workbook.xml.rels',
    xml(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
  ],
];
const PARTS = workbook([SHEET]);
