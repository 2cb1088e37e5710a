import { describe, expect, test } from 'vitest';
import sharp from 'sharp';
import type { FileExtension } from '@torre/domain/files';
import { archive, docx, pdf, photo } from '../../testing/sample-files.ts';
import { contentMatches } from './content-check.ts';

const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
  .png()
  .toBuffer();
const xlsx = archive(['[Content_Types].xml', 'xl/workbook.xml']);
/** Ends three letters before what is read at once. */
const longText = Buffer.alloc(1_048_573, 'a');
const html = Buffer.from('<!DOCTYPE html><script>alert(1)</script>');

test.each<[string, Buffer, FileExtension]>([
  ['a PDF', pdf, 'pdf'],
  ['a photo', await photo(), 'jpg'],
  ['a drawing', png, 'png'],
  ['a document', docx, 'docx'],
  ['a sheet', xlsx, 'xlsx'],
  [
    'a sheet that Excel has printed',
    archive(['[Content_Types].xml', 'xl/workbook.xml', 'xl/printerSettings/printerSettings1.bin']),
    'xlsx',
  ],
  ['a text with accents', Buffer.from('Perché no?\r\n\tSì, 5 < 6 > 4.\n'), 'txt'],
  ['a table whose first letters are those of a picture', Buffer.from('BMI;nome\n21;Rossi\n'), 'csv'],
  ['a long text', Buffer.alloc(3_000_000, 'Verbale della riunione.\n'), 'txt'],
  ['a table of an old program', Buffer.from('nome;città\nRossi;Forlì\n', 'latin1'), 'csv'],
])('%s is what it says', async (_, content, extension) => {
  expect(await contentMatches(content, extension)).toBe(true);
});

const RUN = [
  '<img src=x onerror=alert(1)>',
  '<IMG/SRC=x>',
  '<a href="javascript:alert(1)">qui</a>',
  '<a href=" java\nscript:alert(1)">qui</a>',
  '<a href=java&#115;cript&colon;alert(1)>qui</a>',
  '<a href="&#x6a;avascript:alert(1)">qui</a>',
  '<style>@import "//altrove.example/x.css"</style>',
  '<meta http-equiv=refresh content="0;url=//altrove.example">',
  '<link rel=stylesheet href=//altrove.example>',
  '<base href=//altrove.example>',
  '<form action=//altrove.example><input name=password>',
  '<video onerror=alert(1)><source></video>',
  '<video src=//altrove.example>',
  '<math><mtext></mtext></math>',
  '<details open ontoggle=alert(1)>',
  '<b title=">" onclick=alert(1)>',
  `<b title="${'<'.repeat(400)}"${' '.repeat(2000)}onpointerdown${' '.repeat(2000)}=alert(1)>`,
  '<qualunque-nome onnuovoevento=alert(1)>',
  '<script\n>alert(1)</script>',
  '<SvG onload=alert(1)>',
  '<!-- [if IE]> <b title=" --> <b onclick=alert(1)> ">',
  '<iframe src=//altrove.example>',
];

/** With titles that stay within a line. */
const TITLED = RUN.map((markup) => [markup.replace(/\s+/g, ' ').slice(0, 60), markup] as const);

describe('a text with what a browser would run is refused', () => {
  test.each(TITLED)('%s', async (_, markup) => {
    const text = Buffer.from(`Buongiorno,\n${markup}\nsaluti`);
    expect(await contentMatches(text, 'txt')).toBe(false);
    expect(await contentMatches(text, 'csv')).toBe(false);
  });

  test.each(TITLED)('also across two stretches: %s', async (_, markup) => {
    for (const before of [1, markup.length >> 1, markup.length - 1]) {
      const text = Buffer.concat([Buffer.alloc(4 * 262_144 - before, 'a'), Buffer.from(markup)]);
      expect(await contentMatches(text, 'txt'), `${before} before`).toBe(false);
    }
  });
});

test.each([
  'se a < b e b < c, allora a < c; 3<4 e x<y',
  'Da: Mario Rossi <nome@esempio.it>\nA: <body.guardia@esempio.it>, <linkato@esempio.it>',
  'Vedi <https://esempio.it/turni?online=1> e <link>, poi <Nome Cognome>',
  'On line = sì; online=1; onere = 5; onda=3; <script@esempio.it>',
  'Si parla di javascript: è un linguaggio, e onclick è un suo evento <nome@esempio.it>',
  'nome;email\nRossi;<rossi@esempio.it>\n',
  '<5 minuti, <10 km, <<<',
  'I <b>minimi</b> di turno',
])('an ordinary text is what it says: %s', async (text) => {
  expect(await contentMatches(Buffer.from(text), 'txt')).toBe(true);
});

describe('refused is', () => {
  test.each<[string, Buffer, FileExtension]>([
    ['a page called a picture', html, 'png'],
    ['a page called a text', html, 'txt'],
    ['a drawing with a program called a table', Buffer.from('<svg onload="alert(1)"/>'), 'csv'],
    ['a page far inside of a text', Buffer.concat([longText, Buffer.from('<script>')]), 'txt'],
    ['a page across two stretches of a text', Buffer.concat([longText, html]), 'txt'],
    ['a program called a text', Buffer.from('MZ\u0000\u0001', 'latin1'), 'txt'],
    ['a program called a document', Buffer.from('MZ\u0000\u0001', 'latin1'), 'pdf'],
    ['a picture with another ending', png, 'jpg'],
    ['a PDF called a text', pdf, 'txt'],
    ['a PDF with an archive behind it', Buffer.concat([pdf, docx, Buffer.from('%%EOF')]), 'pdf'],
    ['a PDF cut off', pdf.subarray(0, 20), 'pdf'],
    ['a PDF that begins later', Buffer.concat([Buffer.from('MZ'), pdf]), 'pdf'],
    ['an archive called a document', archive(['foto.jpg']), 'docx'],
    ['a sheet called a document', xlsx, 'docx'],
    [
      'a document with a program',
      archive(['[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin']),
      'docx',
    ],
    [
      'a table with a program among its settings of printers',
      archive(['[Content_Types].xml', 'xl/workbook.xml', 'xl/printerSettings/../x/a.bin']),
      'xlsx',
    ],
    ['a document with something behind it', Buffer.concat([docx, html]), 'docx'],
    ['a text with controls', Buffer.from('a\u0000b'), 'txt'],
    ['nothing', Buffer.alloc(0), 'pdf'],
  ])('%s', async (_, content, extension) => {
    expect(await contentMatches(content, extension)).toBe(false);
  });
});
