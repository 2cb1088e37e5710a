import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { withOffice } from '../../testing/office.ts';
import { sheetName } from './month-sheet.ts';
import { monthWorkbook } from './month-workbook.ts';
import { changesOf, data, EDITED, sheet } from './office.fixture.ts';

/** How the stored file was made; needs LibreOffice, which the soak installs. `STORE=1` stores it anew. */
test(
  'LibreOffice itself opens an export, changes two cells and saves it, and it comes back as these',
  { timeout: 180_000 },
  () =>
    withOffice(async (office) => {
      await office.write('month.xlsx', await monthWorkbook(sheet, sheetName(data.key)));
      await office.convert('month.xlsx', 'fods');
      const text = (await office.read('month.fods')).toString('utf8');
      const [people, codes] = text.split('<table:table table:name="Codici"');
      const edited = people!
        .replace('<text:p>T12</text:p>', '<text:p>n </text:p>')
        .replace('<text:p>T10</text:p>', '<text:p></text:p>');
      await office.write('month.fods', `${edited}<table:table table:name="Codici"${codes}`);
      await office.convert('month.fods', 'xlsx');
      const saved = new Uint8Array(await office.read('month.xlsx'));
      expect(await changesOf(saved)).toEqual(EDITED);
      if (process.env['STORE'] === '1') {
        await writeFile(new URL('./saved-by-libreoffice.xlsx', import.meta.url), saved);
      }
    }),
);
