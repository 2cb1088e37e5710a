import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { HEADERS } from '../roster-calls.ts';

test('HR changes what somebody is entitled to and adds a right, which another screen of HR shows at once', async ({
  visitor,
}) => {
  const { page } = await visitor('hr');
  const answer = await page.request.get('/api/hr/entitlements?plant=LIRN&year=2026&balance=FER', {
    headers: HEADERS,
  });
  const { rows } = (await answer.json()) as {
    rows: { employeeId: string; cognome: string; nome: string; version: number }[];
  };
  const { employeeId, cognome, nome } = rows[0]!;
  const other = await page.context().newPage();
  await other.goto(`/personale/spettanze/${employeeId}`);
  const ofOther = other.getByRole('list', { name: 'Spettanze' }).getByRole('listitem');
  await expect(ofOther.filter({ hasText: 'Ferie 2026' })).toContainText('28 gg');

  await page.goto('/personale/spettanze?impianto=LIRN&anno=2026&saldo=FER');
  await expect(page.getByRole('main').getByRole('row').nth(3)).toBeVisible();
  await expectAccessible(page, 'entitlements');
  await page
    .getByRole('link', { name: `${cognome} ${nome}` })
    .first()
    .click();
  await page.getByRole('button', { name: 'Modifica Ferie 2026' }).click();
  const dialog = page.getByRole('dialog');
  // The window gives the focus to a field of its own as it opens: what is typed before would go there.
  await expect(dialog.locator('[data-autofocus]')).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Riduzioni' }).fill('3');
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(ofOther.filter({ hasText: 'Ferie 2026' })).toContainText('25 gg');

  await page.getByRole('button', { name: 'Aggiungi un diritto…' }).click();
  await dialog.getByRole('combobox', { name: 'Diritto' }).selectOption('UNION');
  await dialog.getByRole('textbox', { name: 'Ultimo giorno' }).fill('31/12/2027');
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(other.getByRole('list', { name: 'Diritti' })).toContainText('Delegato sindacale');
  await expectAccessible(page, 'entitlements of a person');
  await page.reload();
  await expect(page.getByRole('list', { name: 'Diritti' })).toContainText('al 31/12/2027');
});
