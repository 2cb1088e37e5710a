import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { sheetName } from './month-sheet.ts';
import { monthWorkbook } from './month-workbook.ts';
import { changesOf, data, EDITED, sheet } from './office.fixture.ts';

/** How the stored file was made; needs LibreOffice, which the soak installs. `STORE=1` stores it anew. */
test(
  'LibreOffice itself opens an export, changes two cells and saves it, and it comes back as these',
  { timeout: 180_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'torre-office-'));
    try {
      const convert = async (file: string, to: string): Promise<void> => {
        const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
        const args = [profile, '--headless', '--convert-to', to, '--outdir', folder, join(folder, file)];
        await promisify(execFile)('soffice', args);
      };
      await writeFile(join(folder, 'month.xlsx'), await monthWorkbook(sheet, sheetName(data.key)));
      await convert('month.xlsx', 'fods');
      const text = await readFile(join(folder, 'month.fods'), 'utf8');
      const [people, codes] = text.split('<table:table table:name="Codici"');
      const edited = people!
        .replace('<text:p>T12</text:p>', '<text:p>n </text:p>')
        .replace('<text:p>T10</text:p>', '<text:p></text:p>');
      await writeFile(join(folder, 'month.fods'), `${edited}<table:table table:name="Codici"${codes}`);
      await convert('month.fods', 'xlsx');
      const saved = new Uint8Array(await readFile(join(folder, 'month.xlsx')));
      expect(await changesOf(saved)).toEqual(EDITED);
      if (process.env['STORE'] === '1') {
        await writeFile(new URL('./saved-by-libreoffice.xlsx', import.meta.url), saved);
      }
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);
