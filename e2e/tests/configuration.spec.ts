import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { notice } from '../screens/sign-in-page.ts';

function configurationPage(page: Page) {
  const dialog = page.getByRole('dialog');
  return {
    dialog,
    row: (label: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: label }),
    question: page.getByRole('alertdialog'),
    value: dialog.getByRole('textbox', { name: 'Valore' }),
    from: dialog.getByRole('textbox', { name: 'Vale dal' }),
    save: dialog.getByRole('button', { name: 'Salva', exact: true }),
    /** Answers the question about a save. */
    yes: page.getByRole('alertdialog').getByRole('button', { name: 'Sì, salva' }),
    async open(): Promise<void> {
      await page.goto('/amministrazione/configurazione');
      await expect(page.getByRole('heading', { name: 'Accesso e sessioni' })).toBeVisible();
    },
    async change(label: string): Promise<void> {
      await page.getByRole('button', { name: `Modifica ${label}`, exact: true }).click();
      await expect(dialog).toBeVisible();
    },
  };
}

test('a value planned from tomorrow is announced and changes nothing today; it can be taken back', async ({
  visitor,
}) => {
  const { page } = await visitor('admin');
  const screen = configurationPage(page);
  await page.goto('/amministrazione/regole');
  await expect(page.getByRole('button', { name: 'Cambia il profilo di LIRN' })).toBeVisible();
  await expectAccessible(page, 'rules');
  await screen.open();
  const row = screen.row('Giorni passati modificabili');
  await expect(row).toContainText('7 giorni');
  await expectAccessible(page, 'configuration');
  await screen.change('Giorni passati modificabili');
  await expectAccessible(page, 'configuration, a setting being changed');
  await screen.value.fill('20');
  await screen.from.fill('15/12');
  await screen.from.press('Tab');
  await expect(screen.dialog).toContainText('Fino al 14/12/2026 resta: 7 giorni.');
  await screen.save.click();
  await screen.yes.click();
  await expect(notice(page, 'Impostazione salvata').last()).toBeVisible();
  await expect(row).toContainText('7 giorni');
  await expect(row).toContainText('Dal 15/12/2026: 20 giorni');
  await page.goto('/amministrazione');
  await expect(page.getByRole('listitem').filter({ hasText: '15/12/2026' })).toContainText('20 giorni');
  await expectAccessible(page, 'administration');

  // Nine days ago is still closed for a manager.
  const manager = await visitor('responsabile2.lirr');
  const { plantSettings } = await (await manager.context.request.get('/api/session')).json();
  expect(plantSettings['LIRR'].editWindow.days).toBe(7);

  await page.getByRole('link', { name: 'Giorni passati modificabili' }).click();
  await screen.value.fill('9');
  await screen.dialog.getByRole('button', { name: 'Ritira il valore previsto dal 15/12/2026' }).click();
  await expect(screen.question).toContainText('Vuoi ritirare il valore previsto dal 15/12/2026?');
  await screen.question.getByRole('button', { name: 'Sì, ritira' }).click();
  await expect(notice(page, 'Valore previsto ritirato')).toBeVisible();
  await expect(screen.value).toHaveValue('9');
  await page.keyboard.press('Escape');
  await screen.question.getByRole('button', { name: 'Sì, chiudi' }).click();
  await expect(screen.dialog).toHaveCount(0);
  await expect(row).not.toContainText('15/12/2026');
});

test('a plant has a value of its own at once, and open screens follow', async ({ visitor }) => {
  const manager = await visitor('responsabile.lirf');
  await manager.page.goto('/');
  await expect(manager.page.getByRole('navigation', { name: 'Navigazione' })).toBeVisible();
  const { page } = await visitor('admin');
  const screen = configurationPage(page);
  await screen.open();
  await screen.change('Giorni passati modificabili');
  await screen.dialog.getByRole('combobox', { name: 'Vale per' }).selectOption('LIRF');
  await screen.value.fill('12');
  await expect(screen.dialog).toContainText('Vale subito, per tutti gli schermi aperti.');
  const heard = manager.page.waitForResponse((answer) => answer.url().endsWith('/api/session'));
  await screen.save.click();
  await screen.yes.click();
  const { plantSettings } = await (await heard).json();
  expect(plantSettings['LIRF'].editWindow.days).toBe(12);
  const row = screen.row('Giorni passati modificabili');
  await expect(row).toContainText('7 giorni');
  await row.getByRole('button', { name: 'LIRF: 12 giorni' }).click();
  await screen.dialog.getByRole('checkbox', { name: 'Usa il valore dell’organizzazione: 7 giorni' }).check();
  await screen.save.click();
  await screen.yes.click();
  await expect(row).toContainText('LIRF: come l’organizzazione');

  await page.goto('/amministrazione/elenchi');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'METEO' })).toBeVisible();
  await expectAccessible(page, 'lists of values');
  await page.getByRole('button', { name: 'Aggiungi a Categorie del personale' }).click();
  const field = (name: string) => screen.dialog.getByRole('textbox', { name, exact: true });
  await field('Codice').fill('DRONI');
  await field('Nome').fill('Piloti di droni');
  await field('Nome in inglese').fill('Drone pilots');
  await field('Vale dal').fill('1/1/2030');
  const heardList = manager.page.waitForResponse((answer) => answer.url().endsWith('/api/session'));
  await screen.save.click();
  await heardList;
  await expect(screen.row('Piloti di droni')).toContainText('previsto dal 01/01/2030');
});
