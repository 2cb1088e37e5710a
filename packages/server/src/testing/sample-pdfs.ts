import { deflateSync } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';

/** A document of these objects, numbered from 1; the first is its catalog. */
export function pdfOf(...objects: readonly string[]): Buffer {
  const written = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`);
  return Buffer.from(`%PDF-1.7\n${written.join('')}trailer\n<</Root 1 0 R>>\n%%EOF\n`, 'latin1');
}

export interface ObjectStreamParts {
  readonly type?: string;
  readonly filter?: string;
  /** In place of the objects as they are packed. */
  readonly packed?: string;
  readonly count?: number;
  readonly first?: number;
}

/** An object stream of these objects, numbered from 70, as programs pack them. */
export function objectStream(objects: readonly string[], parts: ObjectStreamParts = {}): string {
  let place = 0;
  const places = objects.map((object, at) => {
    const written = `${70 + at} ${place} `;
    place += object.length + 1;
    return written;
  });
  const head = places.join('');
  const text = `${head}${objects.join(' ')}`;
  const {
    type = '/Type/ObjStm',
    filter = '/FlateDecode',
    count = objects.length,
    first = head.length,
  } = parts;
  const packed = parts.packed ?? deflateSync(Buffer.from(text)).toString('latin1');
  return `<<${type}/N ${count}/First ${first}/Filter${filter}/Length ${packed.length}>>\nstream\n${packed}\nendstream`;
}

/** A document as pdfkit makes it. */
export async function honestPdf(
  write: (document: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const document = new PDFDocument(options);
  write(document);
  document.end();
  return buffer(document);
}
