import { inflateSync, constants } from 'node:zlib';
import { PdfDictionary, PdfName, PdfReader, UnreadablePdf } from './pdf-values.ts';
import type { PdfValue } from './pdf-values.ts';

/** What all object streams of a document may be unpacked: those of a thousand pages are some megabytes. */
const UNPACKED_BYTES = 67_108_864;
/** Data of a stream begin on the line after this word. */
const STREAM_BEGIN = /[\0\t\n\f\r ]*stream(?:\r\n|\n|\r)/y;
const STREAM_END = /[\0\t\n\f\r ]*endstream/y;

/** One value that stands on its own: an object, in whatever revision, or a trailer. */
export interface PdfObject {
  /** null for a trailer. */
  readonly number: number | null;
  readonly value: PdfValue;
  readonly isStream: boolean;
}

/** Texts that a program might read objects in: the file, and each object stream unpacked. */
export interface PdfContents {
  readonly texts: readonly string[];
  readonly objectStreams: number;
}

/**
 * Hands every object of a document to `each`, also those of object streams and those that a later revision replaced: no
 * table of contents is believed, since programs differ in which they follow. Throws UnreadablePdf.
 */
export function readPdfObjects(bytes: Buffer, each: (object: PdfObject) => void): PdfContents {
  const text = bytes.toString('latin1');
  const reader = new PdfReader(text);
  const texts = [text];
  let room = UNPACKED_BYTES;
  let objectStreams = 0;
  let number: number | null = null;
  while (!reader.isAtEnd()) {
    const word = reader.word();
    if (word === '') throw new UnreadablePdf('a value outside of an object');
    if (/^\d+$/.test(word)) {
      number = objectNumberAt(text, reader.at - word.length) ?? number;
      continue;
    }
    if (word !== 'obj' && word !== 'trailer') continue;
    if (word === 'obj' && number === null) throw new UnreadablePdf('an object without a number');
    const value = reader.value();
    const data = word === 'obj' && value instanceof PdfDictionary ? streamAt(text, reader.at, value) : null;
    each({ number: word === 'obj' ? number : null, value, isStream: data !== null });
    number = null;
    if (data === null) continue;
    reader.at = data.after;
    if (!isObjectStream(value as PdfDictionary)) continue;
    objectStreams += 1;
    const unpacked = unpack(bytes.subarray(data.begin, data.end), value as PdfDictionary, room);
    room -= unpacked.length;
    texts.push(unpacked);
    for (const packed of packedObjects(unpacked, value as PdfDictionary)) each(packed);
  }
  return { texts, objectStreams };
}

/** The number of the object that is announced here (`12 0 obj`). */
function objectNumberAt(text: string, at: number): number | null {
  const head = /(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+obj/y;
  head.lastIndex = at;
  const found = head.exec(text);
  return found === null ? null : Number(found[1]);
}

interface StreamData {
  readonly begin: number;
  readonly end: number;
  readonly after: number;
}

/** Its length where it is written and true, else up to the word that ends it. */
function streamAt(text: string, at: number, dictionary: PdfDictionary): StreamData | null {
  STREAM_BEGIN.lastIndex = at;
  if (!STREAM_BEGIN.test(text)) return null;
  const begin = STREAM_BEGIN.lastIndex;
  const length = dictionary.get('Length');
  if (typeof length === 'number' && Number.isSafeInteger(length) && length >= 0) {
    STREAM_END.lastIndex = begin + length;
    if (STREAM_END.test(text)) return { begin, end: begin + length, after: STREAM_END.lastIndex };
  }
  const end = text.indexOf('endstream', begin);
  if (end === -1) throw new UnreadablePdf('open stream');
  return { begin, end, after: end + 'endstream'.length };
}

/** Programs take a stream for one of objects that says so, or that has a count and a first place. */
function isObjectStream(dictionary: PdfDictionary): boolean {
  const type = dictionary.get('Type');
  const isNamed = type instanceof PdfName && type.name === 'ObjStm';
  return isNamed || (dictionary.get('N') !== null && dictionary.get('First') !== null);
}

/** Every program packs objects by Flate alone, without a predictor; another way is no honest one. */
function unpack(packed: Buffer, dictionary: PdfDictionary, room: number): string {
  const written = dictionary.get('Filter');
  const filters = Array.isArray(written)
    ? (written as readonly PdfValue[])
    : written === null
      ? []
      : [written];
  if (filters.length === 0) return packed.toString('latin1');
  const [filter] = filters;
  const isFlate = filter instanceof PdfName && (filter.name === 'FlateDecode' || filter.name === 'Fl');
  if (filters.length > 1 || !isFlate || dictionary.get('DecodeParms') !== null)
    throw new UnreadablePdf('packed in an unusual way');
  try {
    const options = { maxOutputLength: Math.max(1, room), finishFlush: constants.Z_SYNC_FLUSH };
    return inflateSync(packed, options).toString('latin1');
  } catch {
    throw new UnreadablePdf('cannot be unpacked');
  }
}

/** As programs find them: by the numbers and places that an object stream begins with. */
function* packedObjects(text: string, dictionary: PdfDictionary): Generator<PdfObject> {
  const count = dictionary.get('N');
  const first = dictionary.get('First');
  if (typeof count !== 'number' || typeof first !== 'number') throw new UnreadablePdf('no count');
  const head = new PdfReader(text);
  for (let i = 0; i < count; i += 1) {
    const number = Number(head.word());
    const place = Number(head.word());
    if (!Number.isInteger(number) || !Number.isInteger(place) || head.at > first)
      throw new UnreadablePdf('no place');
    yield { number, value: new PdfReader(text, first + place).value(), isStream: false };
  }
}
