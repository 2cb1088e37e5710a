import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** The month's menu 'Esporta' and the window of the import. */
export function importExportPage(page: Page) {
  const menu = page.getByRole('button', { name: 'Esporta o importa il mese' });
  const dialog = page.getByRole('dialog', { name: /^Importa turni/ });
  return {
    menu,
    dialog,
    item: (name: string) => page.getByRole('menuitem', { name }),
    row: (person: string) => dialog.getByRole('row').filter({ hasText: person }),
    save: dialog.getByRole('button', { name: /^Salva \d+ cambiament/ }),
    /** Name and text of the file that an item of the menu downloads. */
    async take(item: string): Promise<{ readonly name: string; readonly content: Buffer }> {
      await menu.click();
      const downloading = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: item }).click();
      const download = await downloading;
      return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
    },
    async openImport(): Promise<void> {
      await menu.click();
      await page.getByRole('menuitem', { name: 'Importa…' }).click();
    },
    /** Hands the window a csv. */
    async choose(text: string, name = 'turni.csv'): Promise<void> {
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
    },
  };
}

/** A csv of the month with another code in some cells; `day` of the month. */
export function withCells(
  csv: string,
  edits: readonly { readonly employeeId: string; readonly day: number; readonly code: string }[],
): string {
  const rows = csv.split('\r\n').map((line) => line.split(';'));
  for (const { employeeId, day, code } of edits) rows.find(([id]) => id === employeeId)![3 + day] = code;
  return rows.map((row) => row.join(';')).join('\r\n');
}
