import type { Response } from '@playwright/test';
import { DEMO_PASSWORD } from '@torre/demo';
import { callsUnderWay } from '../calls-under-way.ts';
import { expect, test } from '../fixtures.ts';
import { signInPage } from '../screens/sign-in-page.ts';

test('[P7.18][E7.01] every call of the screens goes to the own server and carries the credentials', async ({
  visitor,
  product,
}) => {
  const { page } = await visitor('cta2.lirf');
  const calls = callsUnderWay(page);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  // What was sent is only known of calls that were answered: leaving a screen ends the others before they go out, and what is
  // answered while it is being left has no headers any more.
  const answered: Promise<{ url: string; cookie: string | undefined }>[] = [];
  const note = (response: Response): void => {
    const url = response.url();
    if (!url.startsWith(`${product.url}/api/`)) return;
    answered.push(
      response
        .request()
        .allHeaders()
        .then((headers) => ({ url, cookie: headers['cookie'] })),
    );
  };
  for (const screen of [
    '/',
    '/dipendente/calendario',
    '/dipendente/calendario?vista=colleghi',
    '/password',
  ]) {
    await page.goto('about:blank');
    page.on('response', note);
    await page.goto(screen);
    await expect(page.getByRole('navigation', { name: 'Navigazione' })).toBeVisible();
    await calls.done();
    page.off('response', note);
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
