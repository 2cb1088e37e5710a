import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@torre/demo';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { notice, signInPage } from '../screens/sign-in-page.ts';

const WRONG_PAIR = 'Nome utente o password non corretti.';

test('[P2.04] without a session every address of the product leads to login, and signing in leads back to it', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL('/login');
  await page.goto('/dipendente/calendario?mese=2026-11');
  await expect(page).toHaveURL(/\/login\?da=/);
  await signInPage(page).signIn('cta.lirr', DEMO_PASSWORD);
  await expect(page).toHaveURL('/dipendente/calendario?mese=2026-11');
  await expect(page.getByRole('heading', { name: 'Novembre 2026' }).first()).toBeVisible();
});

test('[P2.05] the page login has a field for the name, one for the password and one button, and lists the demo accounts', async ({
  page,
}) => {
  await page.goto('/login');
  const login = signInPage(page);
  await expect(login.userName).toBeFocused();
  await expect(login.password).toHaveAttribute('type', 'password');
  await expect(page.locator('form').locator('input')).toHaveCount(2);
  await expect(page.locator('form').locator('[type=submit]')).toHaveCount(1);
  await expect(login.demoAccounts).toHaveCount(10);
  await expectAccessible(page, 'login');
  await page.getByRole('button', { name: /^Mostra gli altri \d+ account$/ }).click();
  await expect(login.demoAccounts).toHaveCount(DEMO_ACCOUNTS.length);
  await login.demoAccounts.filter({ hasText: 'meteo.lirr' }).click();
  await expect(login.userName).toHaveValue('meteo.lirr');
  await expect(login.password).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('[P7.27] a wrong pair shows its one text on the page login, keeps what was typed and logs nobody out', async ({
  visitor,
}) => {
  const { context, page } = await visitor('timekeeper');
  await page.goto('/');
  const login = await context.newPage();
  await login.goto('/login');
  const form = signInPage(login);
  for (const name of ['timekeeper', 'nessuno']) {
    await form.signIn(name, 'non è questa');
    await expect(form.refusal).toHaveText(WRONG_PAIR);
    await expect(form.userName).toHaveValue(name);
    await expect(form.password).toHaveValue('non è questa');
    await expect(form.password).toBeFocused();
  }
  await expectAccessible(login, 'login after a wrong pair');
  await expect(login).toHaveURL('/login');
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Navigazione' })).toBeVisible();
});

test('whoever signs out in one tab is out in the other, and the page says why it opened', async ({
  visitor,
}) => {
  const { context, page } = await visitor('editore');
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('navigation', { name: 'Navigazione' })).toBeVisible();
  await page.getByRole('button', { name: /account di/i }).click();
  await page.getByRole('menuitem', { name: 'Esci' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(notice(page, 'Sei uscito da Torre')).toBeVisible();
  await expect(other).toHaveURL(/\/login/);
});
