import { FileProblem } from './file-problem.ts';
import type { TableReading } from './table-limits.ts';

/** A zip archive, whole or spoilt: what an xlsx is. No csv of ours begins so. */
const ZIP = [0x50, 0x4b];
/** Office programs' old container: a workbook with a password, or of before 2007. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];

/** What a file is by its first bytes, whatever it is called. Throws FileProblem. */
export function tableFormat(bytes: Uint8Array, { says }: Pick<TableReading, 'says'>): 'xlsx' | 'csv' {
  const beginsWith = (magic: readonly number[]): boolean => magic.every((byte, at) => bytes[at] === byte);
  if (beginsWith(OLE)) throw new FileProblem(says.locked(), 415);
  return beginsWith(ZIP) ? 'xlsx' : 'csv';
}
