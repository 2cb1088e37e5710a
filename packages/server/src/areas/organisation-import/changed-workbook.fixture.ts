import { inflateRawSync } from 'node:zlib';
import { writeXlsx } from 'hucre/xlsx';
import type { WriteSheet } from 'hucre/xlsx';
import { zipEntries } from '../../platform/files/zip-listing.ts';
import { zip } from '../../testing/zip-file.ts';

/** A workbook of whose parts some text was changed by hand, as no office program writes it. */
export async function changedWorkbook(
  sheets: readonly WriteSheet[],
  change: (part: string, text: string) => string,
): Promise<Uint8Array<ArrayBuffer>> {
  const written = Buffer.from(await writeXlsx({ sheets: [...sheets] }));
  const parts = zipEntries(written)!.map(({ name, method, packed }) => {
    const content = written.subarray(packed.first, packed.first + packed.length);
    const text = (method === 8 ? inflateRawSync(content) : content).toString('utf8');
    return [name, Buffer.from(change(name, text))] as const;
  });
  return new Uint8Array(zip(parts));
}
