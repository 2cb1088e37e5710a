import { DEMO_PASSWORD } from '@torre/demo';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { peoplePage } from '../screens/people-page.ts';
import { newPasswordForm, notice, signInPage } from '../screens/sign-in-page.ts';

const NEW_PASSWORD = 'una frase tutta nuova';

test('who must change the password sees nothing else before, and afterwards works on', async ({
  visitor,
}) => {
  // This account belongs to this test.
  const { page } = await visitor('studente');
  let changed = false;
  await page.route('**/api/session', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), mustChangePassword: !changed } });
  });
  let isAway = false;
  await page.route('**/api/autenticazione/password', async (route) => {
    if (isAway) return route.abort();
    const response = await route.fetch();
    changed = response.ok();
    await route.fulfill({ response });
  });
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.add(pathname);
  });
  await page.goto('/');
  await expect(page).toHaveURL('/password');
  await expect(
    page.getByText('La tua password è scaduta o è la prima: scegline una nuova per continuare.'),
  ).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Navigazione' });
  await expect(menu.getByRole('link')).toHaveCount(0);
  await page.getByRole('button', { name: /account di/i }).click();
  await expect(page.getByRole('menuitem', { name: 'Esci' })).toBeVisible();
  await expect(page.getByRole('menuitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  const form = newPasswordForm(page);

  await form.save.click();
  await expect(form.current).toBeFocused();
  await expect(form.current).toHaveAccessibleDescription('Scrivi la password attuale');
  await expect(form.next).toHaveAccessibleDescription(/Scrivi la nuova password/);
  await expect(form.next).not.toHaveAccessibleDescription(/ne servono/);
  await form.current.fill('sbagliata');
  await form.set('breve');
  await expect(page.getByText('La password ha 5 caratteri: ne servono almeno 10.')).toBeVisible();
  for (const tried of ['1234567890', 'password12', 'pilotapilota']) {
    await form.set(tried);
    await expect(page.getByText('La password è tra le prime che si provano')).toBeVisible();
  }
  await expect(form.next).toBeFocused();
  // What the server refuses stands at its field, which gets the focus; a failure of another kind is a notice.
  await form.set(NEW_PASSWORD);
  await expect(form.current).toHaveAccessibleDescription('La password attuale non è corretta.');
  await expect(form.current).toBeFocused();
  await expect(page).toHaveURL('/password');
  await expect(form.next).toHaveValue(NEW_PASSWORD);
  await form.current.fill(DEMO_PASSWORD);
  await form.set(DEMO_PASSWORD);
  await expect(form.next).toHaveAccessibleDescription(/deve essere diversa da quella attuale/);
  await expect(form.next).toBeFocused();
  isAway = true;
  await form.set(NEW_PASSWORD);
  const failed = notice(page, 'Non è stato possibile cambiare la password');
  await expect(failed).toBeVisible();
  isAway = false;

  expect([...asked].toSorted()).toEqual(['/api/autenticazione/password', '/api/session']);
  await form.save.click();
  await expect(failed).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await expect(notice(page, 'Password cambiata. Le altre sessioni sono state chiuse.')).toBeVisible();
});

test('whose password the identity provider keeps is told so and asked for none', async ({ visitor }) => {
  const { page } = await visitor('impiegato');
  await page.route('**/api/session', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), externalRedirect: true } });
  });
  await page.goto('/password');
  await expect(page.getByText('è lì che la tua password si conserva e si cambia.')).toBeVisible();
  await expect(newPasswordForm(page).save).toHaveCount(0);
});

test('a one-time link sets the password once, closes the open sessions, and is then worth nothing', async ({
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
  await context.close();
});
