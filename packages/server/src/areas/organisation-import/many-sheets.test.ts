import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { FACT_READING } from './fact-reading.ts';
import { FileProblem, readSheets, shortened } from '../../platform/table-files/index.ts';

test('a name is cut between its characters, not within one', () => {
  const name = shortened(`${'a'.repeat(30)}😀b`);
  expect(name).toBe(`${'a'.repeat(30)}😀…`);
  expect(shortened('a\uD83D')).toBe('a\uFFFD');
});

test('a workbook of more sheets than anybody has use for is refused before they are read', async () => {
  const sheets = Array.from({ length: 61 }, (_, nth) => ({ name: `Foglio ${nth}`, rows: [['a']] }));
  const read = async (some: typeof sheets) =>
    readSheets(new Uint8Array(await writeXlsx({ sheets: some })), FACT_READING, () => true);
  expect((await read(sheets.slice(1))).names.size).toBe(60);
  await expect(read(sheets)).rejects.toThrow(FileProblem);
});
