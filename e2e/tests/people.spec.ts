import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { peoplePage } from '../screens/people-page.ts';
import { notice } from '../screens/sign-in-page.ts';

test('[M2.3.14][M2.3.15][M2.3.16][M2.3.17][M2.3.18] a text filter finds part of a name without regard to case; filter and order stand in the address; a select filter takes several values; without any it means all; a date filter compares days', async ({
  visitor,
}) => {
  const { page } = await visitor('admin');
  const people = peoplePage(page);
  await people.open();
  const all = await people.bodyRows.count();
  await expectAccessible(page, 'people');
  await people.filter('Nome utente').fill('LIRF');
  await expect(people.bodyRows).toHaveCount(3);
  for (const userName of await people.column('Nome utente')) expect(userName).toContain('lirf');
  await expect(people.count).toHaveText('3 righe');
  // The column of sessions has no filter.
  await expect(people.table.getByRole('textbox', { name: 'Filtra Sessioni' })).toHaveCount(0);

  await people.head('Nome utente').getByRole('button').click();
  await expect(people.head('Nome utente')).toHaveAttribute('aria-sort', 'ascending');
  await expect
    .poll(() => people.column('Nome utente'))
    .toEqual(['cta.lirf', 'cta2.lirf', 'responsabile.lirf']);
  await people.head('Nome utente').getByRole('button').click();
  await expect
    .poll(() => people.column('Nome utente'))
    .toEqual(['responsabile.lirf', 'cta2.lirf', 'cta.lirf']);
  await expect(page).toHaveURL(/utente=LIRF&.*ordine=-utente$/);

  await page.reload();
  await expect(people.filter('Nome utente')).toHaveValue('LIRF');
  expect(await people.column('Nome utente')).toEqual(['responsabile.lirf', 'cta2.lirf', 'cta.lirf']);
  // A chip takes its filter away by the keyboard, and the hand stays on the next.
  await page.getByRole('button', { name: 'Togli il filtro Nome utente: LIRF' }).press('Enter');
  await expect(people.bodyRows).toHaveCount(all);
  await expect(page.getByRole('button', { name: /^Togli il filtro Stato: attivo, / })).toBeFocused();
  await people.clear.click();
  await expect(page).toHaveURL(/persone\?ordine=-utente$/);
  await expect(people.count).toHaveText(/^\d{3} righe$/);

  await people.open();
  await expect(people.select('Impianto')).toHaveText('Tutti');
  await people.select('Impianto').click();
  const option = (name: string) => page.getByRole('menuitemcheckbox', { name, exact: true });
  await option('LIRN').click();
  const plants = async () => [...new Set(await people.column('Impianto'))].toSorted();
  await expect.poll(plants).toEqual(['LIRN']);
  const naples = await people.bodyRows.count();
  await expectAccessible(page, 'people, choices of a filter open');
  await option('LIRF').click();
  await expect(people.select('Impianto')).toHaveText('2 scelti');
  await expect.poll(plants).toEqual(['LIRF', 'LIRN']);
  expect(await people.bodyRows.count()).toBeGreaterThan(naples);
  await page.getByRole('menuitem', { name: 'Togli la scelta' }).click();
  await expect(people.bodyRows).toHaveCount(all);
  await expect(people.select('Impianto')).toHaveText('Tutti');

  // Who signed in today: this administrator at least; 14/12/2026 is today.
  const date = people.filter('Ultimo accesso');
  await date.fill('14/12');
  await date.press('Enter');
  await expect(date).toHaveValue('14/12/2026');
  await expect(people.row('admin')).toBeVisible();
  await expect(page).toHaveURL(/accesso=20261214/);
  await expect
    .poll(async () => new Set((await people.column('Ultimo accesso')).map((at) => at.slice(0, 10))))
    .toEqual(new Set(['14/12/2026']));
});

test('[E2.05] closing sessions asks in confirm-modal first; no leaves everything, yes ends the sessions at once; a closed account is out at once and keeps no way to its rights, and is opened again from its row', async ({
  visitor,
}) => {
  // These accounts belong to this test.
  const clerk = await visitor('studente');
  const other = await visitor('eav.lirn');
  for (const { page } of [clerk, other]) {
    await page.goto('/');
    await expect(page.getByRole('navigation', { name: 'Navigazione' })).toBeVisible();
  }
  const { page } = await visitor('admin');
  const people = peoplePage(page);
  await people.open();
  const action = people.action('studente', 'Chiudi le sessioni');
  await action.click();
  const question = page.getByRole('alertdialog');
  await expect(page.locator('#confirm-modal').or(page.locator('[id^=confirm-modal]')).first()).toBeAttached();
  await expect(question).toContainText('Una sessione aperta');
  await expect(question.getByRole('button', { name: 'No' })).toBeFocused();
  await expectAccessible(page, 'people, question before sessions are closed');
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(action).toBeFocused();
  await expect(clerk.page).toHaveURL('/');

  await action.click();
  await question.getByRole('button', { name: 'Sì, chiudi' }).click();
  await expect(notice(page, 'Una sessione chiusa')).toBeVisible();
  await expect(clerk.page).toHaveURL(/\/login/);
  await expect(action).toHaveCount(0);

  await expect(people.action('admin', 'Chiudi l’account')).toHaveCount(0);
  await people.action('eav.lirn', 'Chiudi l’account').click();
  await expect(question).toContainText('Non potrà più entrare');
  await question.getByRole('button', { name: 'Sì, chiudi' }).click();
  await expect(notice(page, 'Account chiuso')).toBeVisible();
  await expect(other.page).toHaveURL(/\/login/);
  const row = people.bodyRows.filter({ has: page.getByRole('cell', { name: 'eav.lirn', exact: true }) });
  await expect(row).toContainText('chiuso');
  // Nothing leads to rights: only the person's own page is left.
  await expect(row.getByRole('link')).toHaveText(['LIRN']);
  await people.action('eav.lirn', 'Riapri l’account').click();
  await question.getByRole('button', { name: 'Sì, riapri' }).click();
  await expect(notice(page, 'Account riaperto')).toBeVisible();
  await expect(row).toContainText('attivo');
});
