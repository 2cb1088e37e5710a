import { crc32 } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import type { DemoDocument } from '@torre/demo';
import PDFDocument from 'pdfkit';

/** The file of a document of the demo, its first paragraph the title. */
export const writeDemoDocument = ({ kind, paragraphs }: DemoDocument): Promise<Buffer> | Buffer =>
  WRITE[kind](paragraphs);

const WRITE: Readonly<
  Record<DemoDocument['kind'], (paragraphs: readonly string[]) => Promise<Buffer> | Buffer>
> = {
  pdf: writePdf,
  docx: writeDocx,
  txt: (paragraphs) => Buffer.from(`${paragraphs.join('\n\n')}\n`),
};

function writePdf([title = '', ...paragraphs]: readonly string[]): Promise<Buffer> {
  const made = new PDFDocument({ size: 'A4', margin: 72, info: { Title: title } });
  made.font('Helvetica-Bold').fontSize(16).text(title).moveDown();
  made.font('Helvetica').fontSize(11);
  for (const paragraph of paragraphs) made.text(paragraph).moveDown();
  made.end();
  return buffer(made);
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** The three parts without which no program opens it. */
function writeDocx(paragraphs: readonly string[]): Buffer {
  const text = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const body = paragraphs.map((words) => `<w:p><w:r><w:t>${text(words)}</w:t></w:r></w:p>`).join('');
  return archive([
    [
      '[Content_Types].xml',
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${MAIN}"/></Types>`,
    ],
    [
      '_rels/.rels',
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}" Target="word/document.xml"/></Relationships>`,
    ],
    ['word/document.xml', `${HEAD}<w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`],
  ]);
}

/** A zip archive of texts, none of them packed: three small ones are not worth it. */
function archive(parts: readonly (readonly [string, string])[]): Buffer {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, text] of parts) {
    const content = Buffer.from(text);
    // Version 2.0, no flags, method 0, no time; checksum, both sizes, length of the name.
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(content.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    local.push(Buffer.from('PK\u0003\u0004', 'latin1'), common, Buffer.from(name), content);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), common, place, Buffer.from(name));
    at += 30 + name.length + content.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 0, 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...local, listing, end]);
}
