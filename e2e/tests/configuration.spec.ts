import { changeSetting } from '@torre/contract/administration';
import { buildRequest } from '@torre/contract/endpoint';
import type { APIRequestContext, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@torre/demo';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { tabTo } from '../screens/tab-order.ts';
import { HEADERS } from '../roster-calls.ts';
import { notice, signInPage } from '../screens/sign-in-page.ts';

function configurationPage(page: Page) {
  const dialog = page.getByRole('dialog');
  return {
    dialog,
    row: (label: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: label }),
    question: page.getByRole('alertdialog'),
    value: dialog.getByRole('textbox', { name: 'Valore' }),
    from: dialog.getByRole('textbox', { name: 'Vale dal' }),
    reason: dialog.getByRole('textbox', { name: 'Motivo' }),
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

/** What another administrator saves meanwhile, over version `version`. */
async function saveElsewhere(request: APIRequestContext, key: string, value: number, version: number) {
  const body = { icao: '', validFrom: '20261214', value, version, reason: null };
  const { url, method } = buildRequest(changeSetting, { path: { key }, body });
  const answer = await request.fetch(url, { method, headers: HEADERS, data: body });
  expect(answer.status()).toBe(200);
}

test('a value planned from tomorrow is announced and changes nothing today; it can be taken back', async ({
  visitor,
}) => {
  const { page } = await visitor('admin');
  const screen = configurationPage(page);
  await screen.open();
  const row = screen.row('Giorni passati modificabili');
  await expect(row).toContainText('7 giorni');
  await expectAccessible(page, 'configuration');
  await screen.change('Giorni passati modificabili');
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
});

test('what does not fit, a day that does not exist and the past without a reason are not saved, and nothing typed is lost', async ({
  visitor,
}) => {
  const { page } = await visitor('admin');
  const screen = configurationPage(page);
  await screen.open();
  await screen.change('Giorni di lavoro prima di FLES');
  await screen.value.fill('7');
  await screen.save.click();
  await expect(screen.dialog).toContainText('Scrivi un valore tra 1 e 6 giorni.');
  await screen.value.fill('5');
  await screen.from.fill('31/11');
  await screen.save.click();
  await expect(screen.dialog).toContainText('Scrivi il giorno da cui vale.');
  await screen.from.fill('1/12');
  await screen.save.click();
  await expect(screen.dialog).toContainText('Per cambiare il passato serve un motivo.');
  await expect(screen.value).toHaveValue('5');
  await screen.reason.fill('Accordo del 30/11/2026');
  await screen.reason.press('Enter');
  await screen.yes.click();
  await expect(notice(page, 'Impostazione salvata').last()).toBeVisible();
  await screen.change('Giorni di lavoro prima di FLES');
  await expect(screen.dialog.getByRole('listitem')).toContainText(['Accordo del 30/11/2026']);
  // Days of FLES are other tests' too.
  await screen.value.fill('6');
  await screen.from.fill('1/12');
  await screen.reason.fill('Come prima');
  await screen.save.click();
  await screen.yes.click();
  await expect(screen.dialog).toHaveCount(0);
  await expect(screen.row('Giorni di lavoro prima di FLES')).toContainText('6 giorni');
});

test('the window of a setting begins in its first field, and closes on what was typed only after a yes', async ({
  visitor,
}) => {
  const { page } = await visitor('admin');
  const screen = configurationPage(page);
  await screen.open();
  await screen.change('Chiusura del mese');
  await expect(screen.dialog.getByRole('textbox', { name: 'lunedì' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(screen.dialog).toHaveCount(0);

  await page.goto('/amministrazione/configurazione?voce=identity.passwordLife');
  await expect(screen.value).toBeFocused();
  await expectAccessible(page, 'configuration, a setting being changed');
  await screen.value.fill('un anno');
  await screen.save.click();
  await expect(screen.dialog).toContainText('Scrivi un numero intero, per esempio 365.');
  await expect(screen.dialog).not.toContainText('decisions.md');
  await page.keyboard.press('Escape');
  await expect(screen.question).toContainText('Vuoi chiudere senza salvare?');
  await page.keyboard.press('Escape');
  await expect(screen.question).toHaveCount(0);
  await expect(screen.value).toHaveValue('un anno');
  await screen.dialog.getByRole('button', { name: 'Annulla', exact: true }).click();
  await screen.question.getByRole('button', { name: 'Sì, chiudi' }).click();
  await expect(screen.dialog).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await screen.change('Durata della password');
  await expect(screen.value).toHaveValue('365');
});

test('the fields of a setting come back after the session ended and the person signed in again', async ({
  visitor,
}) => {
  const { page, context } = await visitor('admin');
  const screen = configurationPage(page);
  await screen.open();
  await screen.change('Durata della password');
  await screen.value.fill('180');
  await screen.reason.fill('Nuova politica');
  await context.clearCookies();
  await screen.save.click();
  await screen.yes.click();
  await signInPage(page).signIn('admin', DEMO_PASSWORD);
  await expect(screen.value).toHaveValue('180');
  await expect(screen.reason).toHaveValue('Nuova politica');
});

test('what another administrator saved meanwhile is shown, and what was typed stays', async ({ visitor }) => {
  const { page, context } = await visitor('admin');
  const screen = configurationPage(page);
  await screen.open();
  await screen.change('Durata massima della sessione');
  await screen.value.fill('100');
  await saveElsewhere(context.request, 'identity.sessionLife', 200, 0);
  await screen.save.click();
  await screen.yes.click();
  await expect(screen.dialog.getByRole('alert')).toContainText('ora vale 200 ore');
  await expect(screen.value).toHaveValue('100');
  await screen.save.click();
  await screen.yes.click();
  await expect(notice(page, 'Impostazione salvata').last()).toBeVisible();
  await expect(screen.row('Durata massima della sessione')).toContainText('100 ore');
});

test('the rules of each profile are read and changed like any other value; a plant changes its profile from a day on', async ({
  visitor,
}) => {
  const { page } = await visitor('admin');
  const screen = configurationPage(page);
  await page.goto('/amministrazione/regole');
  const profile = page.getByRole('group', { name: 'Regole del profilo' });
  await profile.getByRole('button', { name: 'SRATCOH-UK' }).click();
  await expect(page).toHaveURL(/profilo=SRATCOH-UK/);
  await profile.getByRole('button', { name: 'BASE' }).click();
  await expect(page.getByRole('button', { name: 'Cambia il profilo di LIRN' })).toBeVisible();
  await expectAccessible(page, 'rules');
  await page.getByRole('button', { name: 'Cambia il profilo di LIRN' }).click();
  await screen.dialog.getByRole('combobox', { name: 'Valore' }).selectOption('SRATCOH-UK');
  await screen.from.fill('1/3/2027');
  await screen.save.click();
  await screen.yes.click();
  await expect(notice(page, 'Impostazione salvata').last()).toBeVisible();
  const naples = page.getByRole('main').getByRole('listitem').filter({ hasText: 'LIRN' });
  await expect(naples).toContainText('BASE');
  await expect(naples).toContainText('01/03/2027');
});

test('a setting is found, changed and left by keyboard; the focus returns', async ({ visitor }) => {
  const { page } = await visitor('admin');
  const screen = configurationPage(page);
  await screen.open();
  await tabTo(page, page.getByRole('searchbox', { name: 'Cerca' }));
  await page.keyboard.type('link');
  const change = page.getByRole('button', { name: 'Modifica Validità del link per la password' });
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await tabTo(page, change);
  await page.keyboard.press('Enter');
  await expect(screen.value).toBeFocused();
  await expect(page).toHaveURL(/voce=identity\.passwordLink/);
  await page.keyboard.press('Escape');
  await expect(screen.dialog).toHaveCount(0);
  await expect(change).toBeFocused();
});
