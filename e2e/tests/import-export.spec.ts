import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { MONTH, personInGroup, presentNeighbours, putShift } from '../roster-calls.ts';
import { monthPage } from '../screens/month-page.ts';
import { importExportPage, withCells } from '../screens/import-export-page.ts';
import { notice } from '../screens/sign-in-page.ts';
import { tabTo } from '../screens/tab-order.ts';

async function expectNoFindings(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include('[role=dialog]')
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target)])).toEqual([]);
}

test('a manager takes the month out as print, workbook and table, and only the people in view', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr');
  const importExport = importExportPage(page);
  await monthPage(page).open(MONTH);
  const print = await importExport.take('PDF da appendere (A3)');
  expect([print.name, print.content.subarray(0, 5).toString()]).toEqual(['LIRR-2026-12.pdf', '%PDF-']);
  await expect(notice(page, 'Scaricato LIRR-2026-12.pdf')).toBeVisible();
  const book = await importExport.take('Excel (.xlsx)');
  expect([book.name, book.content.subarray(0, 2).toString()]).toEqual(['LIRR-2026-12.xlsx', 'PK']);
  const person = await personInGroup(context.request, 'Nord', 2);
  await page.getByRole('textbox', { name: 'Cerca' }).fill(person.employeeId);
  await importExport.menu.click();
  await expect(page.getByText('Solo la persona in vista')).toBeVisible();
  await page.keyboard.press('Escape');
  const table = await importExport.take('Tabella (.csv)');
  const [head, row, ...more] = table.content.toString().trimEnd().split('\r\n');
  expect(head).toContain(';01/12/2026;');
  expect([row!.split(';').slice(0, 2), more]).toEqual([[person.employeeId, person.name], []]);
});

test('a month comes back: what changes and what cannot is shown first, then saved, then seen in the roster', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr');
  const here = await presentNeighbours(context.request, 'Nord', 2, ['20261221', '20261223']);
  const [one, two] = [here[0]!, here[1]!];
  await putShift(context.request, one, '20261221', { turn: 'M' });
  await putShift(context.request, two, '20261222', { turn: 'M' });
  const month = monthPage(page);
  await month.open(MONTH);
  const importExport = importExportPage(page);
  const { content } = await importExport.take('Tabella (.csv)');
  await importExport.openImport();
  await expect(importExport.dialog).toContainText('Trascina qui il file del mese');
  await importExport.choose(
    withCells(content.toString(), [
      { employeeId: one.employeeId, day: 21, code: 'N' },
      { employeeId: two.employeeId, day: 22, code: 'P' },
      { employeeId: two.employeeId, day: 23, code: 'X9' },
    ]),
  );
  await expect(importExport.row(one.name).filter({ hasText: '21/12/2026' })).toContainText('cambia');
  await expect(importExport.row(two.name).filter({ hasText: '23/12/2026' })).toContainText(
    '«X9» non è un codice di turno di LIRR il 23/12/2026.',
  );
  // Shifts look as in the grid; what the file says in vain is no shift.
  await expect(importExport.row(one.name).filter({ hasText: '21/12/2026' }).locator('.tile')).toHaveText([
    'M',
    'N',
  ]);
  const refused = importExport.row(two.name).filter({ hasText: '23/12/2026' });
  await expect(refused.locator('.tile')).toHaveCount(1);
  await expect(refused).toContainText(/Riga \d+, colonna 27/);
  await expectNoFindings(page);
  await importExport.dialog.getByRole('button', { name: 'Rifiutate 1' }).click();
  await expect(importExport.row(one.name)).toHaveCount(0);
  await expect(importExport.row(two.name)).toHaveCount(1);
  await importExport.dialog.getByRole('button', { name: 'Cambiano 2' }).click();
  await expect(importExport.row(two.name).filter({ hasText: '22/12/2026' })).toHaveCount(1);
  // Nothing is saved until the button is pressed.
  await expect(month.cell(one, 21)).toContainText('M');
  await expect(importExport.dialog).toContainText(/Contatori che scendono: .*M del 21\/12: da /);
  await importExport.save.click();
  await expect(notice(page, '2 turni modificati.')).toBeVisible();
  await expect(importExport.dialog).toHaveCount(0);
  await expect(month.cell(one, 21)).toContainText('N');
  await expect(month.cell(two, 22)).toContainText('P');
  // The same month laid beside itself again changes nothing.
  const again = await importExport.take('Excel (.xlsx)');
  await importExport.openImport();
  await importExport.dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'mese.xlsx', mimeType: 'application/octet-stream', buffer: again.content });
  await expect(importExport.dialog).toContainText('Il file non cambia niente');
  await page.keyboard.press('Escape');
  // An import is one step of one's own changes.
  await page.getByRole('button', { name: /^Annulla la tua ultima modifica/ }).click();
  await expect(month.cell(one, 21)).toContainText('M');
  await expect(month.cell(two, 22)).toContainText('M');
});

test('what somebody changed after the comparison is told and stays; comparing again shows it', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr');
  const person = await personInGroup(context.request, 'Nord', 5);
  await putShift(context.request, person, '20261221', { turn: 'M' });
  await putShift(context.request, person, '20261222', { turn: 'M' });
  const month = monthPage(page);
  await month.open(MONTH);
  const importExport = importExportPage(page);
  const { content } = await importExport.take('Tabella (.csv)');
  await importExport.openImport();
  await importExport.choose(
    withCells(content.toString(), [
      { employeeId: person.employeeId, day: 21, code: 'N' },
      { employeeId: person.employeeId, day: 22, code: 'N' },
    ]),
  );
  await expect(importExport.save).toBeVisible();
  const other = await visitor('responsabile2.lirr');
  await putShift(other.context.request, person, '20261221', { turn: 'P' });
  await importExport.save.click();
  await expect(importExport.dialog).toContainText('Un turno modificato, uno no.');
  await expect(importExport.dialog.getByRole('listitem')).toContainText(
    /Il turno è stato modificato nel frattempo da .+: ora c'è P\./,
  );
  await expectNoFindings(page);
  await importExport.dialog.getByRole('button', { name: 'Confronta di nuovo' }).click();
  await expect(importExport.row(person.name)).toHaveCount(1);
  await expect(importExport.row(person.name)).toContainText('P');
  await page.keyboard.press('Escape');
  await expect(month.cell(person, 21)).toContainText('P');
  await expect(month.cell(person, 22)).toContainText('N');
});

test('a save that fails keeps file and comparison, and goes through the second time', async ({ visitor }) => {
  // The tests above have used up the files of the other manager: ten in a row, then one every five seconds.
  const { page, context } = await visitor('responsabile2.lirr');
  const person = await personInGroup(context.request, 'Nord', 6);
  await putShift(context.request, person, '20261221', { turn: 'M' });
  await monthPage(page).open(MONTH);
  const importExport = importExportPage(page);
  const { content } = await importExport.take('Tabella (.csv)');
  await importExport.openImport();
  await importExport.choose(
    withCells(content.toString(), [{ employeeId: person.employeeId, day: 21, code: 'N' }]),
  );
  const failure = { outcome: { code: -500, messageIT: 'Si è verificato un errore.' } };
  await page.route('**/api/manager/shifts/bulk*', (route) => route.fulfill({ status: 500, json: failure }));
  await importExport.save.click();
  await expect(
    importExport.dialog.getByRole('alert').filter({ hasText: 'Si è verificato un errore.' }),
  ).toBeVisible();
  await expect(importExport.row(person.name)).toContainText('cambia');
  await page.unroute('**/api/manager/shifts/bulk*');
  await importExport.save.click();
  await expect(notice(page, 'Un turno modificato.')).toBeVisible();
});

test('a file of another month or kind is refused with its name and a sentence that says where', async ({
  visitor,
}) => {
  const { page } = await visitor('responsabile2.lirr');
  await monthPage(page).open(MONTH);
  const importExport = importExportPage(page);
  await importExport.openImport();
  await importExport.choose('Codice personale;Nome;Categoria;Isola;01/10/2026\r\n', 'ottobre.csv');
  await expect(importExport.dialog.getByRole('alert')).toContainText(
    'ottobre.csv: Riga 1, colonna 5: 01/10/2026 non è di dicembre 2026',
  );
  await importExport.choose('Ciao', 'lettera.csv');
  await expect(importExport.dialog.getByRole('alert')).toContainText('lettera.csv: Riga 1, colonna 1');
  await importExport.choose('', 'vuoto.csv');
  await expect(importExport.dialog.getByRole('alert')).toContainText('vuoto.csv è vuoto. Esporta il mese');
  await importExport.choose('x'.repeat(800_000), 'enorme.csv');
  await expect(importExport.dialog.getByRole('alert')).toContainText('il limite è 700 kB');
});

test('the menu and the window work by keyboard, and the focus returns', async ({ visitor }) => {
  const { page } = await visitor('responsabile.lirr');
  await monthPage(page).open(MONTH);
  const importExport = importExportPage(page);
  await importExport.menu.waitFor();
  await tabTo(page, importExport.menu);
  await page.keyboard.press('Enter');
  await expect(importExport.item('PDF da appendere (A3)')).toBeFocused();
  await page.keyboard.press('End');
  await expect(importExport.item('Importa…')).toBeFocused();
  await page.keyboard.press('Enter');
  const choose = importExport.dialog.getByRole('button', { name: 'Scegli il file' });
  // Asked for early: the browser is told of it on another way than of the key.
  const choosing = page.waitForEvent('filechooser');
  await tabTo(page, choose);
  await page.keyboard.press('Enter');
  expect((await choosing).isMultiple()).toBe(false);
  await page.keyboard.press('Escape');
  await expect(importExport.dialog).toHaveCount(0);
  await expect(importExport.menu).toBeFocused();
});

test('on the phone the month goes out and comes back under a thumb', async ({ visitor }) => {
  const { page, context } = await visitor('responsabile2.lirr', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const person = await personInGroup(context.request, 'Nord', 7);
  await putShift(context.request, person, '20261221', { turn: 'M' });
  await monthPage(page).open(MONTH);
  const importExport = importExportPage(page);
  expect((await importExport.menu.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  const { content } = await importExport.take('Tabella (.csv)');
  await importExport.openImport();
  await importExport.choose(
    withCells(content.toString(), [{ employeeId: person.employeeId, day: 21, code: 'N' }]),
  );
  const line = importExport.dialog.getByRole('listitem').filter({ hasText: person.name }).first();
  await expect(line).toContainText('M → N');
  await expectNoFindings(page);
  expect((await importExport.save.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await importExport.save.click();
  await expect(notice(page, 'Un turno modificato.')).toBeVisible();
});
