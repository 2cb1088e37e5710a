import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@torre/demo';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
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
  // It goes by itself after some seconds.
  const warned = expect(
    notice(clerk.page, 'L’amministrazione è riservata agli amministratori di Torre.'),
  ).toBeVisible();
  await rights.confirm();
  await warned;
  await expect(clerk.page).toHaveURL('/');
});

test('a plant is managed from a day to a day; rights that were changed come back after the session ended and the person signed in again; the view of a person is counted by its pattern, which names nobody', async ({
  visitor,
}) => {
  const { page, context } = await visitor('admin');
  const rights = rightsPage(page);
  const counted = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/analytics/events') &&
      (answer.request().postData() ?? '').includes('"name":"/amministrazione/persone'),
  );
  await rights.open('timekeeper');
  const answer = await counted;
  expect([answer.status(), answer.request().postData()]).toEqual([
    200,
    expect.not.stringContaining('timekeeper'),
  ]);
  await rights.role('Gestore H35').check();
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
  await to.fill('31/1/27');
  await to.press('Tab');
  await expect(to).toHaveValue('31/01/2027');
  await context.clearCookies();
  await rights.save.click();
  await rights.question.getByRole('button', { name: 'Sì, cambia' }).click();
  await expect(signInPage(page).title).toBeVisible();
  await signInPage(page).signIn('admin', DEMO_PASSWORD);
  await expect(rights.heading).toContainText('Diritti di');
  await expect(rights.role('Gestore H35')).toBeChecked();
  await rights.role('Gestore H35').uncheck();
  await expect(to).toHaveValue('31/01/2027');
  await rights.save.click();
  await expect(rights.question).toContainText('Impianti: LIRN 14/12/2026–31/01/2027');
  await rights.question.getByRole('button', { name: 'Sì, cambia' }).click();
  await expect(notice(page, 'Diritti aggiornati').last()).toBeVisible();
  await page.reload();
  await expect(to).toHaveValue('31/01/2027');
  await expect(rights.role('Gestore H35')).not.toBeChecked();
  await page.getByRole('button', { name: 'Togli LIRN' }).click();
  await rights.confirm();
});
