import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { notice } from '../screens/sign-in-page.ts';

test('[P2.07][P2.08] an unknown path leads to the page not-found, with the way home', async ({
  page,
  visitor,
}) => {
  await page.goto('/qualcosa/che/non/esiste?a=1');
  await expect(page).toHaveURL('/not-found');
  await expect(page.getByRole('heading', { name: 'Pagina non trovata' })).toBeVisible();
  await expectAccessible(page, 'not-found');
  const fontana = await visitor('responsabile.lirr');
  await fontana.page.goto('/responsabile/altro');
  await expect(fontana.page).toHaveURL('/not-found');
  await fontana.page.getByRole('link', { name: 'Torna alla Home' }).click();
  await expect(fontana.page).toHaveURL('/');
});

test('[P2.20][P2.21][P2.22] Shift+F8 opens a dialog 850 px wide with product, session and keys; Escape gives the focus back', async ({
  visitor,
}) => {
  const { page } = await visitor('responsabile.lirr');
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Calendario', exact: true });
  await link.focus();
  await page.keyboard.press('Shift+F8');
  const dialog = page.getByRole('dialog', { name: 'Torre' });
  await expect(dialog).toBeVisible();
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(850);
  await expect(dialog.getByRole('definition').filter({ hasText: /^\d+\.\d+\.\d+$/ })).toHaveText([
    /\d/,
    '5.2.1',
  ]);
  await expect(dialog).toContainText('responsabile.lirr');
  await expect(dialog).toContainText('Trasferte');
  await expect(dialog).toContainText('LIRR');
  for (const key of ['frecce', 'Invio', 'Pag su', 'Esc', 'Tab', 'F8'])
    await expect(dialog.getByText(key, { exact: true }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('[P2.20] Shift+F8 works in front of the sign-in, where it names no session', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Accedi', exact: true })).toBeVisible();
  await page.keyboard.press('Shift+F8');
  await expect(page.getByRole('dialog', { name: 'Torre' })).toContainText('Nessuna sessione aperta');
});

test('[P2.23][P2.24] Backspace outside a field is blocked, inside a field it deletes', async ({
  visitor,
}) => {
  const { page } = await visitor('admin');
  await page.goto('/amministrazione/persone');
  /** Listens to the next key; answers once it has come. */
  const listen = async (): Promise<() => Promise<boolean>> => {
    const next = await page.evaluateHandle(() => ({
      blocked: new Promise<boolean>((resolve) => {
        window.addEventListener('keydown', (event) => resolve(event.defaultPrevented), { once: true });
      }),
    }));
    return () => next.evaluate(({ blocked }) => blocked);
  };
  const field = page.getByRole('textbox', { name: 'Filtra Nome utente' });
  await field.fill('adm');
  const inside = await listen();
  await field.press('Backspace');
  expect(await inside()).toBe(false);
  await expect(field).toHaveValue('ad');
  await page.getByRole('link', { name: 'Home' }).focus();
  const outside = await listen();
  await page.keyboard.press('Backspace');
  expect(await outside()).toBe(true);
  await expect(page).toHaveURL(/persone/);
});

test('[P2.25] one spinner turns for every screen while a call runs, and rests after it', async ({
  visitor,
}) => {
  const { page } = await visitor('admin');
  await page.goto('/amministrazione/persone');
  let answer = (): void => undefined;
  const released = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/password-link', async (route) => {
    await released;
    await route.fulfill({ status: 409, json: { outcome: { code: -1, messageIT: 'Non ora.' } } });
  });
  const spinner = page.getByRole('status').getByText('Caricamento in corso');
  await page.getByRole('button', { name: 'Link per la password' }).first().click();
  await page.getByRole('button', { name: 'Sì, crea' }).click();
  await expect(spinner).toHaveCount(1);
  await expect(spinner).toBeVisible();
  answer();
  await expect(notice(page, 'Non ora.')).toBeVisible();
  await expect(spinner).toHaveCount(0);
});

test('[E9.01][P9.03] below 768 px the navigation lies under the thumb, from 768 px at the side', async ({
  visitor,
}) => {
  const { page } = await visitor('responsabile.lirr', { viewport: { width: 767, height: 800 } });
  await page.goto('/');
  const more = page.getByRole('button', { name: 'Altro' });
  const shrink = page.getByRole('button', { name: 'Riduci il menu' });
  await expect(more).toBeVisible();
  await expect(shrink).toHaveCount(0);
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(shrink).toBeVisible();
  await expect(more).toHaveCount(0);
});

test('the theme goes round light, dark and the system, and is still there after a reload', async ({
  visitor,
}) => {
  const { page } = await visitor('hr', { colorScheme: 'dark' });
  await page.goto('/');
  const scheme = page.locator('html');
  const theme = page.getByRole('button', { name: /^Tema / });
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await theme.click();
  await expect(theme).toHaveAccessibleName('Tema chiaro: passa a scuro');
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.reload();
  await expect(theme).toHaveAccessibleName('Tema chiaro: passa a scuro');
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light');
  await theme.click();
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('the tab of the browser names the screen first', async ({ page, visitor }) => {
  await page.goto('/login');
  await expect(page).toHaveTitle('Accedi · Torre');
  await page.goto('/not-found');
  await expect(page).toHaveTitle('Pagina non trovata · Torre');
  const employee = await visitor('meteo.lirr');
  await employee.page.goto('/');
  await expect(employee.page).toHaveTitle('Home · Torre');
  await employee.page.getByRole('link', { name: 'Il mio calendario' }).first().click();
  await expect(employee.page).toHaveTitle('Il mio calendario · Torre');
});

test('the navigation shows what the session may open, and remembers its width', async ({ visitor }) => {
  const { page } = await visitor('cta.lirf');
  await page.goto('/');
  const links = page.getByRole('navigation', { name: 'Navigazione' }).getByRole('link');
  await expect(links).toHaveText(['Home', 'Il mio calendario']);
  await page.getByRole('button', { name: 'Riduci il menu' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Allarga il menu' })).toBeVisible();
  await expect(links.nth(1)).toHaveAccessibleName('Il mio calendario');
  await links.nth(1).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Il mio calendario');
});
