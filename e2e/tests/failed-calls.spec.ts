import { DEMO_PASSWORD } from '@torre/demo';
import { callsUnderWay } from '../calls-under-way.ts';
import { expect, test } from '../fixtures.ts';
import { signInPage } from '../screens/sign-in-page.ts';

test('[P8.06][M8.17] a read with an outcome code that is not 0 hides the loader and shows the generic text, with another try', async ({
  visitor,
}) => {
  const { page } = await visitor('admin');
  await page.route('**/api/administration/accounts', (route) =>
    route.fulfill({ json: { outcome: { code: 7, messageIT: '' }, accounts: [] } }),
  );
  await page.goto('/amministrazione/persone');
  const failed = page.getByRole('alert').filter({ hasText: 'Impossibile recuperare le informazioni.' });
  await expect(failed).toBeVisible();
  await expect(page.getByRole('status', { name: 'Caricamento in corso' })).toHaveCount(0);
  await page.unroute('**/api/administration/accounts');
  await failed.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByRole('table', { name: 'Persone' })).toBeVisible();
});

test('[P7.18][E7.01] every call of the screens goes to the own server and carries the credentials', async ({
  visitor,
  product,
}) => {
  const { page } = await visitor('cta2.lirf');
  const calls = callsUnderWay(page);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  // What was sent is only known of calls that were answered: leaving a screen ends the others before they go out.
  const answered: Promise<{ url: string; cookie: string | undefined }>[] = [];
  page.on('response', (response) => {
    const url = response.url();
    if (!url.startsWith(`${product.url}/api/`)) return;
    answered.push(
      response
        .request()
        .allHeaders()
        .then((headers) => ({ url, cookie: headers['cookie'] })),
    );
  });
  for (const screen of [
    '/',
    '/dipendente/calendario',
    '/dipendente/calendario?vista=colleghi',
    '/password',
  ]) {
    await page.goto(screen);
    await expect(page.getByRole('navigation', { name: 'Navigazione' })).toBeVisible();
    await calls.done();
  }
  const made = await Promise.all(answered);
  expect(made.length).toBeGreaterThan(4);
  expect(made.filter(({ cookie }) => !cookie)).toEqual([]);
  expect(addresses.filter((url) => new URL(url).origin !== product.url)).toEqual([]);
});

test('the styles of a screen that the network swallowed come when it is back', async ({ page }) => {
  await page.goto('/login');
  const signIn = signInPage(page);
  await expect(signIn.submit).toBeVisible();
  let isLost = true;
  await page.route('**/assets/shell-*.css', (route) => (isLost ? route.abort() : route.continue()));
  const swallowed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.css'));
  await signIn.signIn('pilota', DEMO_PASSWORD);
  await swallowed;
  isLost = false;
  const again = page.getByRole('button', { name: 'Riprova' });
  const menu = page.getByRole('navigation', { name: 'Navigazione' });
  await expect(again.or(menu)).toBeVisible();
  if (await again.isVisible()) await again.click();
  await expect(menu).toBeVisible();
  await expect(menu).toHaveCSS('display', 'flex');
});
