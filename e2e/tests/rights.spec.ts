import { changeRights, readAccount } from '@torre/contract/administration';
import { buildRequest } from '@torre/contract/endpoint';
import type { APIRequestContext, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@torre/demo';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { HEADERS } from '../roster-calls.ts';
import { tabTo } from '../screens/tab-order.ts';
import { peoplePage } from '../screens/people-page.ts';
import { notice, signInPage } from '../screens/sign-in-page.ts';

function rightsPage(page: Page) {
  const question = page.getByRole('alertdialog');
  return {
    question,
    heading: page.getByRole('heading', { level: 1 }),
    role: (name: string) => page.getByRole('checkbox', { name, exact: true }),
    save: page.getByRole('button', { name: 'Salva', exact: true }),
    async open(userName: string): Promise<void> {
      await page.goto(`/amministrazione/persone/${userName}`);
      await expect(page.getByRole('heading', { name: /^Diritti di / })).toBeVisible();
    },
    async confirm(): Promise<void> {
      await this.save.click();
      await question.getByRole('button', { name: 'Sì, cambia' }).click();
      await expect(notice(page, 'Diritti aggiornati').last()).toBeVisible();
    },
  };
}

/** What somebody else saves meanwhile: the roles of an account as a whole. */
async function giveRoles(
  request: APIRequestContext,
  userName: string,
  ruoli: readonly string[],
): Promise<void> {
  const read = buildRequest(readAccount, { path: { userName } });
  const { account } = await (await request.get(read.url, { headers: HEADERS })).json();
  const { responsabile, responsabileH35, managedPlants, version } = account;
  const body = { ruoli, responsabile, responsabileH35, managedPlants, version };
  const { url, method } = buildRequest(changeRights, { path: { userName }, body });
  const answer = await request.fetch(url, { method, headers: HEADERS, data: body });
  expect(answer.status()).toBe(200);
}

test('a role given to a person opens its screens at once where the person is at work; taken away it closes them', async ({
  visitor,
}) => {
  // This account belongs to this test.
  const clerk = await visitor('cta2.lirf');
  await clerk.page.goto('/');
  const menu = clerk.page.getByRole('navigation', { name: 'Navigazione' });
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Panoramica' })).toHaveCount(0);

  const { page } = await visitor('admin');
  await peoplePage(page).open('?utente=cta2.lirf');
  await peoplePage(page).row('cta2.lirf').getByRole('link').first().click();
  const rights = rightsPage(page);
  await expect(rights.heading).toContainText('Diritti di');
  await expect(rights.save).toBeDisabled();
  await rights.role('Amministratore').check();
  await rights.save.click();
  await expect(rights.question).toContainText(
    'Dai: Amministratore. Vale subito, anche sugli schermi aperti.',
  );
  await page.keyboard.press('Escape');
  await expect(rights.save).toBeFocused();
  await rights.confirm();
  await expect(menu.getByRole('link', { name: 'Panoramica' })).toBeVisible();

  await clerk.page.goto('/amministrazione/persone');
  await expect(peoplePage(clerk.page).table).toBeVisible();
  await rights.role('Amministratore').uncheck();
  await rights.confirm();
  await expect(clerk.page).toHaveURL('/');
  await expect(
    notice(clerk.page, 'L’amministrazione è riservata agli amministratori di Torre.'),
  ).toBeVisible();
});

test('a plant is managed from a day to a day; a line without its plant, with a day that does not exist or with an end before its begin cannot be saved', async ({
  visitor,
}) => {
  const { page } = await visitor('admin');
  const rights = rightsPage(page);
  await rights.open('timekeeper');
  await page.getByRole('button', { name: 'Aggiungi un impianto' }).click();
  await expect(rights.save).toBeDisabled();
  await expectAccessible(page, 'rights of a person');
  await page.getByRole('combobox', { name: 'Impianto' }).selectOption('LIRN');
  const [from, to] = [
    page.getByRole('textbox', { name: 'Dal', exact: true }),
    page.getByRole('textbox', { name: 'Al', exact: true }),
  ];
  await expect(from).toHaveValue('14/12/2026');
  await expect(rights.save).toBeEnabled();
  await to.fill('31/11');
  await to.press('Tab');
  await expect(rights.save).toBeDisabled();
  await to.fill('13/12/2026');
  await to.press('Tab');
  await expect(to).toHaveAccessibleDescription(/Finisce prima di cominciare/);
  await expect(rights.save).toBeDisabled();
  await to.fill('31/1/27');
  await to.press('Tab');
  await expect(to).toHaveValue('31/01/2027');
  await rights.save.click();
  await expect(rights.question).toContainText('Impianti: LIRN 14/12/2026–31/01/2027');
  await rights.question.getByRole('button', { name: 'Sì, cambia' }).click();
  await expect(notice(page, 'Diritti aggiornati').last()).toBeVisible();
  await page.reload();
  await expect(to).toHaveValue('31/01/2027');
  await page.getByRole('button', { name: 'Togli LIRN' }).click();
  await rights.confirm();
});

test('what somebody else changed meanwhile is marked and stays; the second save carries only what was changed here', async ({
  visitor,
}) => {
  const { page, context } = await visitor('admin');
  const rights = rightsPage(page);
  await rights.open('meteo.lirr');
  await rights.role('Redattore').check();
  await giveRoles(context.request, 'meteo.lirr', ['ROLE_EXPENSES']);
  await rights.save.click();
  await rights.question.getByRole('button', { name: 'Sì, cambia' }).click();
  await expect(notice(page, 'Qualcun altro li ha cambiati nel frattempo.')).toBeVisible();
  await expect(rights.role('Redattore')).toBeChecked();
  const given = rights.role('Amministrazione note spese');
  await expect(given).toBeChecked();
  await expect(given).toHaveAccessibleDescription(/ora: sì \(cambiato da altri\)/);
  // The bar of the buttons stands below what scrolls, also while a notice stands.
  const bar = (await page.getByRole('main').locator('footer').boundingBox())!;
  const list = (await page.getByRole('region', { name: 'Diritti' }).boundingBox())!;
  expect(list.y + list.height).toBeLessThanOrEqual(bar.y);
  await rights.save.click();
  await expect(rights.question).toContainText('Dai: Redattore. Vale subito');
  await rights.question.getByRole('button', { name: 'Sì, cambia' }).click();
  await expect(notice(page, 'Diritti aggiornati').last()).toBeVisible();
  await page.reload();
  await expect(rights.role('Redattore')).toBeChecked();
  await expect(given).toBeChecked();
  await giveRoles(context.request, 'meteo.lirr', []);
});

test('rights that were changed come back after the session ended and the person signed in again', async ({
  visitor,
}) => {
  const { page, context } = await visitor('admin');
  const rights = rightsPage(page);
  await rights.open('hr');
  await rights.role('Gestore H35').check();
  await context.clearCookies();
  await rights.save.click();
  await rights.question.getByRole('button', { name: 'Sì, cambia' }).click();
  await expect(signInPage(page).title).toBeVisible();
  await signInPage(page).signIn('admin', DEMO_PASSWORD);
  await expect(rights.heading).toContainText('Diritti di');
  await expect(rights.role('Gestore H35')).toBeChecked();
  await page.getByRole('button', { name: 'Annulla le modifiche' }).click();
  await page.reload();
  await expect(rights.role('Gestore H35')).not.toBeChecked();
});

test('the own role of administrator cannot be taken away here, and the screen says who can', async ({
  visitor,
}) => {
  const { page } = await visitor('admin');
  const rights = rightsPage(page);
  await rights.open('admin');
  const own = rights.role('Amministratore');
  await expect(own).toBeChecked();
  await expect(own).toBeDisabled();
  await expect(own).toHaveAccessibleDescription(/solo un altro amministratore/);
});

test('rights are changed by keyboard alone', async ({ visitor }) => {
  const { page } = await visitor('admin');
  const rights = rightsPage(page);
  await rights.open('eav.lirn');
  await tabTo(page, rights.role('Redattore'));
  await page.keyboard.press('Space');
  await tabTo(page, rights.save);
  await page.keyboard.press('Enter');
  const { question } = rights;
  await expect(question.getByRole('button', { name: 'No' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(notice(page, 'Diritti aggiornati').last()).toBeVisible();
  await rights.role('Redattore').uncheck();
  await rights.confirm();
});

test('the view of a person is counted by its pattern, which names nobody', async ({ visitor }) => {
  const { page } = await visitor('admin');
  const counted = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/analytics/events') &&
      (answer.request().postData() ?? '').includes('"name":"/amministrazione/persone'),
  );
  await rightsPage(page).open('cta.lirr');
  const answer = await counted;
  expect([answer.status(), answer.request().postData()]).toEqual([200, expect.not.stringContaining('lirr')]);
});

test('who leaves with rights that were changed and not saved is asked first', async ({ visitor }) => {
  const { page } = await visitor('admin');
  const rights = rightsPage(page);
  await rights.open('hr');
  await rights.role('Redattore').click();
  const changed = await rights.role('Redattore').isChecked();
  await page.getByRole('link', { name: 'Tutte le persone' }).click();
  await expect(rights.question).toContainText('Vuoi uscire senza salvare?');
  await rights.question.getByRole('button', { name: 'No', exact: true }).click();
  await expect(rights.question).toHaveCount(0);
  await expect(rights.role('Redattore')).toBeChecked({ checked: changed });
  await page.getByRole('link', { name: 'Tutte le persone' }).click();
  await rights.question.getByRole('button', { name: 'Sì, esci' }).click();
  await expect(page).toHaveURL(/\/amministrazione\/persone$/);
  await rights.open('hr');
  await expect(rights.role('Redattore')).toBeChecked({ checked: !changed });
  await page.getByRole('link', { name: 'Tutte le persone' }).click();
  await expect(page).toHaveURL(/\/amministrazione\/persone$/);
});
