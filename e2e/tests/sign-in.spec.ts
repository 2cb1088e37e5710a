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

test('[P2.01][P2.13] the empty path opens the main layout for a session, and for nobody else', async ({
  page,
  visitor,
}) => {
  const layout = (of: typeof page) => of.getByRole('navigation', { name: 'Navigazione' });
  await page.goto('/');
  await expect(signInPage(page).title).toBeVisible();
  await expect(layout(page)).toHaveCount(0);
  const fontana = await visitor('responsabile.lirr');
  await fontana.page.goto('/');
  await expect(fontana.page).toHaveURL('/');
  await expect(layout(fontana.page)).toBeVisible();
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

test('[P2.06] after sign-in the page init prepares the session before any screen', async ({ page }) => {
  let answer = (): void => undefined;
  const released = new Promise<void>((resolve) => (answer = resolve));
  await page.goto('/login');
  await page.route('**/api/session', async (route) => {
    await released;
    await route.continue();
  });
  await signInPage(page).signIn('responsabile.lirf', DEMO_PASSWORD);
  await expect(page).toHaveURL('/init');
  await expect(page.getByRole('heading', { name: 'Preparo la tua sessione' })).toBeVisible();
  answer();
  await expect(page).toHaveURL('/');
});

test('the page init without a session goes back to login, and without an answer offers to try again', async ({
  page,
}) => {
  await page.goto('/init');
  await expect(page).toHaveURL('/login');
  await signInPage(page).signIn('responsabile.lirf', DEMO_PASSWORD);
  await expect(page).toHaveURL('/');
  await page.route('**/api/session', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/init');
  const retry = page.getByRole('button', { name: 'Riprova' });
  await expect(retry).toBeVisible();
  await page.unroute('**/api/session');
  await retry.click();
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
  await expect(login).toHaveURL('/login');
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Navigazione' })).toBeVisible();
});

test('a wrong pair moves no field and accuses the password alone', async ({ page }) => {
  await page.goto('/login');
  const form = signInPage(page);
  await expect(form.demoAccounts.first()).toBeVisible();
  const places = async () =>
    Promise.all([form.userName, form.password, form.submit].map((field) => field.boundingBox()));
  const before = await places();
  await form.signIn('pilota', 'non è questa');
  await expect(form.refusal).toHaveText(WRONG_PAIR);
  expect(await places()).toEqual(before);
  await expect(form.password).toHaveAttribute('aria-invalid', 'true');
  await expect(form.userName).not.toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'login after a wrong pair');
});

test('when the service is away the sign-in says so, keeps what was typed, and works as soon as it is back', async ({
  page,
}) => {
  await page.goto('/login');
  await page.route('**/api/autenticazione', (route) => route.abort());
  const form = signInPage(page);
  await form.signIn('impiegato', DEMO_PASSWORD);
  await expect(form.refusal).toContainText('Il servizio non risponde');
  await expect(form.userName).toHaveValue('impiegato');
  await expect(form.password).toHaveValue(DEMO_PASSWORD);
  await page.unroute('**/api/autenticazione');
  await form.submit.click();
  await expect(page).toHaveURL('/');
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
