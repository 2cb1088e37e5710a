import { inflateRawSync } from 'node:zlib';
import { readXml } from 'hucre/xml';
import type { ZipEntry } from '../files/zip-listing.ts';

type XmlRow = Readonly<Record<string, unknown>>;

const MOST_ELEMENTS = 2000;

/**
 * The parts of the archive from which the sheets of a workbook are read, by the sheet's name. All that the file claims of a name
 * counts, also where the library would read another place: a claim may add a part, never hide one. Throws for what is no XML, and
 * `tooMany` for more elements than a workbook that people made has.
 */
export function worksheetParts(
  bytes: Buffer,
  entries: readonly ZipEntry[],
  tooMany: () => Error,
): ReadonlyMap<string, ReadonlySet<string>> {
  const parts = new Map<string, Set<string>>();
  for (const { target } of relations('_rels/.rels', 'officeDocument')) {
    const workbook = target.replace(/^\//, '');
    const folder = workbook.slice(0, workbook.lastIndexOf('/') + 1);
    const listed = `${folder}_rels/${workbook.slice(folder.length)}.rels`;
    const worksheets = Map.groupBy(relations(listed, 'worksheet'), ({ id }) => id);
    for (const row of elements(workbook, 'sheet')) {
      const name = textOf(row['@name']);
      const ids = Object.entries(row).flatMap(([key, value]) => (/:id$/i.test(key) ? [textOf(value)] : []));
      const read = ids.flatMap((id) => worksheets.get(id) ?? []).map((one) => resolved(folder, one.target));
      parts.set(name, new Set([...(parts.get(name) ?? []), ...read]));
    }
  }
  return parts;

  function relations(
    part: string,
    type: string,
  ): readonly { readonly id: string; readonly target: string }[] {
    return elements(part, 'Relationship')
      .filter((row) => textOf(row['@Type']).endsWith(`/${type}`))
      .map((row) => ({ id: textOf(row['@Id']), target: textOf(row['@Target']) }));
  }

  function elements(part: string, tag: string): readonly XmlRow[] {
    const entry = entries.findLast(({ name }) => name === part);
    if (entry === undefined) return [];
    const { method, packed } = entry;
    const content = bytes.subarray(packed.first, packed.first + packed.length);
    const text = (method === 8 ? inflateRawSync(content) : content).toString('utf8');
    const { data } = readXml(text, { rowTag: tag, stripNamespaces: true, maxRows: MOST_ELEMENTS + 1 });
    if (data.length > MOST_ELEMENTS) throw tooMany();
    return data;
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A target as the archive names it: from its root, or from the folder. */
function resolved(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const path: string[] = [];
  for (const step of `${folder}${target}`.split('/')) {
    if (step === '..') path.pop();
    else if (step !== '.' && step !== '') path.push(step);
  }
  return path.join('/');
}
