import { DEMO_PASSWORD } from '@torre/demo';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { peoplePage } from '../screens/people-page.ts';
import { newPasswordForm, notice, signInPage } from '../screens/sign-in-page.ts';

const NEW_PASSWORD = 'una frase tutta nuova';

test('a one-time link sets the password once, closes the open sessions, and is then worth nothing; a wrong current password is told at its field, the right one changes it', async ({
  visitor,
  browser,
  product,
}) => {
  // This account belongs to this test.
  const owner = await visitor('spese');
  await owner.page.goto('/');
  await expect(owner.page.getByRole('navigation', { name: 'Navigazione' })).toBeVisible();
  const admin = await visitor('admin');
  const people = peoplePage(admin.page);
  await people.open();
  await people.makeLink('spese');
  const dialog = admin.page.getByRole('dialog', { name: /^Link per la password di / });
  await expectAccessible(admin.page, 'people, link for a password');
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(link).toContain(`${product.url}/accesso/`);

  const context = await browser.newContext({ baseURL: product.url, locale: 'it-IT' });
  const page = await context.newPage();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Imposta la password' })).toBeVisible();
  await expect(page.getByText('Account spese.')).toBeVisible();
  await expectAccessible(page, 'one-time link');
  const form = newPasswordForm(page);
  await form.next.fill(NEW_PASSWORD);
  await form.repeated.fill('altra cosa');
  await form.save.click();
  await expect(page.getByText('Le due password sono diverse.')).toBeVisible();
  await form.set(NEW_PASSWORD);
  await expect(page).toHaveURL('/login');
  await expect(notice(page, 'Password impostata: ora puoi accedere.')).toBeVisible();
  await expect(owner.page).toHaveURL(/\/login/);

  await page.goto(link);
  await expect(page.getByText('Il collegamento non è più valido')).toBeVisible();
  await expectAccessible(page, 'spent link');
  await page.getByRole('link', { name: 'Vai all’accesso' }).click();
  const login = signInPage(page);
  await login.signIn('spese', DEMO_PASSWORD);
  await expect(login.refusal).toBeVisible();
  await login.signIn('spese', NEW_PASSWORD);
  await expect(page).toHaveURL('/');

  await page.goto('/password');
  await form.current.fill(DEMO_PASSWORD);
  await form.set('e poi una ancora diversa');
  await expect(form.current).toHaveAccessibleDescription('La password attuale non è corretta.');
  await form.current.fill(NEW_PASSWORD);
  await form.set(NEW_PASSWORD);
  await expect(form.next).toHaveAccessibleDescription(/deve essere diversa da quella attuale/);
  await form.set('e poi una ancora diversa');
  await expect(page).toHaveURL('/');
  await expect(notice(page, 'Password cambiata. Le altre sessioni sono state chiuse.')).toBeVisible();
  await context.close();
});
