import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { monthCsv } from './month-csv.ts';
import { sheetName } from './month-sheet.ts';
import { monthWorkbook } from './month-workbook.ts';
import { changesOf, data, EDITED, sheet } from './office.fixture.ts';

test('what an export says comes back as no change at all', async () => {
  expect(await changesOf(await monthWorkbook(sheet, sheetName(data.key)))).toEqual([]);
  expect(await changesOf(monthCsv(sheet))).toEqual([]);
});

test('an export that LibreOffice changed and saved comes back as exactly the changed cells', async () => {
  const stored = await readFile(new URL('./saved-by-libreoffice.xlsx', import.meta.url));
  expect(await changesOf(new Uint8Array(stored))).toEqual(EDITED);
});
