import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures.ts';
import { notice } from '../screens/sign-in-page.ts';

test('what is filtered is taken as a file; several rows are acted on at once, and each says what became of it', async ({
  visitor,
}) => {
  const { page } = await visitor('admin');
  await page.goto('/amministrazione/file?nome=da+togliere');
  const names = ['da togliere 1.txt', 'da togliere 2.txt', 'da togliere 3.txt'];
  const files = names.map((name) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from('Turni di ottobre'),
  }));
  await page.locator('input[type=file]').setInputFiles(files);
  const rows = page.getByRole('table', { name: 'File' }).locator('tbody').getByRole('row');
  await expect(rows.filter({ hasText: 'pronto' })).toHaveCount(3);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Esporta' }).click();
  await page.getByRole('menuitem', { name: 'Tabella di testo (csv)' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  expect(text.split('\n').slice(1).filter(Boolean)).toHaveLength(3);
  await expect(notice(page, /^Esportato: File-/)).toBeVisible();

  for (const name of names.slice(0, 2))
    await page.getByRole('checkbox', { name: `Scegli ${name}` }).press('Space');
  // Somebody else was faster with one of them.
  const { rows: standing } = await (
    await page.request.get('/api/administration/files?name=togliere+2')
  ).json();
  const gone = await page.request.delete(`/api/files/${standing[0].fileId}`, {
    headers: { 'X-Requested-By': 'torre' },
  });
  expect(gone.status()).toBe(200);
  await page.getByRole('button', { name: 'Elimina (2)' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sì, elimina' }).click();
  const outcome = page.getByRole('dialog', { name: '1 fatte, 1 non riuscite' });
  await expect(outcome.getByRole('listitem')).toContainText(names[1]!);
  await page.keyboard.press('Escape');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(names[2]!);
});
