import { isUtf8 } from 'node:buffer';
import { constants, inflateRawSync, inflateSync } from 'node:zlib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { storableText } from '../table-files/storable-text.ts';
import { zipEntries } from './zip-listing.ts';

/** Kinds of documents that are read for their words. */
export type ReadableKind = 'pdf' | 'docx' | 'txt';

/** As much of a document as is read. */
export const READING = {
  /** Of a PDF. */
  pages: 300,
  /** That are kept: some forty pages. */
  characters: 100_000,
  /** That its packed parts may be together when they are unpacked. */
  unpackedBytes: 134_217_728,
} as const;

/** It cannot be read as what it is, or only with too much work. */
export class UnreadableDocument extends Error {}

/** The words of a document, from its beginning, one blank between them. Throws UnreadableDocument. */
export async function readDocumentText(
  bytes: Uint8Array<ArrayBuffer>,
  kind: ReadableKind,
  limits: Limits = READING,
): Promise<string> {
  const text = await readAs[kind](bytes, limits);
  return storableText(text.slice(0, limits.characters)).replace(/\s+/g, ' ').trim();
}

type Limits = { readonly [L in keyof typeof READING]: number };

const readAs: Readonly<
  Record<ReadableKind, (bytes: Uint8Array<ArrayBuffer>, limits: Limits) => Promise<string>>
> = { pdf: readPdf, docx: readDocx, txt: readTxt };

async function readPdf(bytes: Uint8Array<ArrayBuffer>, limits: Limits): Promise<string> {
  refuseBomb(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), limits.unpackedBytes);
  // A copy: the library takes the bytes away.
  const loading = getDocument({
    data: bytes.slice(),
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
  });
  try {
    const document = await loading.promise;
    let text = '';
    for (let at = 1; at <= Math.min(document.numPages, limits.pages); at += 1) {
      const page = await document.getPage(at);
      const { items } = await page.getTextContent();
      for (const item of items) if ('str' in item) text += item.hasEOL ? `${item.str}\n` : item.str;
      text += '\n';
      page.cleanup();
      if (text.length >= limits.characters) break;
    }
    return text;
  } catch (error) {
    throw new UnreadableDocument('not a PDF that can be read', { cause: error });
  } finally {
    await loading.destroy();
  }
}

const STREAM = /stream\r?\n/g;
/** They grow what they hold by a thousand and are not unpacked here; programs of this century write none. */
const OLD_PACKING = /\/(?:LZWDecode|LZW|RunLengthDecode|RL)\b/;
const ZLIB = 0x78;

/** The library unpacks into array buffers, which no limit of a thread counts: what would not fit is refused before. */
function refuseBomb(bytes: Buffer, most: number): void {
  const text = bytes.toString('latin1');
  if (OLD_PACKING.test(text)) throw new UnreadableDocument('packed in an old way');
  let room = most;
  for (const { index, 0: word } of text.matchAll(STREAM))
    room -= unpackedLength(bytes.subarray(index + word.length), room);
}

function unpackedLength(packed: Buffer, room: number): number {
  if (packed[0] !== ZLIB) return 0;
  let unpacked: Buffer;
  try {
    unpacked = inflateSync(packed, {
      maxOutputLength: Math.max(1, room),
      finishFlush: constants.Z_SYNC_FLUSH,
    });
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE')
      throw new UnreadableDocument('too much when it is unpacked');
    // Damaged, or no packed content at all: the library sees no more of it than this.
    return 0;
  }
  // Packed twice: what comes out counts too.
  return unpacked.length + unpackedLength(unpacked, room - unpacked.length);
}

const DEFLATED = 8;
const MAIN_PART = 'word/document.xml';

async function readDocx(bytes: Uint8Array<ArrayBuffer>, limits: Limits): Promise<string> {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const main = zipEntries(archive)?.find(({ name }) => name === MAIN_PART);
  if (main === undefined) throw new UnreadableDocument('no text in the archive');
  const packed = archive.subarray(main.packed.first, main.packed.first + main.packed.length);
  if (main.method !== DEFLATED) return wordsOfXml(packed.toString('utf8'));
  try {
    return wordsOfXml(inflateRawSync(packed, { maxOutputLength: limits.unpackedBytes }).toString('utf8'));
  } catch (error) {
    throw new UnreadableDocument('the text cannot be unpacked', { cause: error });
  }
}

/** A run of text, or what parts words: a tab, a break, the end of a paragraph. What was deleted (`w:delText`) is none. */
const RUN = /<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>|<w:(?:tab|br|cr)\b[^>]*>|<\/w:p>/g;
const ENTITY = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const LAST_POINT = 0x10ffff;

function wordsOfXml(xml: string): string {
  return Array.from(xml.matchAll(RUN), ([, run]) => (run === undefined ? ' ' : plainText(run))).join('');
}

function plainText(run: string): string {
  return run.replace(
    ENTITY,
    (_, hex: string | undefined, digits: string | undefined, name: string | undefined) => {
      if (name !== undefined) return NAMED[name.toLowerCase()]!;
      const point = hex === undefined ? Number(digits) : Number.parseInt(hex, 16);
      return point > LAST_POINT ? '\uFFFD' : String.fromCodePoint(point);
    },
  );
}

/** Old programs write Italian texts in their own alphabet. */
async function readTxt(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes);
}
