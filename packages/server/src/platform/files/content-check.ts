import { isUtf8 } from 'node:buffer';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileTypeFromBuffer } from 'file-type';
import type { FileExtension } from '@torre/domain/files';
import { markupSearch } from './running-markup.ts';
import { zipNames } from './zip-listing.ts';

/** Bytes with which a content gives itself away. */
export const HEAD_BYTES = 4100;
const TAIL_BYTES = 1024;
/** A text is read in stretches of a few milliseconds: other people's calls go on in between. */
const STRETCH_BYTES = 262_144;
/** Farthest from the end that an archive's directory can be found. */
const ARCHIVE_END_BYTES = 65_557;
/** Controls that no text holds; tab, line feed, form feed, carriage return do occur. */
// oxlint-disable-next-line no-control-regex -- exactly these are looked for
const CONTROLS = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/;
const MAIN_PART = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml' } as const;
/** Types that two plain letters (BM, MZ) are enough for; a table may begin so, a real one never lacks controls. */
const TWO_LETTERS: readonly string[] = ['bmp', 'exe'];
/** Programs inside of an office file. What Excel keeps of a printer is none. */
const PROGRAM = /vbaProject|(?<!^xl\/printerSettings\/printerSettings\d{1,3})\.bin$|activeX|oleObject/i;

/**
 * Whether the beginning of a file can be what its name says: enough to refuse at the first piece. `head` holds the
 * first HEAD_BYTES bytes, or the whole of a shorter file.
 */
export async function headMatches(head: Buffer, extension: FileExtension): Promise<boolean> {
  if (extension === 'txt' || extension === 'csv')
    return (await isPlainText(head)) && (await nothingElse(head));
  if (extension in MAIN_PART) return head.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'));
  const found = (await fileTypeFromBuffer(head))?.ext;
  return found === extension || (extension === 'mp4' && found === 'm4v');
}

/**
 * Whether a whole file is what its name says and nothing else besides: a document that is also an archive or a page
 * is none of ours. Pictures are drawn again afterwards, which leaves nothing of what else they may hold.
 */
export async function contentMatches(bytes: Buffer, extension: FileExtension): Promise<boolean> {
  if (!(await headMatches(bytes.subarray(0, HEAD_BYTES), extension))) return false;
  switch (extension) {
    case 'txt':
    case 'csv':
      return isPlainText(bytes);
    case 'docx':
    case 'xlsx':
      return isOfficeFile(bytes, MAIN_PART[extension]);
    case 'pdf':
      return isOnlyPdf(bytes);
    case 'vtt':
      return isUtf8(bytes) && isPlainText(bytes);
    default:
      return true;
  }
}

async function nothingElse(head: Buffer): Promise<boolean> {
  const found = await fileTypeFromBuffer(head);
  return found === undefined || TWO_LETTERS.includes(found.ext);
}

async function isPlainText(bytes: Buffer): Promise<boolean> {
  const hasMarkup = markupSearch();
  for (let at = 0; at < bytes.length; at += STRETCH_BYTES) {
    if (at > 0) await nextTurn();
    const text = bytes.toString('latin1', at, at + STRETCH_BYTES);
    if (CONTROLS.test(text) || hasMarkup(text)) return false;
  }
  return true;
}

function isOfficeFile(bytes: Buffer, mainPart: string): boolean {
  const names = zipNames(bytes);
  if (names === null) return false;
  return (
    names.includes('[Content_Types].xml') &&
    names.includes(mainPart) &&
    !names.some((name) => PROGRAM.test(name))
  );
}

/** Begins as a PDF, ends as one, and no archive hangs behind it. */
function isOnlyPdf(bytes: Buffer): boolean {
  const hasArchive = bytes.subarray(-ARCHIVE_END_BYTES).includes(Buffer.from('PK\u0005\u0006', 'latin1'));
  const isEnded = bytes.subarray(-TAIL_BYTES).includes('%%EOF');
  return bytes.subarray(0, 5).toString('latin1') === '%PDF-' && isEnded && !hasArchive;
}
