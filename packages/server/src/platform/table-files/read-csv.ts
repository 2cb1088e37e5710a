import { isUtf8 } from 'node:buffer';
import { parseCsv } from 'hucre/csv';
import { FileProblem } from './file-problem.ts';
import type { FileRow, TableReading } from './table-limits.ts';

/** Controls that no table of text holds. */
// oxlint-disable-next-line no-control-regex -- exactly these are looked for
const CONTROLS = /[\u0000-\u0008\u000b\u000e-\u001f]/;

/**
 * Rows of a csv with semicolons, commas or tabs, in UTF-8 or as Windows writes it, without the apostrophes that guard texts
 * from being taken for formulas. Throws FileProblem for what is no text, and for more rows than the use has.
 */
export function readCsv(
  bytes: Uint8Array<ArrayBuffer>,
  { limits: { mostRows, mostColumns }, says }: TableReading,
): readonly FileRow[] {
  const text = new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes);
  if (CONTROLS.test(text)) throw new FileProblem(says.noTable(), 415);
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const delimiter = [';', '\t', ','].find((sign) => head.includes(sign)) ?? ';';
  const rows = parseCsv(text, { delimiter, unescapeFormulae: true });
  if (rows.length > mostRows) throw new FileProblem(says.tooManyRows(mostRows - 1));
  return rows.map((row) => row.slice(0, mostColumns));
}
