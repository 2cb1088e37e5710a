import { deflateRawSync, deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { docxOf } from '../../testing/sample-documents.ts';
import { honestPdf, pdfOf } from '../../testing/sample-pdfs.ts';
import { READING, UnreadableDocument, readDocumentText } from './document-text.ts';
import type { ReadableKind } from './document-text.ts';

const read = (content: Buffer, kind: ReadableKind, limits = {}) =>
  readDocumentText(new Uint8Array(content), kind, { ...READING, ...limits });

test('the words of all pages of a PDF are read, in their order', async () => {
  const made = await honestPdf((one) => one.text('Procedura è').addPage().text('Seconda pagina'));
  expect(await read(made, 'pdf')).toBe('Procedura è Seconda pagina');
  expect(await read(made, 'pdf', { pages: 1 })).toBe('Procedura è');
});

test('the words of a docx are read, without what was deleted and with signs as they were typed', async () => {
  const made = docxOf(
    '<w:p><w:r><w:t>Primo</w:t><w:tab/><w:t xml:space="preserve"> 5 &lt; 7 &#x27;&#242; </w:t></w:r></w:p>' +
      '<w:p><w:del><w:delText>tolto</w:delText></w:del><w:t>due</w:t></w:p>',
  );
  expect(await read(made, 'docx')).toBe("Primo 5 < 7 'ò due");
});

test('a text is read in the alphabet that it was written in', async () => {
  expect(await read(Buffer.from('perché'), 'txt')).toBe('perché');
  expect(await read(Buffer.from('perché', 'latin1'), 'txt')).toBe('perché');
});

test('only the beginning of a long document is kept', async () => {
  expect(await read(Buffer.from('a'.repeat(500_000)), 'txt')).toHaveLength(READING.characters);
});

const BOMB = Buffer.alloc(3_000_000, 0x20);
const streamOf = (packed: Buffer) =>
  `<</Filter/FlateDecode/Length ${packed.length}>>\nstream\n${packed.toString('latin1')}\nendstream`;

test.each<[string, () => Buffer, ReadableKind]>([
  ['a PDF without pages', () => pdfOf('<</Type/Catalog>>'), 'pdf'],
  ['a PDF that is none', () => Buffer.from('ciao'), 'pdf'],
  ['a PDF with a bomb', () => pdfOf('<</Type/Catalog>>', streamOf(deflateSync(BOMB))), 'pdf'],
  [
    'a PDF with a bomb in a bomb',
    () => pdfOf('<</Type/Catalog>>', streamOf(deflateSync(deflateSync(BOMB)))),
    'pdf',
  ],
  [
    'a PDF that is packed in an old way',
    () => pdfOf('<</Type/Catalog>>', '<</Filter/LZWDecode/Length 1>>\nstream\na\nendstream'),
    'pdf',
  ],
  ['a docx that is no archive', () => Buffer.from('ciao'), 'docx'],
  ['a docx with a bomb', () => docxOf('', deflateRawSync(BOMB)), 'docx'],
])('%s cannot be read', async (_, make, kind) => {
  await expect(read(make(), kind, { unpackedBytes: 1_000_000 })).rejects.toThrow(UnreadableDocument);
});
