import { inflateRawSync } from 'node:zlib';
import { readXlsx } from 'hucre/xlsx';
import type { Sheet } from 'hucre/xlsx';
import { zipEntries } from '../files/zip-listing.ts';
import type { ZipEntry } from '../files/zip-listing.ts';
import { FileProblem } from './file-problem.ts';
import { storableText } from './storable-text.ts';
import type { TableReading } from './table-limits.ts';
import { worksheetParts } from './worksheet-parts.ts';

const LONGEST_NAME = 31;
const MOST_SHEETS = 60;
const MACROS = /vbaProject|activeX|oleObject/i;
const PARTS = ['[Content_Types].xml', 'xl/workbook.xml'];
const NO_PARTS: ReadonlySet<string> = new Set();

export interface ReadSheets {
  readonly sheets: readonly Sheet[];
  /** Of all sheets, in their order. */
  readonly names: ReadonlySet<string>;
}

/**
 * The sheets of a workbook whose names are wanted. Throws FileProblem. `isWanted` is asked for every sheet before the first one is
 * read, and what it throws refuses the file; `samePart`: a sheet wanted before that is read from the same part of the archive,
 * which no office program writes; null: none.
 */
export async function readSheets(
  bytes: Uint8Array<ArrayBuffer>,
  reading: TableReading,
  isWanted: (name: string, samePart: () => string | null) => boolean,
): Promise<ReadSheets> {
  const { limits, says } = reading;
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = plainEntries(archive, reading);
  const names = new Set<string>();
  const wanted: string[] = [];
  let parts: ReturnType<typeof worksheetParts> | null = null;
  try {
    const { sheets } = await readXlsx(bytes, {
      range: `A1:${columnLetters(limits.mostColumns - 1)}${limits.mostRows}`,
      sheets: ({ name }) => {
        // No office program writes two sheets of one name: which of them counts nobody knows, and each would be read.
        if (names.has(name)) throw new FileProblem(says.sheetTwice(shortened(name)));
        names.add(name);
        if (!isWanted(name, () => wantedOfSamePart(name))) return false;
        wanted.push(name);
        if (wanted.length > MOST_SHEETS) throw tooLarge(reading);
        return true;
      },
    });
    return { sheets, names };
  } catch (error) {
    throw error instanceof FileProblem ? error : broken(reading, error);
  }

  function wantedOfSamePart(name: string): string | null {
    if (wanted.length === 0) return null;
    const found = (parts ??= worksheetParts(archive, entries, () => tooLarge(reading)));
    const own = found.get(name) ?? NO_PARTS;
    return wanted.find((other) => !own.isDisjointFrom(found.get(other) ?? NO_PARTS)) ?? null;
  }
}

/** A sheet's name of other people's file, no longer than office programs allow. */
export function shortened(name: string): string {
  // By whole characters: half of one cannot be stored.
  const signs = [...storableText(name)];
  return signs.length > LONGEST_NAME ? `${signs.slice(0, LONGEST_NAME).join('')}…` : signs.join('');
}

/** 0 → A, 26 → AA */
export function columnLetters(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnLetters(Math.floor(column / 26) - 1) + letter;
}

/** What the archive holds. What is no plain workbook, and what would not fit into memory, is refused before a library opens it. */
function plainEntries(bytes: Buffer, reading: TableReading): readonly ZipEntry[] {
  const { limits, says } = reading;
  const entries = zipEntries(bytes);
  if (entries === null || PARTS.some((part) => !entries.some(({ name }) => name === part)))
    throw broken(reading);
  if (entries.some(({ name }) => MACROS.test(name))) throw new FileProblem(says.macros(), 415);
  if (entries.length > limits.mostParts) throw tooLarge(reading);
  let left = limits.mostUnpacked;
  for (const entry of entries) left -= unpackedLength(bytes, entry, left, reading);
  return entries;
}

/** What an entry really unpacks to: the length that it claims is only a claim. */
function unpackedLength(
  bytes: Buffer,
  { method, packed }: ZipEntry,
  most: number,
  reading: TableReading,
): number {
  const content = bytes.subarray(packed.first, packed.first + packed.length);
  if (method === 0) return content.length;
  if (method !== 8) throw broken(reading);
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(most, 1) }).length;
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
      ? tooLarge(reading)
      : broken(reading, error);
  }
}

function broken({ says }: TableReading, cause?: unknown): FileProblem {
  const problem = new FileProblem(says.broken(), 415);
  problem.cause = cause;
  return problem;
}

const tooLarge = ({ says }: TableReading): FileProblem => new FileProblem(says.unpacksTooLarge(), 413);
